import { CrashPanel } from '@rugby/ui/layout/CrashPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import { focusHeading } from './focusHeading.ts';

/** Replaces a page whose code could not be loaded: without a connection, one that the device has not copied yet. Back leaves it. */
export function PageNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords();
  useEffect(focusHeading, []);
  return (
    <CrashPanel
      title={words('common.loadFailed.title')}
      text={words('common.loadFailed.text')}
      reloadLabel={words('common.actions.retry')}
      onReload={onRetry}
    />
  );
}
