import type { QueuedConflict as Conflict } from '@rugby/domain/game/team/queuedChange';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { QueuedConflict } from '@rugby/ui/modals/QueuedConflict';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';
import { differenceSentence, namesIn } from './differenceSentence.ts';

/** The question about a queued change that was not sent. [B21] */
export const QueuedConflictDialog = observer(function QueuedConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const { editor, queued: lazy, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  const queued = lazy.value;
  if (world === undefined) return null;
  const name = namesIn(team.draft, season.playersById);
  const refusals = conflict.reason === 'locked' ? conflict.refusals : [];
  return (
    <QueuedConflict
      reason={conflict.reason}
      locks={refusals.map((refusal) => refusalSentence(refusal, world, words))}
      lost={conflict.lost.map((difference) => differenceSentence(difference, name, words))}
      onInsist={() => void queued.insist()}
      onKeepAsDraft={queued.keepAsDraft}
      onTakeSaved={() => void queued.giveUp()}
      onLater={editor.closeDialog}
    />
  );
});
