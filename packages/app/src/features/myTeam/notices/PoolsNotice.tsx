import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTutorial } from '../../tutorial/useTutorial.ts';
import { useBuilder } from '../useMyTeam.ts';

const PoolsComplete = lazy(async () => ({ default: (await import('@rugby/ui/modals/PoolsComplete')).PoolsComplete }));

/** Tells, when nothing else is asked, that the players are there or that the fifteen is full; the tutorial may follow. [G-098, G-101] */
export const PoolsNotice = observer(function PoolsNotice() {
  const { builder, desk, season, session, team } = useBuilder();
  const { poolsNotice } = useTutorial();
  const isQuiet = builder.isReady && builder.left === undefined && desk.dialog === undefined && session.lapsed === null;
  const isNew = isQuiet && season.world !== undefined && team.stored.value === null;
  const isFull = isQuiet && team.isFull && team.isChanged;
  useEffect(() => {
    if (isNew) poolsNotice.tell('published');
    if (isFull) poolsNotice.tell('full');
  }, [poolsNotice, isNew, isFull]);
  if (poolsNotice.occasion === undefined) return null;
  return (
    <Suspense>
      <PoolsComplete occasion={poolsNotice.occasion} onClose={poolsNotice.close} />
    </Suspense>
  );
});
