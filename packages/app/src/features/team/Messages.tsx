import type { SnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { useState, useSyncExternalStore } from 'react';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';

const Snackbar = lazyOverlay(async () => (await import('@rugby/ui/primitives/Snackbar')).Snackbar);
const lazyParts = [Snackbar];

export interface MessagesProps {
  readonly queue: SnackbarQueue;
}

/** The messages at the bottom of a page. What shows them is loaded when a press is likely, or with the first message. */
export function Messages({ queue }: MessagesProps) {
  const { toasts } = queue;
  const hasNone = () => toasts.visibleToasts.length === 0;
  const isEmpty = useSyncExternalStore((follow) => toasts.subscribe(follow), hasNone, hasNone);
  const [isUsed, setIsUsed] = useState(false);
  useLoadOnIntent(lazyParts);
  // Stays after its first message, so that the last one can return the focus.
  if (!isEmpty && !isUsed) setIsUsed(true);
  return isUsed && <Snackbar queue={queue} onGiveUp={giveUp} />;

  function giveUp(): void {
    toasts.clear();
    setIsUsed(false);
  }
}
