/**
 * The time limits of every test project, in milliseconds. A test waits for facts, never for time: these limits only end a test that hangs, on
 * a machine as busy as it may be.
 */
export const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
