import { useState } from 'react';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';

/** State and actions of a form of one section. */
export interface AuthForm<Values> {
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  /** Error of the form as a whole. */
  readonly common: string | undefined;
  readonly isPending: boolean;
  /** Number of failed attempts. */
  readonly failures: number;
  change: (patch: Partial<Values>) => void;
  submit: () => Promise<void>;
}

export interface AuthFormOptions<Values> {
  readonly initial: Values;
  /** The sentences of the invalid fields; empty when the form may be sent. */
  readonly findErrors: (values: Values) => Readonly<Record<string, string>>;
  readonly send: (values: Values) => Promise<FormOutcome>;
  readonly onSent?: () => void;
}

/** Keeps the state of a form while the dialog is open, so that changing the section loses nothing. */
export function useAuthForm<Values>({ initial, findErrors, send, onSent }: AuthFormOptions<Values>): AuthForm<Values> {
  const [values, setValues] = useState(initial);
  const [answer, setAnswer] = useState<Omit<AuthForm<Values>, 'values' | 'change' | 'submit'>>(initialState);
  const fail = (errors: Readonly<Record<string, string>>, common?: string) =>
    setAnswer(({ failures }) => ({ errors, common, isPending: false, failures: failures + 1 }));
  return {
    ...answer,
    values,
    change: (patch) => {
      setValues({ ...values, ...patch });
      setAnswer((last) => ({ ...last, errors: {}, common: undefined }));
    },
    submit: async () => {
      if (answer.isPending) return;
      const errors = findErrors(values);
      if (Object.keys(errors).length > 0) return fail(errors);
      setAnswer((last) => ({ ...last, errors: {}, common: undefined, isPending: true }));
      const outcome = await send(values);
      if (!outcome.ok) return fail(outcome.fields ?? {}, outcome.common);
      setAnswer((last) => ({ ...last, isPending: false }));
      onSent?.();
    },
  };
}

const initialState = { errors: {}, common: undefined, isPending: false, failures: 0 };
