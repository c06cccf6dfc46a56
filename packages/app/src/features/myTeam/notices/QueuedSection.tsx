import { QueuedBanner } from '@rugby/ui/game/QueuedBanner';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../../stores/StoresContext.tsx';
import { useMyTeam } from '../useMyTeam.ts';
import { loadPatiently } from './loadPatiently.ts';

/** Above the pitch, as long as a change of the team is queued; sends it once the server answers. [B21] */
export const QueuedSection = observer(function QueuedSection() {
  const { page } = useStores().ports;
  const { queue, queued } = useMyTeam();
  const { isLoaded } = queued;
  useEffect(() => loadPatiently(() => queued.load(), page), [queued, page]);
  useEffect(() => (isLoaded ? queued.value.mount() : undefined), [isLoaded, queued]);
  if (!isLoaded) return <QueuedBanner onTakeBack={queue.clear} />;
  const { conflict, decide, takeBack } = queued.value;
  return <QueuedBanner onTakeBack={takeBack} onDecide={conflict && decide} />;
});
