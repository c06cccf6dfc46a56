import type { RegistrationStep } from '@rugby/domain/editions';
import { registrationFieldProblems } from '@rugby/domain/game/session/registration';
import { useEffect, useReducer } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { type AnswerCheck, type RegistrationFieldName, type RegistrationValues, emptyRegistration } from './authForm.ts';
import { reduceRegistration, type RegistrationState, reopenRegistration } from './registrationState.ts';

/** What the registration needs from the app. */
export interface RegistrationPort {
  /** Game time as ISO string, to compute the age. */
  readonly now: string;
  readonly onRegister: (values: RegistrationValues) => Promise<FormOutcome>;
  readonly onCheckEmail: AnswerCheck;
  readonly onCheckDisplayName: AnswerCheck;
  /** The registration that was left when the dialog was closed; the dialog opens with it. */
  readonly unsentRegistration?: RegistrationState | undefined;
  /** Called with each change of the registration; with undefined while it has no answers. */
  readonly onRegistrationChange?: (unsent: RegistrationState | undefined) => void;
}

/** State, errors and actions of the registration form. */
export interface RegistrationControls extends RegistrationState {
  readonly steps: readonly RegistrationStep[];
  /** Error sentences of the visited fields. */
  readonly errors: Readonly<Partial<Record<RegistrationFieldName, string>>>;
  /** The empty and the invalid fields of the step, in its order, whether their errors are shown or not. */
  readonly open: readonly RegistrationFieldName[];
  /** The invalid ones whose errors are shown. */
  readonly wrong: readonly RegistrationFieldName[];
  /** Whether the step has been touched and has no error. */
  readonly canSubmit: boolean;
  change: (patch: Partial<RegistrationValues>) => void;
  leave: (field: RegistrationFieldName) => void;
  goBack: () => void;
  /** Goes to the next step or sends the form, or shows what is missing. */
  submit: () => Promise<void>;
}

/** Keeps the registration form's state while the dialog is open, so that changing the step or the section loses nothing. Reports each change. */
export function useRegistration(steps: readonly RegistrationStep[], port: RegistrationPort): RegistrationControls {
  const { now, onRegister, onCheckEmail, onCheckDisplayName, unsentRegistration, onRegistrationChange } = port;
  const words = useWords();
  const [state, dispatch] = useReducer(reduceRegistration, unsentRegistration, reopenRegistration);
  const { values, visited, refused, step } = state;
  useEffect(() => {
    onRegistrationChange?.(state.values === emptyRegistration ? undefined : state);
  }, [onRegistrationChange, state]);
  const sentences = new Map<string, string>([
    ...registrationFieldProblems(values, now).map(({ field, problem }) => [field, words(problem)] as const),
    ...Object.entries(refused),
  ]);
  const openIn = (index: number) =>
    (steps[index] ?? []).filter(isNamedField).filter((field) => sentences.has(field) || values[field] === '');
  const checks: Partial<Record<RegistrationFieldName, AnswerCheck>> = { email: onCheckEmail, displayName: onCheckDisplayName };
  const open = openIn(step);
  return {
    ...state,
    steps,
    errors: Object.fromEntries([...visited].flatMap((field) => (sentences.has(field) ? [[field, sentences.get(field)]] : []))),
    open,
    wrong: open.filter((field) => visited.has(field) && sentences.has(field)),
    canSubmit: state.isTouched && open.length === 0,
    change: (patch) => dispatch({ kind: 'changed', patch }),
    leave: (field) => {
      dispatch({ kind: 'blurred', field });
      const [check, answer] = [checks[field], values[field]];
      if (check === undefined || typeof answer !== 'string' || sentences.has(field)) return;
      void check(answer).then((result) => dispatch({ kind: 'checked', field, answer, result }));
    },
    goBack: () => dispatch({ kind: 'moved', step: step - 1 }),
    submit: async () => {
      if (state.isPending) return;
      const isLast = step === steps.length - 1;
      // A later answer can make an earlier step invalid: a display name that the password contains.
      const invalid = steps.findIndex((_, index) => (isLast || index === step) && openIn(index).length > 0);
      if (invalid !== -1) return dispatch({ kind: 'stopped', step: invalid, fields: steps[invalid] ?? [] });
      if (!isLast) return dispatch({ kind: 'moved', step: step + 1 });
      dispatch({ kind: 'sent' });
      dispatch({ kind: 'answered', outcome: await onRegister(values), steps });
    },
  };
}

function isNamedField(field: RegistrationStep[number]): field is RegistrationFieldName {
  return field !== 'optIns';
}
