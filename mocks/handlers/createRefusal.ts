import { codeOfField, type FailureCode, type WireError } from '@rugby/domain/contract/envelope';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { playersById } from '@rugby/domain/game/model/world';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import type { WordKey } from '@rugby/domain/i18n/keys';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { HttpResponse } from 'msw';
import type { World } from '../scenarios/World.ts';

/** Words that names may not contain on the fake server. */
export const bannedWords: readonly string[] = ['dunce'];

/** The texts of the server. */
export const words = createWords(catalog, locales[0]);

/** Creates a response that refuses with one reason. */
export function createRefusal(
  status: number,
  code: FailureCode,
  message: string,
  data?: Readonly<Record<string, unknown>>,
): HttpResponse<object> {
  return createRefusals(status, [{ code, message, ...(data && { data }) }]);
}

/** Creates a response that refuses with several reasons. */
export function createRefusals(status: number, errors: readonly WireError[]): HttpResponse<object> {
  return HttpResponse.json({ success: null, errors }, { status });
}

/** Creates the 422 response for fields that the rules of a form refuse. */
export function createFieldRefusals(problems: readonly FieldProblem[]): HttpResponse<object> {
  return createRefusals(422, fieldErrors(problems));
}

/** The same as reasons of a response. */
export function fieldErrors(problems: readonly FieldProblem[]): readonly WireError[] {
  return problems.map(({ field, problem }) => ({ code: codeOfField(field), message: words(problem), field }));
}

/** A refused field, and the key of the sentence that says why. */
interface FieldProblem {
  readonly field: string;
  readonly problem: WordKey;
}

/** Creates the 422 response for refusals of the rules, with the texts of the server. */
export function createRuleRefusal(refusals: readonly Refusal[], { players, ...world }: World): HttpResponse<object> {
  const names = { ...world, players: playersById(players) };
  return createRefusals(
    422,
    refusals.map((reason) => {
      const { rule: code, ...data } = reason;
      return { code, message: refusalSentence(reason, names, words), data };
    }),
  );
}
