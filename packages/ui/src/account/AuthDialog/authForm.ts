import type { RegistrationFields } from '@rugby/domain/game/session/registration';

/** Result of a submitted form: accepted, or refused with sentences for the form and for single fields. */
export type FormOutcome =
  { readonly ok: true } | { readonly ok: false; readonly common?: string; readonly fields?: Readonly<Record<string, string>> };

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** Consents to receive messages; all three are optional. */
export interface OptIns {
  readonly optInNzr: boolean;
  readonly optInRugbyAu: boolean;
  readonly optInSA: boolean;
}

/** Values of the registration form. */
export interface RegistrationValues extends RegistrationFields, OptIns {}

/** A field that can be invalid. */
export type RegistrationFieldName = keyof RegistrationFields;

/** Checks one answer on the server while the form is filled in. Resolves to the error sentence, or undefined if there is none. */
export type AnswerCheck = (answer: string) => Promise<string | undefined>;

/** An empty registration. */
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
