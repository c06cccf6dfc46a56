import type { LeagueRefusal } from '@rugby/domain/game/leagues/leagueRefusals';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { leagueRefusalSentence } from '@rugby/domain/i18n/leagueWords';
import { RefusedError } from '../http/RefusedError.ts';

/** The error 403 for what only the manager does, or only members. */
export function forbiddenError(words: Words, who: 'manager' | 'members'): RefusedError {
  const message = words(who === 'manager' ? 'leagues.refusals.forbidden' : 'leagues.refusals.membersOnly');
  return new RefusedError(403, [{ code: 'forbidden', message }]);
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
