import { CreateTeamDisabled } from '@rugby/ui/modals/CreateTeamDisabled';
import { createPickingTimes } from '@rugby/ui/modals/pickingTimes';
import { observer } from 'mobx-react-lite';
import { dayAndTime } from '../../../site/dayAndTime.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Why no team can be picked now, and when it can. `nextRoundId` is the next round that accepts one, null when there is none. [G-113] */
export const PickingClosed = observer(function PickingClosed({ nextRoundId }: { readonly nextRoundId: number | null }) {
  const { editor, season } = useMyTeam();
  if (season.world === undefined) return null;
  return <CreateTeamDisabled times={createPickingTimes(nextRoundId, season.world, dayAndTime)} onClose={editor.closeDialog} />;
});
