import { expect, it } from 'vitest';
import type { Failure } from './failure.ts';
import { mayPass } from './mayPass.ts';

const refused = (status: number): Failure => ({ kind: 'refused', status, errors: [] });

it.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'unavailable' }, true],
  [{ kind: 'off-contract', detail: '' }, true],
  [refused(500), true],
  [refused(503), true],
  [refused(429), true],
  [refused(422), false],
  [refused(404), false],
  [{ kind: 'signed-out', errors: [] }, false],
])('a failure passes unless the server has judged the call: %j', (failure, passes) => {
  expect(mayPass(failure)).toBe(passes);
});
