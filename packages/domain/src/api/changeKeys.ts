import type { Area } from '../contract/endpoint.ts';
import { isFinal, type Outcome } from './failure.ts';

/** The Idempotency-Key of a call that changes something. */
export interface ChangeKey {
  readonly value: string;
  readonly area: Area;
  /** What the call asks for; undefined when it cannot be compared with another one. */
  readonly call: string | undefined;
}

export interface ChangeKeys {
  readonly keyOf: (area: Area, call: string | undefined) => ChangeKey;
  /** Says what became of the call. */
  readonly settle: (key: ChangeKey, outcome: Outcome<unknown>) => void;
}

/**
 * A change whose answer was lost may have had its effect. The user who asks for the same once more sends it with the same key, and gets that answer
 * instead of a second effect. Any other change of the same area that has ended in between makes it a new wish; one of another area does not, such as
 * a notice of the account that is marked as seen while a league is created.
 */
export function createChangeKeys(newKey: () => string): ChangeKeys {
  const undecided = new Map<Area, ChangeKey>();
  return {
    keyOf: (area, call) => {
      const last = undecided.get(area);
      return call !== undefined && last?.call === call ? last : { value: newKey(), area, call };
    },
    settle: (key, outcome) => {
      if (outcome.ok || isFinal(outcome.failure)) undecided.delete(key.area);
      else undecided.set(key.area, key);
    },
  };
}
