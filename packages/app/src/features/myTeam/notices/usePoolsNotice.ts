import { useEffect } from 'react';
import { useStores } from '../../../stores/StoresContext.tsx';
import { useMyTeam } from '../useMyTeam.ts';

/**
 * Announces once that the pool is published or the lineup full, while nothing else is asked. Both ask the user to go on with a team, so they wait
 * while none can be picked. [G-098, G-101]
 */
export function usePoolsNotice(isQuiet: boolean): void {
  const { page, rows, season, team } = useMyTeam();
  const { poolsNotice } = useStores().game.value;
  const canPick = isQuiet && page.isReady && !rows.isPickingClosed;
  const isNew = canPick && season.world !== undefined && team.saved.value === null;
  const isFull = canPick && team.isFull && team.isChanged && team.refusalsToSave.length === 0;
  useEffect(() => {
    if (isNew) poolsNotice.notify('published');
    if (isFull) poolsNotice.notify('full');
  }, [poolsNotice, isNew, isFull]);
}
