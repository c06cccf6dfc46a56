/** How long a test waits for a fact, in milliseconds: as long as a busy machine may need. It only ends a test that waits in vain. */
export const patience = { timeout: 200_000, interval: 20 };
