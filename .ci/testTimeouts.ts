/**
 * The time limits of every test project, in milliseconds. A test waits for facts, never for time: these limits only end a test that hangs, on
 * a machine as busy as it may be.
 */
export const testTimeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * A test in a browser that fails is tried once more, because a browser on a busy machine may lose a press or a frame without a fault of the game.
 * One that passes at its second try is named at the end of the run.
 */
export const secondTry = { retry: 1 };
