import { expect, it } from 'vitest';
import type { Failure } from '../api/failure.ts';
import { catalog } from './catalog.ts';
import { createWords } from './createWords.ts';
import { failureSentence } from './failureSentence.ts';

const words = createWords(catalog, 'en-US');
const refused = (status: number, ...messages: readonly string[]): Failure => ({
  kind: 'refused',
  status,
  errors: messages.map((message) => ({ code: 'invalid', message })),
});
const generic = 'Something went wrong on our side. Please try again.';

it.each<{ readonly title: string; readonly failure: Failure; readonly sentence: string }>([
  {
    title: 'joins the messages of several errors [A-349, G-360]',
    failure: refused(422, 'Too dear.', 'Too many.'),
    sentence: 'Too dear.\nToo many.',
  },
  { title: 'says the message of one error [G-361]', failure: refused(422, 'Too dear.'), sentence: 'Too dear.' },
  {
    title: 'says why the session ended',
    failure: { kind: 'signed-out', errors: [{ code: 'invalid', message: 'Log in again.' }] },
    sentence: 'Log in again.',
  },
  { title: 'is generic without a message [A-349, G-361]', failure: refused(500), sentence: generic },
  {
    title: 'is generic for an answer off the contract [A-349, G-361]',
    failure: { kind: 'off-contract', detail: 'x' },
    sentence: generic,
  },
  {
    title: 'says that there is no connection',
    failure: { kind: 'offline' },
    sentence: 'We could not reach the game. Check your connection, then try again.',
  },
  {
    title: 'says that the game is busy',
    failure: { kind: 'unavailable' },
    sentence: 'The game is busy right now. Please try again in a moment.',
  },
])('the error modal $title', ({ failure, sentence }) => {
  expect(failureSentence(failure, words)).toBe(sentence);
});
