import type { Feed, FeedProblem } from './feed.ts';

/** The parts of a stored season that a later import must not contradict. */
export interface StoredSeason {
  readonly squads: readonly { readonly id: number; readonly name: string }[];
  readonly rounds: readonly { readonly id: number; readonly roundNumber: number }[];
  /** Fixtures that have stat records. */
  readonly scored: readonly { readonly id: number; readonly roundId: number }[];
}

/**
 * Returns why a feed cannot update a stored season: squads must stay, rounds must keep their position, and a fixture with stat
 * records must stay in its round, because points refer to them.
 */
export function conflictsWith(stored: StoredSeason, feed: Feed): readonly FeedProblem[] {
  const squadIds = new Set(feed.squads.map(({ id }) => id));
  const roundIndex = new Map(feed.rounds.map(({ id }, index) => [id, index]));
  const roundOf = new Map(feed.rounds.flatMap(({ id, fixtures }) => fixtures.map((fixture) => [fixture.id, id])));
  return [
    ...stored.squads
      .filter(({ id }) => !squadIds.has(id))
      .map(({ id, name }) => problem('squads', `squad ${id} (${name}) of the stored season is missing`)),
    ...stored.rounds
      .filter(({ id, roundNumber }) => roundIndex.get(id) !== roundNumber - 1)
      .map(({ id, roundNumber }) => problem('rounds', `round ${id} of the stored season is not in place ${roundNumber}`)),
    ...stored.scored
      .filter(({ id, roundId }) => roundOf.get(id) !== roundId)
      .map(({ id, roundId }) => problem('rounds', `match ${id} has stat records and is no longer in round ${roundId}`)),
  ];
}

function problem(file: keyof Feed, message: string): FeedProblem {
  return { file, path: [], message };
}
