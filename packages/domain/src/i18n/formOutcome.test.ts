import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { createWords } from './createWords.ts';
import { formOutcome } from './formOutcome.ts';

describe('a form shows of an answer', () => {
  const words = createWords(catalog, 'en-US');
  const refused = (...errors: readonly { readonly message: string; readonly field?: string }[]) =>
    formOutcome(
      { ok: false, failure: { kind: 'refused', status: 422, errors: errors.map((error) => ({ code: 'invalid', ...error })) } },
      words,
    );

  it('nothing when it is accepted', () => expect(formOutcome({ ok: true, value: {} }, words)).toEqual({ ok: true }));

  it('each sentence of the server at its field, and the others above the form [A-350]', () => {
    expect(refused({ message: 'Taken', field: 'email' })).toEqual({ ok: false, fields: { email: 'Taken' } });
    expect(refused({ message: 'Closed.' }, { message: 'Taken', field: 'email' }, { message: 'Try again.' })).toEqual({
      ok: false,
      fields: { email: 'Taken' },
      common: 'Closed. Try again.',
    });
  });

  it('nothing when the session has ended: the login dialog says so [B5]', () => {
    const errors = [{ code: 'unauthorised', message: 'Please log in to do this.' }] as const;
    expect(formOutcome({ ok: false, failure: { kind: 'signed-out', errors } }, words)).toEqual({ ok: false });
  });

  it.each([
    ['offline', 'We could not reach the game.'],
    ['unavailable', 'The game is busy right now.'],
  ] as const)('the reason why the server did not answer, above the form: %s [A-350]', (kind, sentence) => {
    expect(formOutcome({ ok: false, failure: { kind } }, words)).toEqual({
      ok: false,
      common: expect.stringContaining(sentence),
    });
  });
});
