/** Milliseconds after the last keystroke until a search is sent. */
export const searchDelay = 500;
