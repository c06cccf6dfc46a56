import type { Fixture, Round } from '../model/entities.ts';

/** A round's matches by kick-off, the first one first; those at the same time by id. [G-054] */
export function fixturesByDate({ fixtures }: Pick<Round, 'fixtures'>): readonly Fixture[] {
  return fixtures.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
}

/** Whether a match has a score to show: while it is played and after. Before, it is one squad `vs` the other. [G-057, G-058] */
export function isScoreShown({ status, homeScore, awayScore }: Pick<Fixture, 'status' | 'homeScore' | 'awayScore'>): boolean {
  return status !== 'scheduled' && homeScore !== null && awayScore !== null;
}

/** Names of the squads that sit a round of the group stage out, by the alphabet. A knockout round has no byes, only losers gone home. */
export function byesIn(round: Round, rounds: readonly Round[]): readonly string[] {
  if (round.roundStage === 'knockout' || round.fixtures.length === 0) return [];
  const playing = namesIn([round]);
  return [...namesIn(rounds)].filter((name) => !playing.has(name)).toSorted();
}

/** The rounds beside one: where the arrows of the widget lead. [G-053] */
export function adjacentRounds(
  roundId: number,
  rounds: readonly Round[],
): { readonly previous: Round | undefined; readonly next: Round | undefined } {
  const place = rounds.findIndex(({ id }) => id === roundId);
  return { previous: place > 0 ? rounds[place - 1] : undefined, next: place < 0 ? undefined : rounds[place + 1] };
}

function namesIn(rounds: readonly Round[]): ReadonlySet<string> {
  return new Set(
    rounds.flatMap(({ fixtures }) => fixtures.flatMap(({ homeSquadName, awaySquadName }) => [homeSquadName, awaySquadName])),
  );
}
