import type { Outcome } from '../api/failure.ts';
import { failureSentence } from './failureSentence.ts';
import type { Words } from './keys.ts';

/** Result of a submitted form: accepted, or refused with sentences for the form and for single fields. */
export type FormOutcome =
  { readonly ok: true } | { readonly ok: false; readonly common?: string; readonly fields?: Readonly<Record<string, string>> };

/**
 * What a form shows of an answer: the server's sentences, each at its field where it names one. Nothing when the session has ended: the
 * login dialog opens, and the sentence would still be there after it.
 */
export function formOutcome(outcome: Outcome<unknown>, words: Words): FormOutcome {
  if (outcome.ok) return { ok: true };
  const { failure } = outcome;
  if (failure.kind === 'signed-out') return { ok: false };
  const errors = failure.kind === 'refused' ? failure.errors : [];
  const fields = Object.fromEntries(errors.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]])));
  const common = errors.filter(({ field }) => field === undefined).map(({ message }) => message);
  if (errors.length === 0) return { ok: false, common: failureSentence(failure, words) };
  return { ok: false, fields, ...(common.length > 0 && { common: common.join(' ') }) };
}
