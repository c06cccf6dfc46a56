import { isFinal, type Outcome } from './failure.ts';

/** The Idempotency-Key of a call that changes something. */
export interface ChangeKey {
  readonly value: string;
  /** What the call asks for; undefined when it cannot be compared with another one. */
  readonly call: string | undefined;
}

export interface ChangeKeys {
  readonly keyOf: (call: string | undefined) => ChangeKey;
  /** Says what became of the call. */
  readonly settle: (key: ChangeKey, outcome: Outcome<unknown>) => void;
}

/**
 * A change whose answer was lost may have had its effect. The user who asks for the same once more sends it with the same key, and gets that answer
 * instead of a second effect. Any other change in between makes it a new wish.
 */
export function createChangeKeys(newKey: () => string): ChangeKeys {
  let undecided: ChangeKey | undefined;
  return {
    keyOf: (call) => (call !== undefined && undecided?.call === call ? undecided : { value: newKey(), call }),
    settle: (key, outcome) => {
      undecided = outcome.ok || isFinal(outcome.failure) ? undefined : key;
    },
  };
}
