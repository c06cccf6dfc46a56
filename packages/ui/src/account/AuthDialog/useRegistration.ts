import { registrationFieldProblems } from '@rugby/domain/game/session/registration';
import { useReducer } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import type { AnswerCheck, FormOutcome, RegistrationFieldName, RegistrationValues } from './authForm.ts';
import { newRegistration, reduceRegistration, registrationFields, type RegistrationState } from './registrationState.ts';

/** What the registration needs from the app. */
export interface RegistrationPort {
  /** Game time as ISO string, to compute the age. */
  readonly now: string;
  readonly onRegister: (values: RegistrationValues) => Promise<FormOutcome>;
  readonly onCheckEmail: AnswerCheck;
  readonly onCheckDisplayName: AnswerCheck;
}

/** State, errors and actions of the registration form. */
export interface RegistrationForm extends RegistrationState {
  /** Error sentences of the visited fields. */
  readonly errors: Readonly<Partial<Record<RegistrationFieldName, string>>>;
  /** Number of invalid fields, whether their errors are shown or not. */
  readonly open: number;
  change: (patch: Partial<RegistrationValues>) => void;
  leave: (field: RegistrationFieldName) => void;
  /** Submits the form, or shows what is missing. */
  submit: () => Promise<void>;
}

/** Keeps the registration form's state while the dialog is open, so that changing the section loses nothing. */
export function useRegistration({ now, onRegister, onCheckEmail, onCheckDisplayName }: RegistrationPort): RegistrationForm {
  const words = useWords();
  const [state, happen] = useReducer(reduceRegistration, newRegistration);
  const { values, visited, refused } = state;
  const problems = registrationFieldProblems(values, now);
  const sentences = registrationFields.map((field) => {
    const problem = problems.find((found) => found.field === field)?.problem;
    return { field, sentence: refused[field] ?? (problem && words(problem)) };
  });
  const wrong = sentences.filter(({ sentence }) => sentence !== undefined);
  const checks: Partial<Record<RegistrationFieldName, AnswerCheck>> = { email: onCheckEmail, displayName: onCheckDisplayName };
  return {
    ...state,
    errors: Object.fromEntries(wrong.filter(({ field }) => visited.has(field)).map(({ field, sentence }) => [field, sentence])),
    open: wrong.length,
    change: (patch) => happen({ kind: 'changed', patch }),
    leave: (field) => {
      happen({ kind: 'blurred', field });
      const [check, answer] = [checks[field], values[field]];
      if (check === undefined || typeof answer !== 'string' || wrong.some((found) => found.field === field)) return;
      void check(answer).then((problem) => happen({ kind: 'checked', field, answer, problem }));
    },
    submit: async () => {
      if (wrong.length > 0) return happen({ kind: 'stopped' });
      happen({ kind: 'sent' });
      happen({ kind: 'answered', outcome: await onRegister(values) });
    },
  };
}
