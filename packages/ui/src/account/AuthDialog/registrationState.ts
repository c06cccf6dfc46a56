import { emptyRegistration, type FormOutcome, type RegistrationFieldName, type RegistrationValues } from './authForm.ts';

/** State of the registration form. */
export interface RegistrationState {
  readonly values: RegistrationValues;
  /** Fields that lost focus at least once: only these show errors. */
  readonly visited: ReadonlySet<RegistrationFieldName>;
  /** The server's errors by field, each until its field changes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly common: string | undefined;
  readonly isPending: boolean;
  /** Number of failed attempts: each failure moves the focus to the first invalid field. */
  readonly failures: number;
}

/** Events of the registration form: user input and answers of the server. */
export type RegistrationEvent =
  | { readonly kind: 'changed'; readonly patch: Partial<RegistrationValues> }
  | { readonly kind: 'blurred'; readonly field: RegistrationFieldName }
  | {
      readonly kind: 'checked';
      readonly field: RegistrationFieldName;
      readonly answer: string;
      readonly problem: string | undefined;
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'answered'; readonly outcome: FormOutcome };

/** State of an untouched form. */
export const newRegistration: RegistrationState = {
  values: emptyRegistration,
  visited: new Set(),
  refused: {},
  common: undefined,
  isPending: false,
  failures: 0,
};

/** Reduces an event to the next state. Typed values are never removed. */
export function reduceRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.kind) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, ...event.patch },
        refused: omitFields(state.refused, Object.keys(event.patch)),
        common: undefined,
      };
    case 'blurred':
      return { ...state, visited: new Set([...state.visited, event.field]) };
    case 'checked':
      // Ignore an answer about a value that has changed since.
      if (event.problem === undefined || state.values[event.field] !== event.answer) return state;
      return { ...state, refused: { ...state.refused, [event.field]: event.problem } };
    case 'stopped':
      return { ...state, visited: allFields, failures: state.failures + 1 };
    case 'sent':
      return { ...state, isPending: true, common: undefined, refused: {} };
    case 'answered':
      return answered(state, event.outcome);
  }
}

function answered(state: RegistrationState, outcome: FormOutcome): RegistrationState {
  if (outcome.ok) return { ...state, isPending: false };
  const { common, fields = {} } = outcome;
  return { ...state, isPending: false, common, refused: fields, visited: allFields, failures: state.failures + 1 };
}

function omitFields(sentences: Readonly<Record<string, string>>, fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => !fields.includes(field)));
}

/** In the order of the form. */
export const registrationFields = [
  ...(['email', 'confirmEmail', 'password', 'confirmPassword', 'firstName', 'lastName'] as const),
  ...(['displayName', 'gender', 'dob', 'countryOfResidenceId', 'supportedSquadId', 'terms'] as const),
] as const satisfies readonly RegistrationFieldName[];

const allFields: ReadonlySet<RegistrationFieldName> = new Set(registrationFields);
