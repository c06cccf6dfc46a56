import { type ContactAnswers, contactProblems } from '@rugby/domain/game/messages/messageProblems';
import { nameMax } from '@rugby/domain/game/session/names';
import { TextArea } from 'react-aria-components';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextFieldRoot } from '../../primitives/Field/FieldBox.tsx';
import { FieldLabel } from '../../primitives/Field/FieldLabel.tsx';
import { fieldBox } from '../../primitives/Field/fieldLook.ts';
import { FieldMessage } from '../../primitives/Field/FieldMessage.tsx';
import { ResultBanner } from '../../primitives/ResultBanner/ResultBanner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialogForm } from '../AuthDialog/AuthDialogForm.tsx';
import { useMessageForm } from '../useMessageForm.ts';

export interface ContactFormProps {
  /** Name and address of the signed-in user; without it they are empty. */
  readonly sender?: Pick<ContactAnswers, 'name' | 'email'>;
  /** What was typed into the form before. */
  readonly unsent?: Partial<ContactAnswers> | undefined;
  /** Called with everything that was typed, at each change; with undefined when it was sent. */
  readonly onChange?: (unsent: Partial<ContactAnswers> | undefined) => void;
  /** Sends the message to the people who run the game. */
  readonly onSend: (answers: ContactAnswers) => Promise<FormOutcome>;
}

const unknownSender = { name: '', email: '' };

/** A message to the people who run the game. A message that was not sent stays in the form. */
export function ContactForm({ sender = unknownSender, unsent, onChange, onSend }: ContactFormProps) {
  const words = useWords();
  const empty: ContactAnswers = { name: sender.name, email: sender.email, message: '' };
  const { values, errorOf, state, failures, isBack, change, submit, edit } = useMessageForm({
    empty,
    unsent,
    onChange,
    errorsOf: (answers) => contactProblems(answers).map(({ field, problem }) => ({ field, sentence: words(problem) })),
    onSend,
  });
  if (state.step === 'sent')
    return (
      <ResultBanner replacesForm tone="positive" title={words('messages.contact.sent')}>
        {words('messages.contact.sentText')}
        <Button variant="outline" onPress={edit}>
          {words('messages.contact.another')}
        </Button>
      </ResultBanner>
    );
  const field = (name: keyof ContactAnswers) => ({
    value: values[name],
    onChange: (value: string) => change(name, value),
    isRequired: true,
  });
  return (
    <Form>
      <AuthDialogForm onSubmit={submit} failures={failures} isEnteredAgain={isBack}>
        {state.step === 'failed' && <ResultBanner tone="negative" title={state.sentence} />}
        <TextField
          {...field('name')}
          label={words('messages.contact.name')}
          error={errorOf('name')}
          autoComplete="name"
          maxLength={nameMax}
        />
        <TextField
          {...field('email')}
          label={words('messages.contact.email')}
          error={errorOf('email')}
          hint={words('messages.contact.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextFieldRoot {...field('message')} isInvalid={errorOf('message') !== undefined} validationBehavior="aria">
          <FieldLabel>{words('messages.contact.message')}</FieldLabel>
          <MessageBox rows={7} />
          <FieldMessage hint={undefined} error={errorOf('message')} />
        </TextFieldRoot>
        <Button type="submit" size="form" isPending={state.step === 'pending'} pendingLabel={words('messages.contact.pending')}>
          {words('messages.contact.submit')}
        </Button>
      </AuthDialogForm>
    </Form>
  );
}

const Form = styled.div`
  max-inline-size: 36rem;
`;

const MessageBox = styled(TextArea)`
  ${fieldBox}
  padding-block: ${({ theme }) => theme.space[3]};
  resize: vertical;
  ${focusRing}
`;
