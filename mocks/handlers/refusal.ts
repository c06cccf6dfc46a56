import type { FailureCode, WireError } from '@rugby/domain/contract/envelope';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { playersById } from '@rugby/domain/game/model/world';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { HttpResponse } from 'msw';
import type { World } from '../scenarios/World.ts';

/** The words of a server's sentences. */
export const words = createWords(catalog, locales[0]);

/** An answer that refuses with one reason. */
export function refusal(status: number, code: FailureCode, message: string): HttpResponse<object> {
  return refusalOf(status, [{ code, message }]);
}

/** An answer that refuses with several reasons. */
export function refusalOf(status: number, errors: readonly WireError[]): HttpResponse<object> {
  return HttpResponse.json({ success: null, errors }, { status });
}

/** 422 with the reasons of the rules, as the server words them. */
export function refusedBy(refusals: readonly Refusal[], { players, ...world }: World): HttpResponse<object> {
  const names = { ...world, players: playersById(players) };
  return refusalOf(
    422,
    refusals.map((reason) => {
      const { rule: code, ...data } = reason;
      return { code, message: refusalSentence(reason, names, words), data };
    }),
  );
}
