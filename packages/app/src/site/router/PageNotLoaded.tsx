import { CrashPanel } from '@rugby/ui/layout/CrashPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import { focusHeading } from './focusHeading.ts';

export interface PageNotLoadedProps {
  /** How often it was tried. */
  readonly failures: number;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Replaces a page whose code could not be loaded: without a connection, one that the device has not copied yet. Says when another attempt failed
 * too. Back leaves it.
 */
export function PageNotLoaded({ failures, isTrying, onRetry }: PageNotLoadedProps) {
  const words = useWords();
  useEffect(focusHeading, []);
  return (
    <CrashPanel
      title={words('common.loadFailed.title')}
      text={words(failures > 1 ? 'common.loadFailed.again' : 'common.loadFailed.text')}
      attempt={failures}
      reloadLabel={words('common.actions.retry')}
      isPending={isTrying}
      pendingLabel={words('common.loadFailed.trying')}
      onReload={onRetry}
    />
  );
}
