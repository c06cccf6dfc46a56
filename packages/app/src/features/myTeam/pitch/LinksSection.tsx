import { TeamShortcuts } from '@rugby/ui/game/TeamShortcuts';
import { observer } from 'mobx-react-lite';
import { useIsNarrow } from '../../../site/useIsNarrow.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { useTeamShortcuts } from './useTeamShortcuts.ts';

/** Shortcuts below the pitch; on a wide window those that are not above the pool. */
export const LinksSection = observer(function LinksSection() {
  const { often, seldom } = useTeamShortcuts();
  return <TeamShortcuts shortcuts={useIsNarrow() ? [...often, ...seldom] : seldom} />;
});

/** Shortcuts above the pool, where they are seen without scrolling. Transfers need their room. */
export const PoolLinksSection = observer(function PoolLinksSection() {
  const { transfers } = useMyTeam();
  const { often } = useTeamShortcuts();
  return transfers.isOn ? null : <TeamShortcuts areOften shortcuts={often} />;
});
