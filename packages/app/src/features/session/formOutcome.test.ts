import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import type { RegistrationValues } from '@rugby/ui/account/AuthDialog';
import { describe, expect, it } from 'vitest';
import { atFormFields, formOutcome, registrationBody } from './formOutcome.ts';

const answers = {
  email: 'mere@example.org',
  password: 'Kererū-1990',
  firstName: 'Mere',
  lastName: 'Kahu',
  displayName: 'Mere K',
  gender: 'female',
  dob: '31/12/1990',
  countryOfResidenceId: 554,
  terms: true,
  optInNzr: false,
  optInRugbyAu: true,
  optInSA: false,
};
const twice = { confirmEmail: answers.email, confirmPassword: answers.password };
const values: RegistrationValues = { ...answers, ...twice, supportedSquadId: 4 };

describe.each([
  ['srp', 'supportedSquadId'],
  ['trc', 'trcSupportedSquadId'],
] as const)('the registration in %s', (id, field) => {
  it(`is sent with every answer once, the squad as ${field} [A-189, A-308]`, () => {
    expect(registrationBody(values, editions[id])).toEqual({ ...answers, [field]: 4 });
    expect(registrationBody({ ...values, supportedSquadId: null }, editions[id])).toEqual({ ...answers, [field]: 0 });
  });

  it('shows what is wrong with the squad at its field [A-189, A-350]', () => {
    const fields = { supportedSquadId: 'No such squad', email: 'Taken' };
    const sent = { [field]: fields.supportedSquadId, email: fields.email };
    expect(atFormFields({ ok: false, fields: sent }, editions[id])).toEqual({ ok: false, fields });
  });
});

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
