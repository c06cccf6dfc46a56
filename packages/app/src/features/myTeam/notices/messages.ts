import { createSnackbarQueue } from '@rugby/ui/primitives/Snackbar';

/** The messages at the foot of the page; one queue for the page. */
export const messages = createSnackbarQueue();
