import { expect, it } from 'vitest';
import type { Failure } from '../api/failure.ts';
import { catalog } from './catalog.ts';
import { createWords } from './createWords.ts';
import { failureSentence } from './failureSentence.ts';

const words = createWords(catalog, 'en-US');
const errors = [
  { code: 'squad-limit', message: 'Blues already 4 of 4.' },
  { code: 'over-budget', message: 'You are over your budget.' },
] as const;

it.each<[Failure, string]>([
  [{ kind: 'refused', status: 422, errors }, 'Blues already 4 of 4.\nYou are over your budget.'],
  [{ kind: 'signed-out', errors: errors.slice(0, 1) }, 'Blues already 4 of 4.'],
  [{ kind: 'refused', status: 500, errors: [] }, 'Something went wrong on our side. Please try again.'],
  [{ kind: 'off-contract', detail: 'x' }, 'Something went wrong on our side. Please try again.'],
  [{ kind: 'offline' }, 'We could not reach the game. Check your connection, then try again.'],
  [{ kind: 'unavailable' }, 'The game is busy right now. Please try again in a moment.'],
])('the sentence of %j is the server’s, else the generic one or the reason why there is none [A-349]', (failure, sentence) => {
  expect(failureSentence(failure, words)).toBe(sentence);
});
