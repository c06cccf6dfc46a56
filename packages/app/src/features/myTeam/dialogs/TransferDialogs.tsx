import { findPlayer, lastNameOf } from '@rugby/domain/game/model/lookup';
import { fullName } from '@rugby/domain/game/players/fullName';
import type { TransferDialog } from '@rugby/domain/stores/team/editorDialog';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import { LeaveTransferMode } from '@rugby/ui/modals/LeaveTransferMode';
import { NotSuitableForCaptain } from '@rugby/ui/modals/NotSuitableForCaptain';
import { TeamConfirm } from '@rugby/ui/modals/TeamConfirm';
import { TransferBoosterWarning } from '@rugby/ui/modals/TransferBoosterWarning';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { exactTime } from '../../../site/deviceTime.ts';
import { BoosterConfirmDialog, BoosterListDialog, ResetBoosterDialog } from './BoosterDialogs.tsx';
import { StaleTransfersDialog, SummaryDialog } from './SummaryDialog.tsx';
import { useMyTeam } from '../useMyTeam.ts';

/** Dialogs of transfers and boosters. Loaded when the first of them opens. */
export const TransferDialogs = observer(function TransferDialogs({ dialog }: { readonly dialog: TransferDialog }) {
  const { boosters, editor, rounds, season, team, transfers } = useMyTeam();
  const words = useWords();
  const { closeDialog } = editor;
  const { world } = season;
  if (world === undefined) return null;
  switch (dialog.kind) {
    case 'booster-list':
      return <BoosterListDialog />;
    case 'booster-confirm':
      return <BoosterConfirmDialog booster={dialog.booster} />;
    case 'reset-booster':
      return <ResetBoosterDialog booster={dialog.booster} />;
    case 'transfers-summary':
      return <SummaryDialog />;
    case 'stale-transfers':
      return <StaleTransfersDialog />;
    case 'not-for-captain': {
      const player = world.players.get(dialog.playerId);
      const booster = boosterName(dialog.type, season.edition, words);
      return <NotSuitableForCaptain booster={booster} player={player ? fullName(player) : ''} onClose={closeDialog} />;
    }
    case 'transfer-booster':
      return (
        <TransferBoosterWarning
          booster={boosterName(dialog.type, season.edition, words)}
          player={lastNameOf(dialog.playerId, world)}
          onReset={() => void boosters.choose(dialog.type)}
          onKeep={closeDialog}
        />
      );
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
      const { savedAt, version } = dialog.receipt;
      const captain = findPlayer(team.draft.captainId, world);
      return (
        <TeamConfirm
          count={dialog.count}
          roundNumber={season.currentRound?.roundNumber ?? 0}
          savedAt={exactTime(savedAt)}
          version={version}
          captain={captain ? fullName(captain) : null}
          budget={transfers.isLimitless ? null : (team.budget ?? 0)}
          onClose={closeDialog}
        />
      );
    }
  }
});
