import type { Refusal } from '@rugby/domain/game/model/refusal';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Names, refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { type Reason, RefusedError } from '../http/RefusedError.ts';

/** The error 422 with the same reasons as in the browser; their numbers are under `data`. */
export function ruleError(refusals: readonly Refusal[], names: Names, words: Words): RefusedError {
  return new RefusedError(
    422,
    refusals.map((refusal): Reason => {
      const { rule: code, ...data } = refusal;
      return { code, message: refusalSentence(refusal, names, words), data };
    }),
  );
}

/** Throws a `ruleError` when there are refusals. */
export function assertNoRefusals(refusals: readonly Refusal[], names: Names, words: Words): void {
  if (refusals.length > 0) throw ruleError(refusals, names, words);
}
