import { lengthOf, normalizePublicText } from '@rugby/domain/game/model/publicText';
import { teamNameLength, teamNameProblem } from '@rugby/domain/game/team/teamName';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialogForm } from '../../account/AuthDialog/AuthDialogForm.tsx';
import { useMessageForm } from '../../account/useMessageForm.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TeamNameProps {
  /** The stored name. */
  readonly name: string;
  /** What was typed before the dialog was interrupted. */
  readonly unsent?: string | undefined;
  /** Sends a name that the rules allow; closes the dialog when it is stored. */
  readonly onSave: (name: string) => Promise<FormOutcome>;
  readonly onClose: () => void;
}

/**
 * Names the user's team. A name that is refused stays in the field, with the reason below it. The dialog stays open while the name is saved, because
 * it says why that failed. [D7]
 */
export function TeamName({ name, unsent = name, onSave, onClose }: TeamNameProps) {
  const words = useWords();
  const { values, errorOf, state, failures, change, submit } = useMessageForm({
    empty: { name },
    unsent: { name: unsent },
    errorsOf: ({ name: typed }) => {
      const problem = teamNameProblem(typed);
      return problem === undefined ? [] : [{ field: 'name', sentence: words(problem) }];
    },
    onSend: ({ name: typed }) => onSave(typed),
  });
  const isPending = state.step === 'pending';
  const isSame = normalizePublicText(values.name) === name;

  return (
    <Dialog title={words('modals.teamName.title')} onClose={() => !isPending && onClose()}>
      <AuthDialogForm onSubmit={async () => (isSame ? onClose() : submit())} failures={failures}>
        {state.step === 'failed' && <FormError title={state.sentence} />}
        <p>{words('modals.teamName.text')}</p>
        <TextField
          label={words('modals.teamName.label')}
          value={values.name}
          onChange={(typed) => change('name', typed)}
          hint={words('modals.teamName.hint', { count: lengthOf(values.name.trim()), max: teamNameLength.max })}
          error={errorOf('name')}
          isReadOnly={isPending}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was opened to fill it in
          autoFocus
        />
        <div>
          <Button type="submit" isPending={isPending} pendingLabel={words('modals.teamName.saving')}>
            {words('modals.teamName.save')}
          </Button>
        </div>
      </AuthDialogForm>
    </Dialog>
  );
}
