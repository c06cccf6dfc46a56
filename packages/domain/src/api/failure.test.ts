import { describe, expect, it } from 'vitest';
import { canRetry, type Failure, sentencesOf } from './failure.ts';

describe('the sentences of a failure', () => {
  it('are the server’s, joined; of one error its own [A-349, G-360, G-361]', () => {
    const errors = [
      { code: 'squad-limit', message: 'Blues already 4 of 4.' },
      { code: 'over-budget', message: 'You are over your budget.' },
    ] as const;
    expect(sentencesOf({ kind: 'refused', status: 422, errors })).toBe('Blues already 4 of 4.\nYou are over your budget.');
    expect(sentencesOf({ kind: 'refused', status: 422, errors: errors.slice(0, 1) })).toBe('Blues already 4 of 4.');
  });
  it('are none where the server said nothing: the page has a generic one [A-349, G-361]', () => {
    expect(sentencesOf({ kind: 'refused', status: 500, errors: [] })).toBeUndefined();
    expect(sentencesOf({ kind: 'unavailable' })).toBeUndefined();
  });
});

const refused = (status: number): Failure => ({ kind: 'refused', status, errors: [] });

it.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'unavailable' }, true],
  [{ kind: 'off-contract', detail: '' }, true],
  [refused(500), true],
  [refused(503), true],
  [refused(429), true],
  [{ kind: 'refused', status: 409, errors: [{ code: 'in-flight', message: '' }] }, true],
  [refused(422), false],
  [refused(404), false],
  [{ kind: 'signed-out', errors: [] }, false],
])('a call can be sent again unless the server has decided about it: %j', (failure, isOffered) => {
  expect(canRetry(failure)).toBe(isOffered);
});
