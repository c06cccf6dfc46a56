import { QueuedBanner } from '@rugby/ui/game/QueuedBanner';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMyTeam } from '../useMyTeam.ts';

/** Above the pitch, as long as a change of the team is queued; sends it once the server answers. [B21] */
export const QueuedSection = observer(function QueuedSection() {
  const { queue, queued } = useMyTeam();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    void queued.load().then(() => setIsLoaded(true));
  }, [queued]);
  useEffect(() => (isLoaded ? queued.value.mount() : undefined), [isLoaded, queued]);
  if (!isLoaded) return <QueuedBanner onTakeBack={queue.clear} />;
  const { conflict, decide, takeBack } = queued.value;
  return <QueuedBanner onTakeBack={takeBack} onDecide={conflict && decide} />;
});
