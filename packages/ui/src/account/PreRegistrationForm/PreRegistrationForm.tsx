import { type PreRegistrationAnswers, preRegistrationProblems } from '@rugby/domain/game/messages/messageProblems';
import { nameMax } from '@rugby/domain/game/session/names';
import { Button } from '../../primitives/Button/Button.tsx';
import { ResultBanner } from '../../primitives/ResultBanner/ResultBanner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialogForm } from '../AuthDialog/AuthDialogForm.tsx';
import { useMessageForm } from '../useMessageForm.ts';

export interface PreRegistrationFormProps {
  /** Puts the address on the list. */
  readonly onSend: (answers: PreRegistrationAnswers) => Promise<FormOutcome>;
}

const empty: PreRegistrationAnswers = { firstName: '', lastName: '', email: '' };

/** Name and address for the next season. The result takes the place of the form. */
export function PreRegistrationForm({ onSend }: PreRegistrationFormProps) {
  const words = useWords();
  const { values, errorOf, state, failures, isBack, change, submit, edit } = useMessageForm({
    empty,
    errorsOf: (answers) => preRegistrationProblems(answers).map(({ field, problem }) => ({ field, sentence: words(problem) })),
    onSend,
  });
  if (state.step === 'sent')
    return (
      <ResultBanner replacesForm tone="positive" title={words('messages.preRegistration.success')}>
        {words('messages.preRegistration.confirmation')}
      </ResultBanner>
    );
  if (state.step === 'failed')
    return (
      <ResultBanner replacesForm tone="negative" title={state.sentence}>
        <Button variant="outline" onPress={edit}>
          {words('common.actions.retry')}
        </Button>
      </ResultBanner>
    );
  const field = (name: keyof PreRegistrationAnswers) => ({
    label: words(`messages.preRegistration.${name}`),
    value: values[name],
    onChange: (value: string) => change(name, value),
    error: errorOf(name),
    isRequired: true,
  });
  return (
    <AuthDialogForm onSubmit={submit} failures={failures} isEnteredAgain={isBack}>
      <TextField {...field('firstName')} autoComplete="given-name" maxLength={nameMax} />
      <TextField {...field('lastName')} autoComplete="family-name" maxLength={nameMax} />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <Button
        type="submit"
        size="form"
        isPending={state.step === 'pending'}
        pendingLabel={words('messages.preRegistration.pending')}
        {...(state.step === 'invalid' && { icon: 'warning' as const })}
      >
        {words(state.step === 'invalid' ? 'messages.preRegistration.error' : 'messages.preRegistration.submit')}
      </Button>
    </AuthDialogForm>
  );
}
