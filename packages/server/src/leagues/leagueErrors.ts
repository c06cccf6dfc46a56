import type { LeagueProblem } from '@rugby/domain/game/leagues/leagueForm';
import type { LeagueRefusal } from '@rugby/domain/game/leagues/leagueRefusals';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { leagueRefusalSentence } from '@rugby/domain/i18n/leagueWords';
import { RefusedError } from '../http/RefusedError.ts';

/** The error 404 for a league that does not exist or that the reader may not see. The two look the same. */
export function noLeagueError(words: Words): RefusedError {
  return new RefusedError(404, [{ code: 'not-found', message: words('leagues.refusals.noLeague') }]);
}

/** The error 404 for a code of no league. */
export function noCodeError(words: Words): RefusedError {
  return new RefusedError(404, [{ code: 'not-found', message: words('leagues.refusals.noCode') }]);
}

/** The error 403 for what only the manager does, or only members. */
export function forbiddenError(words: Words, who: 'manager' | 'members'): RefusedError {
  const message = words(who === 'manager' ? 'leagues.refusals.forbidden' : 'leagues.refusals.membersOnly');
  return new RefusedError(403, [{ code: 'forbidden', message }]);
}

/** Throws 422 with the sentence of each problem of a form. */
export function assertNoProblems(problems: readonly LeagueProblem[], words: Words): void {
  if (problems.length === 0) return;
  throw new RefusedError(
    422,
    problems.map(({ field, problem }) => ({ code: 'invalid', message: words(problem), field })),
  );
}

/** Throws 422 with the reasons that the browser shows; their numbers are under `data`. */
export function assertAllowed(refusals: readonly LeagueRefusal[], { rounds }: Pick<GameWorld, 'rounds'>, words: Words): void {
  if (refusals.length === 0) return;
  throw new RefusedError(
    422,
    refusals.map((refusal) => {
      const { rule: code, ...data } = refusal;
      return { code, message: leagueRefusalSentence(refusal, rounds, words), data };
    }),
  );
}
