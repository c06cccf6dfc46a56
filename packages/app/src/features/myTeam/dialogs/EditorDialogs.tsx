import { ClearTeam } from '@rugby/ui/modals/ClearTeam';
import { Confirm } from '@rugby/ui/modals/Confirm';
import { CreateTeamDisabled } from '@rugby/ui/modals/CreateTeamDisabled';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { KeepOrDiscard } from '@rugby/ui/modals/KeepOrDiscard';
import { SavingYourTeam } from '@rugby/ui/modals/SavingYourTeam';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { dayAndTime } from '../../../site/dayAndTime.ts';
import { exactTime, timeOfDay } from '../../../site/deviceTime.ts';
import { failureSentence } from '../../../site/failureSentence.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { PlayerProfile } from './PlayerProfile.tsx';
import { TeamReview } from './TeamReview.tsx';

const LookupDialogs = lazy(async () => ({ default: (await import('./LookupDialogs.tsx')).LookupDialogs }));
const TransferDialogs = lazy(async () => ({ default: (await import('./TransferDialogs.tsx')).TransferDialogs }));

/** The question or answer that stands over the team page, if any. */
export const EditorDialogs = observer(function BuilderDialogs() {
  const { page, editor, season, session } = useMyTeam();
  const words = useWords();
  const { dialog, closeDialog } = editor;
  // The way back in stands alone; what it interrupted is there again afterwards.
  if (session.lapsedUser !== null) return null;
  if (page.offeredDraft !== undefined)
    return <KeepOrDiscard changedAt={timeOfDay(page.offeredDraft.at)} onKeep={page.resumeDraft} onDiscard={page.discardDraft} />;
  if (dialog === undefined) return null;
  switch (dialog.kind) {
    case 'player':
      return <PlayerProfile playerId={dialog.playerId} />;
    case 'review':
      return <TeamReview />;
    case 'clear':
      return <ClearTeam onClear={editor.clear} onCancel={closeDialog} />;
    case 'stale':
      return (
        <Confirm
          title={words('builder.stale.title')}
          confirmLabel={words('builder.stale.overwrite')}
          cancelLabel={words('builder.stale.takeStored')}
          onConfirm={() => void editor.saveOverStale()}
          onCancel={() => void editor.discardDraft()}
        >
          {words('builder.stale.text')}
        </Confirm>
      );
    case 'receipts':
    case 'deadlines':
    case 'history':
    case 'watch':
    case 'compare':
    case 'save-conflict':
      return (
        <Suspense>
          <LookupDialogs dialog={dialog} />
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
    case 'booster-list':
    case 'booster-confirm':
    case 'reset-booster':
    case 'not-for-captain':
    case 'transfers-summary':
    case 'transfers-made':
    case 'transfer-booster':
    case 'leave-transfers':
    case 'stale-transfers':
      return (
        <Suspense>
          <TransferDialogs dialog={dialog} />
        </Suspense>
      );
  }
});
