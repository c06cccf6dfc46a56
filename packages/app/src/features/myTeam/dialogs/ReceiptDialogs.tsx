import type { SelectionDifference } from '@rugby/domain/game/team/selectionDifferences';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { Words } from '@rugby/domain/i18n/keys';
import type { LocalReceipt } from '@rugby/domain/stores/team/receiptStorage';
import type { SaveReceipt } from '@rugby/domain/stores/team/saveReceipt';
import { SaveConflict } from '@rugby/ui/modals/SaveConflict';
import { SaveReceipts, type SaveReceiptLine } from '@rugby/ui/modals/SaveReceipts';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { dayAndExactTime, timeOfDay } from '../../../site/deviceTime.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Shown when the saved team differs from the sent one. [B6] */
export const SaveConflictDialog = observer(function SaveConflictDialog({ receipt }: { readonly receipt: SaveReceipt }) {
  const { editor, season } = useMyTeam();
  const words = useWords();
  const { savedAt, differences } = receipt;
  return (
    <SaveConflict
      savedAt={timeOfDay(savedAt)}
      differences={differences.map((difference) => differenceSentence(difference, nameIn(season.playersById), words))}
      onKeep={editor.closeDialog}
      onTakeSaved={() => void editor.discardDraft()}
    />
  );
});

/** The last receipts that this device keeps. [B6] */
export const ReceiptsDialog = observer(function ReceiptsDialog() {
  const { page, editor, season } = useMyTeam();
  const name = nameIn(season.playersById);
  const lineOf = ({ savedAt, version, roundId, isAsSent, selection }: LocalReceipt): SaveReceiptLine => ({
    version,
    savedAt: dayAndExactTime(savedAt),
    roundNumber: season.rounds.value?.find(({ id }) => id === roundId)?.roundNumber ?? 0,
    isAsSent,
    players: playerIds(selection.lineup).map(name),
    captain: selection.captainId === null ? null : name(selection.captainId),
  });
  return <SaveReceipts receipts={page.readReceipts().map(lineOf)} onClose={editor.closeDialog} />;
});

function differenceSentence(difference: SelectionDifference, name: (id: number) => string, words: Words): string {
  if (difference.kind !== 'captain')
    return words(`modals.saveConflict.${difference.kind}`, { player: name(difference.playerId) });
  const noCaptain = words('modals.saveConflict.noCaptain');
  const [saved, picked] = [difference.saved, difference.sent].map((id) => (id === null ? noCaptain : name(id)));
  return words('modals.saveConflict.captain', { saved: saved ?? noCaptain, picked: picked ?? noCaptain });
}

function nameIn(players: ReadonlyMap<number, { readonly lastName: string }>): (id: number) => string {
  return (id) => players.get(id)?.lastName ?? `#${id}`;
}
