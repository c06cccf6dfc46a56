import { useState } from 'react';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';

/** `invalid`: fields are wrong. `failed`: the server did not take the message. */
export type MessageFormState =
  { readonly step: 'editing' | 'invalid' | 'pending' | 'sent' } | { readonly step: 'failed'; readonly sentence: string };

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with a field. */
interface FieldError<Field extends string> {
  readonly field: Field;
  readonly sentence: string;
}

export interface MessageFormOptions<Field extends string> {
  /** The values of fields in which nothing was typed. */
  readonly empty: Values<Field>;
  /** What was typed into the form before. */
  readonly unsent?: Partial<Values<Field>> | undefined;
  /** Called with everything that was typed, at each change, and with undefined when it was sent. */
  readonly onChange?: ((unsent: Partial<Values<Field>> | undefined) => void) | undefined;
  /** What is wrong, at most once for each field. */
  readonly errorsOf: (values: Values<Field>) => readonly FieldError<Field>[];
  readonly onSend: (values: Values<Field>) => Promise<FormOutcome>;
}

/** A form that sends a message once: its values, what is wrong with them, how far it is, and whether the user came back to it from the result. */
export function useMessageForm<Field extends string>({ empty, unsent, errorsOf, onSend, onChange }: MessageFormOptions<Field>) {
  const [typed, setTyped] = useState<Partial<Values<Field>>>(unsent ?? {});
  const values: Values<Field> = { ...empty, ...typed };
  const [errors, setErrors] = useState<readonly FieldError<Field>[]>([]);
  const [state, setState] = useState<MessageFormState>({ step: 'editing' });
  const [failures, setFailures] = useState(0);
  const [isBack, setBack] = useState(false);

  /** An answer is not called wrong while it is typed. */
  function change(field: Field, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    onChange?.(next);
    setErrors(errors.filter((error) => error.field !== field));
    if (state.step === 'invalid') setState({ step: 'editing' });
  }

  function showErrors(found: readonly FieldError<Field>[]): void {
    setErrors(found);
    setState({ step: 'invalid' });
    setFailures(failures + 1);
  }

  async function submit(): Promise<void> {
    if (state.step === 'pending') return;
    const found = errorsOf(values);
    if (found.length > 0) return showErrors(found);
    setErrors([]);
    setState({ step: 'pending' });
    const outcome = await onSend(values);
    if (outcome.ok) {
      setState({ step: 'sent' });
      setTyped({});
      onChange?.(undefined);
      return;
    }
    const refused = fieldErrors(outcome.fields ?? {}, values);
    if (refused.length > 0) return showErrors(refused);
    setState({ step: 'failed', sentence: outcome.common ?? '' });
    setFailures(failures + 1);
  }

  function edit(): void {
    setState({ step: 'editing' });
    setBack(true);
  }

  const errorOf = (field: Field) => errors.find((error) => error.field === field)?.sentence;
  return { values, errorOf, state, failures, isBack, change, submit, edit };
}

/** The server's sentences for the fields of this form. */
function fieldErrors<Field extends string>(
  fields: Readonly<Record<string, string>>,
  values: Values<Field>,
): readonly FieldError<Field>[] {
  const errors: FieldError<Field>[] = [];
  for (const field in values) {
    const sentence = fields[field];
    if (sentence !== undefined) errors.push({ field, sentence });
  }
  return errors;
}
