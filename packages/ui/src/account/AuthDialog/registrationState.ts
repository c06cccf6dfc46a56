import type { RegistrationStep } from '@rugby/domain/editions';
import { omitFields } from '../omitFields.ts';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { emptyRegistration, type CheckedAnswer, type RegistrationFieldName, type RegistrationValues } from './authForm.ts';

/** State of the registration form. */
export interface RegistrationState {
  readonly values: RegistrationValues;
  /** Whether anything was typed, chosen or left. */
  readonly isTouched: boolean;
  /** Index of the step on screen. */
  readonly step: number;
  /** Fields that lost focus at least once: only these show errors. */
  readonly visited: ReadonlySet<RegistrationFieldName>;
  /** The server's errors by field, each until its field changes. */
  readonly refused: Readonly<Record<string, string>>;
  /** Fields whose answer the server has no objection to, until they change. */
  readonly free: ReadonlySet<string>;
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
      readonly result: CheckedAnswer;
    }
  /** The fields of a step are not all valid. */
  | { readonly kind: 'stopped'; readonly step: number; readonly fields: RegistrationStep }
  | { readonly kind: 'moved'; readonly step: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'answered'; readonly outcome: FormOutcome; readonly steps: readonly RegistrationStep[] };

/** State of an untouched form. */
export const newRegistration: RegistrationState = {
  values: emptyRegistration,
  isTouched: false,
  step: 0,
  visited: new Set(),
  refused: {},
  free: new Set(),
  common: undefined,
  isPending: false,
  failures: 0,
};

/** State of a form that opens with the answers that were left in it; what its last attempt ended with is left out. */
export function reopenRegistration(unsent: RegistrationState = newRegistration): RegistrationState {
  return { ...unsent, isPending: false, common: undefined, failures: 0 };
}

/** Reduces an event to the next state. Typed values are never removed. */
export function reduceRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.kind) {
    case 'changed': {
      const changed = Object.keys(event.patch);
      return {
        ...state,
        isTouched: true,
        values: { ...state.values, ...event.patch },
        refused: omitFields(state.refused, changed),
        free: new Set([...state.free].filter((field) => !changed.includes(field))),
        common: undefined,
      };
    }
    case 'blurred':
      return { ...state, isTouched: true, visited: new Set([...state.visited, event.field]) };
    case 'checked':
      return applyCheck(state, event.field, event.answer, event.result);
    case 'stopped':
      return { ...state, step: event.step, visited: visit(state, event.fields), failures: state.failures + 1 };
    case 'moved':
      return { ...state, step: event.step, common: undefined, failures: 0 };
    case 'sent':
      return { ...state, isPending: true, common: undefined, refused: {} };
    case 'answered':
      return applyOutcome(state, event.outcome, event.steps);
  }
}

function applyCheck(
  state: RegistrationState,
  field: RegistrationFieldName,
  answer: string,
  result: CheckedAnswer,
): RegistrationState {
  // Ignore an answer about a value that has changed since. A check that failed says nothing.
  if (result === undefined || state.values[field] !== answer) return state;
  if (result.isFree) return { ...state, free: new Set([...state.free, field]) };
  return { ...state, refused: { ...state.refused, [field]: result.problem } };
}

/** A refusal opens the first step with a refused field. A sentence about anything else belongs to the whole form. */
function applyOutcome(state: RegistrationState, outcome: FormOutcome, steps: readonly RegistrationStep[]): RegistrationState {
  if (outcome.ok) return { ...state, isPending: false };
  const { fields = {} } = outcome;
  const isAsked = (field: string) => steps.some((names) => names.some((name) => name === field));
  const others = Object.entries(fields).flatMap(([field, sentence]) => (isAsked(field) ? [] : [sentence]));
  const sentences = [...(outcome.common === undefined ? [] : [outcome.common]), ...others];
  const step = steps.findIndex((names) => names.some((name) => fields[name] !== undefined));
  return {
    ...state,
    isPending: false,
    common: sentences.length === 0 ? undefined : sentences.join(' '),
    refused: fields,
    free: new Set(),
    step: step === -1 ? state.step : step,
    visited: visit(state, steps.flat()),
    failures: state.failures + 1,
  };
}

function visit({ visited }: RegistrationState, fields: RegistrationStep): ReadonlySet<RegistrationFieldName> {
  return new Set([...visited, ...registrationFields.filter((field) => fields.includes(field))]);
}

/** Every field that can be invalid. */
const registrationFields = [
  ...(['email', 'confirmEmail', 'password', 'confirmPassword', 'firstName', 'lastName'] as const),
  ...(['displayName', 'gender', 'dob', 'countryOfResidenceId', 'supportedSquadId', 'terms'] as const),
] as const satisfies readonly RegistrationFieldName[];
