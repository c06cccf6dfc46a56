import type { Fixture, Round } from '../model/entities.ts';

/** The fixtures of a round in order of kick-off, then of id. [G-054] */
export function fixturesByDate({ fixtures }: Pick<Round, 'fixtures'>): readonly Fixture[] {
  return fixtures.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
}

/** Whether a fixture shows its score: during the match and after it. Before, it shows `vs`. [G-057, G-058] */
export function isScoreShown({ status, homeScore, awayScore }: Pick<Fixture, 'status' | 'homeScore' | 'awayScore'>): boolean {
  return status !== 'scheduled' && homeScore !== null && awayScore !== null;
}

/** The names of squads without a match in a round of the group stage, in alphabetical order. A knockout round has no byes. */
export function byesIn(round: Round, rounds: readonly Round[]): readonly string[] {
  if (round.roundStage === 'knockout' || round.fixtures.length === 0) return [];
  const playing = namesIn([round]);
  return [...namesIn(rounds)].filter((name) => !playing.has(name)).toSorted();
}

/** The rounds before and after a round, for the arrows of the fixtures widget. [G-053] */
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
