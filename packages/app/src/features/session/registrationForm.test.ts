import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { type Answers, fakeApi } from '@rugby/domain/testing/fakeApi';
import type { RegistrationValues } from '@rugby/ui/account/AuthDialog';
import { describe, expect, it } from 'vitest';
import { atFormFields, checksOf, registrationBody } from './registrationForm.ts';

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

describe('a check on the way', () => {
  const answerOf = async (answers: Answers) => {
    const { onCheckEmail, onCheckDisplayName } = checksOf(fakeApi(answers), createWords(catalog, 'en-US'));
    return [await onCheckEmail('mere@example.org'), await onCheckDisplayName('Mere K')];
  };
  const bothAnswer = (answer: Answers[string]): Answers => ({ checkEmail: answer, checkDisplayName: answer });

  it('asks the server about the address and about the name [A-075, A-076, A-263]', async () => {
    const asked: unknown[] = [];
    const available: Answers[string] = ({ body }) => {
      asked.push(body);
      return { ok: true, value: { isAvailable: true } };
    };
    expect(await answerOf(bothAnswer(available))).toEqual([{ isFree: true }, { isFree: true }]);
    expect(asked).toEqual([{ email: 'mere@example.org' }, { displayName: 'Mere K' }]);
  });

  it('says at its field what is taken [A-075, A-076, A-078]', async () => {
    expect(await answerOf(bothAnswer({ ok: true, value: { isAvailable: false } }))).toEqual([
      { isFree: false, problem: 'There is already an account with this email address' },
      { isFree: false, problem: 'This display name is already taken' },
    ]);
  });

  it('that fails says nothing [A-078]', async () => {
    for (const failure of [{ kind: 'offline' }, { kind: 'unavailable' }] as const)
      expect(await answerOf(bothAnswer({ ok: false, failure }))).toEqual([undefined, undefined]);
  });
});
