import type { Refusal } from '@rugby/domain/game/model/refusal';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Names, refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { type Reason, Refused } from '../http/refused.ts';

/** 422 with the very reasons that the browser shows, their numbers under `data`. */
export function refusedBy(refusals: readonly Refusal[], names: Names, words: Words): Refused {
  return new Refused(
    422,
    refusals.map((refusal): Reason => {
      const { rule: code, ...data } = refusal;
      return { code, message: refusalSentence(refusal, names, words), data };
    }),
  );
}

/** Throws `refusedBy` unless there is nothing to refuse. */
export function refuseIfAny(refusals: readonly Refusal[], names: Names, words: Words): void {
  if (refusals.length > 0) throw refusedBy(refusals, names, words);
}
