import type { EditorDialog } from '@rugby/domain/stores/team/editorDialog';
import { renameTeam } from '@rugby/domain/stores/team/renameTeam';
import { type FormOutcome, formOutcome } from '@rugby/domain/i18n/formOutcome';
import { TeamName } from '@rugby/ui/modals/TeamName';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../stores/StoresContext.tsx';
import { useMyTeam } from '../useMyTeam.ts';

export interface TeamNameDialogProps {
  readonly dialog: Extract<EditorDialog, { kind: 'team-name' }>;
}

/** Names the saved team. When the session has ended, the typed name is there again after the next login. [D7] */
export const TeamNameDialog = observer(function TeamNameDialog({ dialog }: TeamNameDialogProps) {
  const { api } = useStores();
  const { editor, notifications, team } = useMyTeam();
  const words = useWords();
  const saved = team.saved.value;
  if (!saved) return null;
  return <TeamName name={saved.name} unsent={dialog.typed} onSave={save} onClose={editor.closeDialog} />;

  async function save(typed: string): Promise<FormOutcome> {
    const answer = await renameTeam(typed, { api, team });
    if (answer.ok) {
      notifications.closeFinished(dialog);
      notifications.notify({ kind: 'renamed', name: answer.value.name });
    } else if (answer.failure.kind === 'signed-out')
      notifications.showRefusal(answer, async () => editor.open({ kind: 'team-name', typed }));
    return formOutcome(answer, words);
  }
});
