import { findPlayer } from '@rugby/domain/game/model/lookup';
import { fullName } from '@rugby/domain/game/players/fullName';
import type { TransferDialog } from '@rugby/domain/stores/team/editorDialog';
import { LeaveTransferMode } from '@rugby/ui/modals/LeaveTransferMode';
import { TeamConfirm } from '@rugby/ui/modals/TeamConfirm';
import { observer } from 'mobx-react-lite';
import { timeOfDay } from '../../../site/dayAndTime.ts';
import { SummaryDialog } from './SummaryDialog.tsx';
import { useMyTeam } from '../useMyTeam.ts';

/** Dialogs of transfers. Loaded when the first of them opens. */
export const TransferDialogs = observer(function TransferDialogs({ dialog }: { readonly dialog: TransferDialog }) {
  const { editor, rounds, season, team, transfers } = useMyTeam();
  const { closeDialog } = editor;
  const { world } = season;
  if (world === undefined) return null;
  switch (dialog.kind) {
    case 'transfers-summary':
      return <SummaryDialog />;
    case 'leave-transfers':
      return (
        <LeaveTransferMode
          count={transfers.transfers.length}
          onLeave={() => {
            closeDialog();
            void rounds.leaveTransfersFor(dialog.roundId);
          }}
          onStay={closeDialog}
        />
      );
    case 'transfers-made': {
      const captain = findPlayer(team.draft.captainId, world);
      return (
        <TeamConfirm
          count={dialog.count}
          roundNumber={season.currentRound?.roundNumber ?? 0}
          savedAt={timeOfDay(dialog.receipt.savedAt)}
          captain={captain ? fullName(captain) : null}
          budget={transfers.isLimitless ? null : (team.budget ?? 0)}
          onClose={closeDialog}
        />
      );
    }
  }
});
