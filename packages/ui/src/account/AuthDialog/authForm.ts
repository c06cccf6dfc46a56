import type { RegistrationFields } from '@rugby/domain/game/session/registration';

/** What became of a form that was sent: taken, or refused with a sentence for the whole and for single fields. */
export type FormOutcome =
  { readonly ok: true } | { readonly ok: false; readonly common?: string; readonly fields?: Readonly<Record<string, string>> };

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** Whom a fan allows to write; all three are optional. */
export interface OptIns {
  readonly optInNzr: boolean;
  readonly optInRugbyAu: boolean;
  readonly optInSA: boolean;
}

/** What a fan fills in to get an account. */
export interface RegistrationValues extends RegistrationFields, OptIns {}

/** A field that can be wrong. */
export type RegistrationFieldName = keyof RegistrationFields;

/** Asks the server about one answer while the rest is filled in: the sentence of the problem, or undefined where there is none. */
export type AnswerCheck = (answer: string) => Promise<string | undefined>;

/** A registration before anything is typed. */
export const emptyRegistration: RegistrationValues = {
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  displayName: '',
  gender: '',
  dob: '',
  countryOfResidenceId: 0,
  supportedSquadId: null,
  terms: false,
  optInNzr: false,
  optInRugbyAu: false,
  optInSA: false,
};
