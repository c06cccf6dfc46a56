import { useEffect, useState } from 'react';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { omitFields } from '../omitFields.ts';

/** What a form of the account works with. */
export interface AccountFormPort<Values extends object> {
  /** The stored values; they may change while the form is open, and the typed ones stay. */
  readonly stored: Values;
  readonly fields: readonly (keyof Values & string)[];
  /** Fields that are sent with a change and are none: browsers fill in the current password by themselves. */
  readonly proofs?: readonly (keyof Values & string)[];
  /** The sentence of each invalid field of these values. */
  readonly problemsOf: (values: Values) => Readonly<Record<string, string>>;
  /** Saves the values that differ from the stored ones. */
  readonly onSave: (changed: Partial<Values>) => Promise<FormOutcome>;
  /** Called when there is something to save, and when there is nothing any more. */
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** State and actions of a form of the account. */
export interface AccountFormState<Values extends object> {
  readonly values: Values;
  /** The fields that differ from the stored values, without proofs. */
  readonly changed: readonly (keyof Values & string)[];
  /** Sentences of the invalid fields that were left, or all of them after an attempt to save. */
  readonly errors: Readonly<Record<string, string>>;
  readonly common: string | undefined;
  readonly isPending: boolean;
  /** Number of failed attempts: each moves the focus to the first invalid field. */
  readonly failures: number;
  change: (patch: Partial<Values>) => void;
  leave: (field: keyof Values & string) => void;
  submit: () => Promise<void>;
}

/** Keeps what is typed into a form of the account. Only changed fields are sent, so that a change made in another tab stays. */
export function useAccountForm<Values extends object>(port: AccountFormPort<Values>): AccountFormState<Values> {
  const { stored, fields, proofs = [], problemsOf, onSave, onDirtyChange } = port;
  const [edits, setEdits] = useState<Partial<Values>>({});
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [answer, setAnswer] = useState<Answer>(noAnswer);
  const values: Values = { ...stored, ...edits };
  const typed = fields.filter((field) => values[field] !== stored[field]);
  const changed = typed.filter((field) => !proofs.includes(field));
  const isDirty = changed.length > 0;
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  const problems = { ...problemsOf(values), ...answer.refused };
  const errors = Object.fromEntries(Object.entries(problems).filter(([field]) => visited.has(field)));

  function fail({ refused = {}, common }: { readonly refused?: Answer['refused']; readonly common?: string | undefined }): void {
    setVisited(new Set(fields));
    setAnswer(({ failures }) => ({ refused, common, isPending: false, failures: failures + 1 }));
  }

  return {
    values,
    changed,
    errors,
    common: answer.common,
    isPending: answer.isPending,
    failures: answer.failures,
    change: (patch) => {
      setEdits((last) => ({ ...last, ...patch }));
      setAnswer((last) => ({ ...last, common: undefined, refused: omitFields(last.refused, Object.keys(patch)) }));
    },
    leave: (field) => setVisited((last) => new Set([...last, field])),
    submit: async () => {
      if (!isDirty || answer.isPending) return;
      if (Object.keys(problemsOf(values)).length > 0) return fail({});
      setAnswer((last) => ({ ...last, isPending: true, common: undefined, refused: {} }));
      const sent = pickFields(edits, typed);
      const outcome = await onSave(sent);
      if (!outcome.ok) return fail({ refused: outcome.fields ?? {}, common: outcome.common });
      setVisited(new Set());
      setAnswer((last) => ({ ...last, isPending: false }));
      // What was typed while the answer was on its way stays.
      setEdits((last) =>
        pickFields(
          last,
          fields.filter((field) => field in last && last[field] !== sent[field]),
        ),
      );
    },
  };
}

interface Answer {
  readonly refused: Readonly<Record<string, string>>;
  readonly common: string | undefined;
  readonly isPending: boolean;
  readonly failures: number;
}

const noAnswer: Answer = { refused: {}, common: undefined, isPending: false, failures: 0 };

function pickFields<Values extends object>(edits: Partial<Values>, fields: readonly (keyof Values & string)[]): Partial<Values> {
  const picked: Partial<Values> = { ...edits };
  for (const field in picked) if (!fields.some((one) => one === field)) delete picked[field];
  return picked;
}
