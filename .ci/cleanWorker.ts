import { afterAll, vi } from 'vitest';

// The files that a worker runs share its modules and globals, so each leaves them as they were. Vitest restores mocks by itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
