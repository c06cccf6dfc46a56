import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useStores } from '../../../stores/StoresContext.tsx';
import { useMyTeam } from '../useMyTeam.ts';

const PoolsComplete = lazy(async () => ({ default: (await import('@rugby/ui/modals/PoolsComplete')).PoolsComplete }));

/** Shows, when no other dialog is open, that the pool is published or the lineup full; the tutorial may follow. [G-098, G-101] */
export const PoolsNotice = observer(function PoolsNotice() {
  const { page, editor, season, session, team } = useMyTeam();
  const { poolsNotice } = useStores().game.value;
  const isQuiet = page.isReady && page.offeredDraft === undefined && editor.dialog === undefined && session.lapsedUser === null;
  const isNew = isQuiet && season.world !== undefined && team.saved.value === null;
  const isFull = isQuiet && team.isFull && team.isChanged;
  useEffect(() => {
    if (isNew) poolsNotice.notify('published');
    if (isFull) poolsNotice.notify('full');
  }, [poolsNotice, isNew, isFull]);
  if (poolsNotice.occasion === undefined) return null;
  return (
    <Suspense>
      <PoolsComplete occasion={poolsNotice.occasion} onClose={poolsNotice.close} />
    </Suspense>
  );
});
