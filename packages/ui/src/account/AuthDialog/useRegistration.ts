import { registrationFieldProblems } from '@rugby/domain/game/session/registration';
import { useReducer } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import type { AnswerCheck, FormOutcome, RegistrationFieldName, RegistrationValues } from './authForm.ts';
import { newRegistration, reduceRegistration, registrationFields, type RegistrationState } from './registrationState.ts';

/** What a registration asks of the world around it. */
export interface RegistrationPort {
  /** The game's time, ISO: an age is judged by it. */
  readonly now: string;
  readonly onRegister: (values: RegistrationValues) => Promise<FormOutcome>;
  readonly onCheckEmail: AnswerCheck;
  readonly onCheckDisplayName: AnswerCheck;
}

/** A registration with what is wrong with it, and all that can happen to it. */
export interface RegistrationForm extends RegistrationState {
  /** Sentences of the fields that were left. */
  readonly errors: Readonly<Partial<Record<RegistrationFieldName, string>>>;
  /** How many fields stand between the fan and an account, told or not. */
  readonly open: number;
  change: (patch: Partial<RegistrationValues>) => void;
  leave: (field: RegistrationFieldName) => void;
  /** Sends it, or shows what is missing. */
  submit: () => Promise<void>;
}

/** Holds a registration while the dialog is open, so that going to the login and back loses nothing. */
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
