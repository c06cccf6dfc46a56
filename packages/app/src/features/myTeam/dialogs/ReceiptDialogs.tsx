import { playerIds } from '@rugby/domain/game/model/lineup';
import type { LocalReceipt } from '@rugby/domain/stores/team/receiptStorage';
import type { SaveReceipt } from '@rugby/domain/stores/team/saveReceipt';
import { SaveConflict } from '@rugby/ui/modals/SaveConflict';
import { SaveReceipts, type SaveReceiptsProps } from '@rugby/ui/modals/SaveReceipts';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { timeOfDay } from '../../../site/dayAndTime.ts';
import { dayAndExactTime } from '../../../site/deviceTime.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { differenceSentence, namesIn } from './differenceSentence.ts';

/** Shown when the saved team differs from the sent one. [B6] */
export const SaveConflictDialog = observer(function SaveConflictDialog({ receipt }: { readonly receipt: SaveReceipt }) {
  const { editor, season, team } = useMyTeam();
  const words = useWords();
  const { savedAt, differences } = receipt;
  const name = namesIn(team.draft, season.playersById);
  return (
    <SaveConflict
      savedAt={timeOfDay(savedAt)}
      differences={differences.map((difference) => differenceSentence(difference, name, words))}
      onKeep={editor.closeDialog}
      onTakeSaved={() => void editor.discardDraft()}
    />
  );
});

/** The last receipts that this device keeps. [B6] */
export const ReceiptsDialog = observer(function ReceiptsDialog() {
  const { page, editor, season } = useMyTeam();
  const lineOf = ({ savedAt, version, roundId, isAsSent, selection }: LocalReceipt): SaveReceiptsProps['receipts'][number] => {
    const name = namesIn(selection, season.playersById);
    return {
      version,
      savedAt: dayAndExactTime(savedAt),
      roundNumber: season.rounds.value?.find(({ id }) => id === roundId)?.roundNumber ?? 0,
      isAsSent,
      players: playerIds(selection.lineup).map(name),
      captain: selection.captainId === null ? null : name(selection.captainId),
    };
  };
  return <SaveReceipts receipts={page.readReceipts().map(lineOf)} onClose={editor.closeDialog} />;
});
