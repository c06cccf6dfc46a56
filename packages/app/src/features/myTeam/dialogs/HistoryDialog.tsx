import { EditHistory } from '@rugby/ui/modals/EditHistory';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { editInWords } from '../../team/notificationWords.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** What was edited since the team was opened or saved, and the way back to any of it. [B9] */
export const HistoryDialog = observer(function HistoryDialog() {
  const { editor, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  if (world === undefined) return null;
  const { past, future } = team.draft;
  return (
    <EditHistory
      done={past.map(({ edit }) => editInWords(edit, world, words))}
      undone={future.map(({ edit }) => editInWords(edit, world, words))}
      onGoTo={editor.goTo}
      onClose={editor.closeDialog}
    />
  );
});
