import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { useEffect, useState } from 'react';
import { neededOffline } from '../../../site/neededOffline.ts';
import { useStores } from '../../../stores/StoresContext.tsx';
import { loadPatiently } from './loadPatiently.ts';

const QueuedSection = neededOffline(lazyOverlay(async () => (await import('./QueuedSection.tsx')).QueuedSection));

/**
 * The queued change. It sends the change, so its code is loaded again until it arrives, without a question that a user could close: the first
 * change without a connection may be the first use of it. [B21]
 */
export function AwaitedQueuedSection() {
  const { page } = useStores().ports;
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const load = async () => {
      await QueuedSection.load();
      setIsLoaded(true);
    };
    return loadPatiently(load, page);
  }, [page]);
  return isLoaded ? <QueuedSection /> : null;
}
