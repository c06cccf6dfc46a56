import { playerIds } from '@rugby/domain/game/model/lineup';
import { restingPlayers } from '@rugby/domain/game/season/byes';
import { budgetOf } from '@rugby/domain/game/team/budget';
import { salaryCapOf } from '@rugby/domain/game/model/world';
import { TransfersSummary } from '@rugby/ui/modals/TransfersSummary';
import { observer } from 'mobx-react-lite';
import { transferContents } from '../pool/transferContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** All transfers before they are sent together. [G-109] */
export const SummaryDialog = observer(function SummaryDialog() {
  const { editor, season, team, transfers } = useMyTeam();
  const { world, currentRound } = season;
  const { captainId, saved } = team.draft;
  if (world === undefined || saved === null) return null;
  return (
    <TransfersSummary
      transfers={transferContents(transfers.transfers, team.draft, world)}
      roundNumber={currentRound?.roundNumber ?? 0}
      before={budgetOf(saved.lineup, salaryCapOf(team.draft, world), world.players)}
      after={team.budget ?? 0}
      isLimitless={transfers.isLimitless}
      isCaptainLeaving={captainId === null && saved.captainId !== null}
      restingCount={restingPlayers(playerIds(team.draft.lineup), world).length}
      isSending={team.saving.state === 'pending'}
      onConfirm={() => void transfers.submit()}
      onClose={editor.closeDialog}
    />
  );
});
