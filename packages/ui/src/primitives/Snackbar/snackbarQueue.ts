import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** What a message is about: it decides the mark and the colour of its head. [B2] */
export type SnackbarTone = 'default' | 'live' | 'negative' | 'positive' | 'warning';

/** What is said at the foot of the page. */
export interface SnackbarMessage {
  readonly text: string;
  readonly tone: SnackbarTone;
  /** A way on, beside the words: undo. The message closes with it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** How long a message stays. */
export interface SnackbarOptions {
  /** Milliseconds until it goes by itself, for a message that sets a timer; it stays without one. [G-126] */
  readonly timeout?: number;
  /** It went: closed, acted on, or its time was up. */
  readonly onClose?: () => void;
}

/** The messages that are on the screen. */
export interface SnackbarQueue {
  /** Shows a message nearer to the thumb than those that are there already, and answers the key to `close` it. */
  show: (message: SnackbarMessage, options?: SnackbarOptions) => string;
  close: (key: string) => void;
  /** react-aria's own queue, for the region alone. */
  readonly toasts: ToastQueue<SnackbarMessage>;
}

/** A new queue: one for a page, filled by whoever has something to say. Three messages are in sight, the others wait. */
export function createSnackbarQueue(): SnackbarQueue {
  const toasts = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: 3 });
  return {
    toasts,
    show: (message, options = {}) => toasts.add(message, options),
    close: (key) => toasts.close(key),
  };
}
