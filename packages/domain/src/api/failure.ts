import type { WireError } from '../contract/envelope.ts';

/** Why a call has no answer. `errors` contain the server's sentences. */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly errors: readonly WireError[] }
  | { readonly kind: 'signed-out'; readonly errors: readonly WireError[] }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'off-contract'; readonly detail: string };

/** Statuses of a server that is too busy to answer: the same call may succeed later. */
export const overloadStatuses: readonly number[] = [429, 502, 503, 504];

/** A typed value or a typed failure; calls never throw. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/** The outcome with a value made of the answered one; a failure stays as it is. */
export function mapOutcome<Value, Mapped>(outcome: Outcome<Value>, map: (value: Value) => Mapped): Outcome<Mapped> {
  return outcome.ok ? { ok: true, value: map(outcome.value) } : outcome;
}

/** The server's sentences for the error modal, joined; undefined when the page has to use its own words. [G-360, G-361] */
export function sentencesOf(failure: Failure): string | undefined {
  if (failure.kind !== 'refused' && failure.kind !== 'signed-out') return undefined;
  return failure.errors.length === 0 ? undefined : failure.errors.map(({ message }) => message).join('\n');
}

/** Whether the server refused a call with one of these statuses. */
export function isRefusedWith(failure: Failure, ...statuses: readonly number[]): boolean {
  return failure.kind === 'refused' && statuses.includes(failure.status);
}

/**
 * Whether the server has decided about a call. A busy server, one in safe mode and one that is still at work on the same change have not: the call may
 * succeed later.
 */
export function isFinal(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  return !isRefusedWith(failure, ...overloadStatuses) && failure.errors.every(({ code }) => code !== 'in-flight');
}

/**
 * Whether to offer the user to send a call again: not when a repeat would be refused too. Automatic repeats end where `isFinal` says so; a fault of the
 * server (500) may pass, but only the user repeats a call that met one.
 */
export function canRetry(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.status >= 500 || !isFinal(failure);
  return failure.kind !== 'signed-out';
}

/** Whether the server refused a change because it is in safe mode. */
export function isSafeModeRefusal(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.errors[0]?.code === 'safe-mode';
}
