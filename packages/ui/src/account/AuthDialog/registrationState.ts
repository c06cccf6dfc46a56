import { emptyRegistration, type FormOutcome, type RegistrationFieldName, type RegistrationValues } from './authForm.ts';

/** A registration on its way. */
export interface RegistrationState {
  readonly values: RegistrationValues;
  /** Fields that were left once: only those are told what is wrong with them. */
  readonly visited: ReadonlySet<RegistrationFieldName>;
  /** Sentences of the server by field, each until its field changes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly common: string | undefined;
  readonly isPending: boolean;
  /** How often sending was tried: each failure leads to the first wrong field. */
  readonly failures: number;
}

/** What can happen to a registration: on the way to an account, in the dialog, and from the server. */
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

/** A registration that nobody has touched. */
export const newRegistration: RegistrationState = {
  values: emptyRegistration,
  visited: new Set(),
  refused: {},
  common: undefined,
  isPending: false,
  failures: 0,
};

/** The registration after something happened to it. Nothing that was typed is ever taken away. */
export function reduceRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.kind) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, ...event.patch },
        refused: without(state.refused, Object.keys(event.patch)),
        common: undefined,
      };
    case 'blurred':
      return { ...state, visited: new Set([...state.visited, event.field]) };
    case 'checked':
      // An answer about what is no longer there says nothing.
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

function without(sentences: Readonly<Record<string, string>>, fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => !fields.includes(field)));
}

/** In the order in which the form asks for them. */
export const registrationFields = [
  ...(['email', 'confirmEmail', 'password', 'confirmPassword', 'firstName', 'lastName'] as const),
  ...(['displayName', 'gender', 'dob', 'countryOfResidenceId', 'supportedSquadId', 'terms'] as const),
] as const satisfies readonly RegistrationFieldName[];

const allFields: ReadonlySet<RegistrationFieldName> = new Set(registrationFields);
