import type { Feed, FeedProblem } from './feed.ts';

/** What is stored of an imported season, as far as a later import must not contradict it. */
export interface StoredSeason {
  readonly squads: readonly { readonly id: number; readonly name: string }[];
  readonly rounds: readonly { readonly id: number; readonly roundNumber: number }[];
  /** Matches that have stat records. */
  readonly scored: readonly { readonly id: number; readonly roundId: number }[];
}

/**
 * Why a feed cannot update a stored season: squads and rounds stay, rounds keep their place, and a match with stat records stays
 * in its round. History hangs on them.
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
