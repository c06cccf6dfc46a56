import { KeepOrDiscard } from '@rugby/ui/modals/KeepOrDiscard';
import { observer } from 'mobx-react-lite';
import { timeFrom } from '../../../site/dayAndTime.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Asks whether to continue with the draft of this device. [B5] */
export const DraftDialog = observer(function DraftDialog() {
  const { clock, page } = useMyTeam();
  const { offeredDraft, resumeDraft, discardDraft } = page;
  return (
    offeredDraft && (
      <KeepOrDiscard changedAt={timeFrom(clock.read(), offeredDraft.at)} onKeep={resumeDraft} onDiscard={discardDraft} />
    )
  );
});
