import type { Refusal } from '@rugby/domain/game/model/refusal';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Names, refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { type Reason, RefusedError } from '../http/RefusedError.ts';

/** 422 with the very reasons that the browser shows, their numbers under `data`. */
export function ruleError(refusals: readonly Refusal[], names: Names, words: Words): RefusedError {
  return new RefusedError(
    422,
    refusals.map((refusal): Reason => {
      const { rule: code, ...data } = refusal;
      return { code, message: refusalSentence(refusal, names, words), data };
    }),
  );
}

/** Throws `ruleError` unless there is nothing to refuse. */
export function assertNoRefusals(refusals: readonly Refusal[], names: Names, words: Words): void {
  if (refusals.length > 0) throw ruleError(refusals, names, words);
}
