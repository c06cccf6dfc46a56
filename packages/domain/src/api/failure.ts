import type { WireError } from '../contract/envelope.ts';

/** Why a call did not bring an answer; `errors` hold the server's own sentences. */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly errors: readonly WireError[] }
  | { readonly kind: 'signed-out'; readonly errors: readonly WireError[] }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'off-contract'; readonly detail: string };

/** A typed value or a typed failure; calls never throw. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/** The sentences of a failure for the error modal: the server's, joined; none when the page has to speak itself. [G-360, G-361] */
export function sentencesOf(failure: Failure): string | undefined {
  if (failure.kind !== 'refused' && failure.kind !== 'signed-out') return undefined;
  return failure.errors.length === 0 ? undefined : failure.errors.map(({ message }) => message).join('\n');
}
