import { createSnackbarQueue } from '@rugby/ui/primitives/Snackbar';

/** The messages at the foot of the page; one queue for the whole site. */
export const messages = createSnackbarQueue();
