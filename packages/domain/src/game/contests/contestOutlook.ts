import type { ContestStatus, Cup, HeadToHead, ContestBase } from '../model/contest.ts';
import type { League } from '../model/league.ts';
import type { Round } from '../model/entities.ts';
import { hasRoundBegun } from '../season/rounds.ts';
import { cupRoundsOf } from './bracket.ts';
import { leastCupRounds } from '../model/contestSizes.ts';

/** What decides when a contest of a league is drawn. */
type Drawing = Pick<League, 'startId' | 'numTeams'>;

/** The rounds of a league that have not begun. */
export function roundsToCome({ startId }: Pick<League, 'startId'>, rounds: readonly Round[], now: number): readonly Round[] {
  const start = rounds.findIndex(({ id }) => id === startId);
  return rounds.slice(Math.max(start, 0)).filter((round) => !hasRoundBegun(round, now));
}

/** Head-to-head before its draw. It is drawn at the kick-off of the first round for which the league has two members. */
export function undrawnHeadToHead(status: ContestStatus, league: Drawing, rounds: readonly Round[], now: number): HeadToHead {
  const first = roundsToCome(league, rounds, now)[0];
  return { ...undrawn(status, first), roundIds: [], roundId: null, meetings: [], table: [] };
}

/** A cup before its draw. It takes the last rounds of the season, as many as its teams need, and is drawn at the kick-off of the first of them. */
export function undrawnCup(status: ContestStatus, league: Drawing, rounds: readonly Round[], now: number): Cup {
  const coming = roundsToCome(league, rounds, now);
  const first = coming.length < leastCupRounds ? undefined : coming.slice(-cupRoundsOf(league.numTeams))[0];
  return { ...undrawn(status, first), stages: [], champion: null };
}

function undrawn(status: ContestStatus, first: Round | undefined): ContestBase {
  const isOff = status === 'off';
  return {
    state: isOff ? 'off' : first === undefined ? 'not-held' : 'waiting',
    seed: null,
    firstRoundId: isOff ? null : (first?.id ?? null),
    entries: [],
    ownEntry: null,
    isProvisional: false,
  };
}
