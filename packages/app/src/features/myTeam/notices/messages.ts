import { createSnackbarQueue } from '@rugby/ui/primitives/Snackbar';

/** The messages at the bottom of the team page. */
export const messages = createSnackbarQueue();
