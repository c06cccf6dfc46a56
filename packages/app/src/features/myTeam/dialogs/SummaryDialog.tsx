import { budgetOf } from '@rugby/domain/game/team/budget';
import { salaryCapOf } from '@rugby/domain/game/model/world';
import { Confirm } from '@rugby/ui/modals/Confirm';
import { TransfersSummary } from '@rugby/ui/modals/TransfersSummary';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { transferContents } from '../pool/transferContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** All transfers before they are sent together. [G-109] */
export const SummaryDialog = observer(function SummaryDialog() {
  const { editor, season, team, transfers } = useMyTeam();
  const { world, currentRound } = season;
  const saved = team.saved.value;
  if (world === undefined || !saved) return null;
  const { captainId } = team.draft;
  return (
    <TransfersSummary
      transfers={transferContents(transfers.transfers, world)}
      roundNumber={currentRound?.roundNumber ?? 0}
      before={budgetOf(saved.lineup, salaryCapOf(team.draft, world), world.players)}
      after={team.budget ?? 0}
      isLimitless={transfers.isLimitless}
      isCaptainLeaving={captainId === null && saved.captainId !== null}
      isSending={team.saving.state === 'pending'}
      onConfirm={() => void transfers.submit()}
      onClose={editor.closeDialog}
    />
  );
});

/** Another copy was saved meanwhile: whether the transfers count against it. */
export const StaleTransfersDialog = observer(function StaleTransfersDialog() {
  const { editor, transfers } = useMyTeam();
  const words = useWords();
  return (
    <Confirm
      title={words('builder.stale.title')}
      confirmLabel={words('transfers.stale.send')}
      cancelLabel={words('builder.stale.takeStored')}
      onConfirm={() => void transfers.sendOverStale()}
      onCancel={() => {
        transfers.leave();
        void editor.discardDraft();
      }}
    >
      {words('transfers.stale.text')}
    </Confirm>
  );
});
