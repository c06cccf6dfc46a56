import { ClearTeam } from '@rugby/ui/modals/ClearTeam';
import { Confirm } from '@rugby/ui/modals/Confirm';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { SavingYourTeam } from '@rugby/ui/modals/SavingYourTeam';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { dayAndTime, timeOfDay } from '../../../site/dayAndTime.ts';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { useMyTeam } from '../useMyTeam.ts';
import { BoosterDialogs, LookupDialogs, QueuedConflictDialog, StaleDialogs, TransferDialogs } from './lazyDialogs.ts';
import { PickingClosed } from './PickingClosed.tsx';
import { RestingPlayerDialog } from './RestingPlayerDialog.tsx';
import { PlayerProfile } from './PlayerProfile.tsx';
import { TeamReview } from './TeamReview.tsx';

/** The dialog of the team page that is open, if any. */
export const EditorDialogs = observer(function EditorDialogs() {
  const { editor, season } = useMyTeam();
  const words = useWords();
  const { dialog, closeDialog } = editor;
  if (dialog === undefined) return null;
  switch (dialog.kind) {
    case 'player':
      return <PlayerProfile playerId={dialog.playerId} />;
    case 'review':
      return <TeamReview />;
    case 'clear':
      return <ClearTeam onClear={editor.clear} onCancel={closeDialog} />;
    case 'stale':
    case 'stale-captain':
    case 'stale-transfers':
    case 'stale-booster':
      return <StaleDialogs dialog={dialog} onGiveUp={closeDialog} />;
    case 'queued-conflict':
      return <QueuedConflictDialog conflict={dialog.conflict} onGiveUp={closeDialog} />;
    case 'receipts':
    case 'deadlines':
    case 'history':
    case 'watch':
    case 'compare':
    case 'share':
    case 'team-name':
    case 'save-conflict':
      return <LookupDialogs dialog={dialog} onGiveUp={closeDialog} />;
    case 'saving-your-team': {
      const { savedAt } = dialog.receipt;
      const { roundNumber = 0, startDate = savedAt } = season.currentRound ?? {};
      const receipt = { savedAt: timeOfDay(savedAt), roundNumber, deadline: dayAndTime(startDate) };
      return <SavingYourTeam {...receipt} onClose={closeDialog} />;
    }
    case 'create-team-disabled':
      return <PickingClosed nextRoundId={dialog.refusal.nextRoundId} />;
    case 'resting-player':
      return <RestingPlayerDialog dialog={dialog} />;
    case 'interrupted':
      return (
        <Confirm
          title={words('builder.interrupted.title')}
          confirmLabel={words('builder.interrupted.goOn')}
          cancelLabel={words('builder.interrupted.later')}
          onConfirm={dialog.goOn}
          onCancel={closeDialog}
        >
          {words('builder.interrupted.text')}
        </Confirm>
      );
    case 'error':
      return <ErrorModal message={failureSentence(dialog.failure, words)} onClose={closeDialog} />;
    case 'booster-list':
    case 'booster-confirm':
    case 'reset-booster':
    case 'not-for-captain':
    case 'transfer-booster':
      return <BoosterDialogs dialog={dialog} onGiveUp={closeDialog} />;
    case 'transfers-summary':
    case 'transfers-made':
    case 'leave-transfers':
      return <TransferDialogs dialog={dialog} onGiveUp={closeDialog} />;
  }
});
