import { editions } from '@rugby/domain/editions';
import type { RegistrationValues } from '@rugby/ui/account/AuthDialog';
import { describe, expect, it } from 'vitest';
import { atFormFields, registrationBody } from './registrationForm.ts';

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
