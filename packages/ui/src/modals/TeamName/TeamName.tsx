import { lengthOf, normalizePublicText } from '@rugby/domain/game/model/publicText';
import { teamNameLength, teamNameProblem } from '@rugby/domain/game/team/teamName';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { useState } from 'react';
import { AuthDialogForm } from '../../account/AuthDialog/AuthDialogForm.tsx';
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
  const [typed, setTyped] = useState(unsent);
  const [error, setError] = useState<string>();
  const [common, setCommon] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);

  function fail(ofField: string | undefined, ofForm: string | undefined): void {
    setError(ofField);
    setCommon(ofForm);
    setFailures(failures + 1);
  }

  async function save(): Promise<void> {
    if (isPending) return;
    if (normalizePublicText(typed) === name) return onClose();
    const problem = teamNameProblem(typed);
    if (problem !== undefined) return fail(words(problem), undefined);
    setCommon(undefined);
    setPending(true);
    const outcome = await onSave(typed);
    setPending(false);
    if (!outcome.ok) fail(outcome.fields?.['name'], outcome.common);
  }

  return (
    <Dialog title={words('modals.teamName.title')} onClose={() => !isPending && onClose()}>
      <AuthDialogForm onSubmit={save} failures={failures}>
        {common !== undefined && <FormError title={common} />}
        <p>{words('modals.teamName.text')}</p>
        <TextField
          label={words('modals.teamName.label')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          hint={words('modals.teamName.hint', { count: lengthOf(typed.trim()), max: teamNameLength.max })}
          error={error}
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
