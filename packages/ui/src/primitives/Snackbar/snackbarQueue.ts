import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** Meaning of a message: decides its icon and colour. [B2] */
export type SnackbarTone = 'default' | 'live' | 'negative' | 'positive' | 'warning';

/** A message of the snackbar. */
export interface SnackbarMessage {
  readonly text: string;
  readonly tone: SnackbarTone;
  /** An action beside the text: undo. It also closes the message. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Options of a message. */
export interface SnackbarOptions {
  /** Milliseconds until the message closes by itself; without it the message stays. [G-126] */
  readonly timeout?: number;
  /** Called when the message closes: by the user, its action or its timeout. */
  readonly onClose?: () => void;
}

/** The queue of messages. */
export interface SnackbarQueue {
  /** Shows a message below the earlier ones, and returns the key to `close` it. */
  show: (message: SnackbarMessage, options?: SnackbarOptions) => string;
  close: (key: string) => void;
  /** The queue of react-aria, for the region only. */
  readonly toasts: ToastQueue<SnackbarMessage>;
}

/** Creates the queue of a page. Three messages are shown at a time; others wait. */
export function createSnackbarQueue(): SnackbarQueue {
  const toasts = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: 3 });
  return {
    toasts,
    show: (message, options = {}) => toasts.add(message, options),
    close: (key) => toasts.close(key),
  };
}
