import { ClearTeam } from '@rugby/ui/modals/ClearTeam';
import { Confirm } from '@rugby/ui/modals/Confirm';
import { CreateTeamDisabled } from '@rugby/ui/modals/CreateTeamDisabled';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { KeepOrDiscard } from '@rugby/ui/modals/KeepOrDiscard';
import { SavingYourTeam } from '@rugby/ui/modals/SavingYourTeam';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { dayAndTime, exactTime, timeOfDay } from '../../shell/fansTime.ts';
import { failureSentence } from '../../shell/failureSentence.ts';
import { useBuilder } from './useBuilder.ts';
import { PlayerProfile } from './PlayerProfile.tsx';
import { TeamReview } from './TeamReview.tsx';

const receiptDialogs = () => import('./ReceiptDialogs.tsx');
const ReceiptsDialog = lazy(async () => ({ default: (await receiptDialogs()).ReceiptsDialog }));
const SavedOtherwiseDialog = lazy(async () => ({ default: (await receiptDialogs()).SavedOtherwiseDialog }));

/** The question or answer that stands over the team builder, if any. */
export const BuilderDialogs = observer(function BuilderDialogs() {
  const { builder, desk, season, session } = useBuilder();
  const words = useWords();
  const { dialog, closeDialog } = desk;
  // The way back in stands alone; what it interrupted is there again afterwards.
  if (session.lapsed !== null) return null;
  if (builder.left !== undefined)
    return <KeepOrDiscard changedAt={timeOfDay(builder.left.at)} onKeep={builder.keepLeft} onDiscard={builder.discardLeft} />;
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'player':
      return <PlayerProfile playerId={dialog.playerId} />;
    case 'review':
      return <TeamReview />;
    case 'clear':
      return <ClearTeam onClear={desk.clear} onCancel={closeDialog} />;
    case 'stale':
      return (
        <Confirm
          title={words('builder.stale.title')}
          confirmLabel={words('builder.stale.overwrite')}
          cancelLabel={words('builder.stale.takeStored')}
          onConfirm={() => void desk.saveOverStale()}
          onCancel={() => void desk.takeStored()}
        >
          {words('builder.stale.text')}
        </Confirm>
      );
    case 'receipts':
      return (
        <Suspense>
          <ReceiptsDialog />
        </Suspense>
      );
    case 'saved-otherwise':
      return (
        <Suspense>
          <SavedOtherwiseDialog receipt={dialog.receipt} />
        </Suspense>
      );
    case 'saving-your-team': {
      const { savedAt, version } = dialog.receipt;
      const { roundNumber = 0, startDate = savedAt } = season.currentRound ?? {};
      const receipt = { savedAt: exactTime(savedAt), version, roundNumber, deadline: dayAndTime(startDate) };
      return <SavingYourTeam {...receipt} onClose={closeDialog} />;
    }
    case 'create-team-disabled': {
      const { nextRoundId, nextRoundStart } = dialog.refusal;
      const next = season.rounds.value?.find(({ id }) => id === nextRoundId);
      return (
        <CreateTeamDisabled
          roundNumber={season.currentRound?.roundNumber ?? 0}
          next={
            next === undefined
              ? null
              : { roundNumber: next.roundNumber, ...(nextRoundStart !== null && { time: dayAndTime(nextRoundStart) }) }
          }
          onClose={closeDialog}
        />
      );
    }
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
  }
});
