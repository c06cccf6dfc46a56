import { unsavedEdits } from '@rugby/domain/game/editor/draft';
import { EditHistory } from '@rugby/ui/modals/EditHistory';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { editInWords } from '../../team/notificationWords.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** What was edited since the team was saved, and the way back to any of it. [B9] */
export const HistoryDialog = observer(function HistoryDialog() {
  const { editor, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  if (world === undefined) return null;
  const { future, saved } = team.draft;
  const { older, done } = unsavedEdits(team.draft);
  return (
    <EditHistory
      done={done.map(({ edit }) => editInWords(edit, team.draft, world, words))}
      undone={future.map(({ edit }) => editInWords(edit, team.draft, world, words))}
      isSaved={saved !== null}
      onGoTo={(count) => editor.goTo(older + count)}
      onClose={editor.closeDialog}
    />
  );
});
