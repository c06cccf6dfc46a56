import { configureGlobal } from 'fast-check';
import { afterAll } from 'vitest';

// Random cases find most changes within the first hundredth of a second: a change that they do not notice would otherwise take minutes.
configureGlobal({ interruptAfterTimeLimit: 200 });

// Stryker switches a change on before the first test of a file. It goes off after the last one, so that the next file loads the rules as they are.
afterAll(() => {
  const stryker: unknown = Reflect.get(globalThis, '__stryker__');
  if (typeof stryker === 'object' && stryker !== null) Reflect.set(stryker, 'activeMutant', undefined);
});
