import { type Fixture, type Progress, progressStates, type Round } from '@rugby/domain/game/model/entities';
import type { Feed, FeedProblem } from './feed.ts';

const LARGEST = 2_147_483_647;

/**
 * Returns the problems of a feed beyond its shape: empty lists, repeated ids, unknown squads, numbers that cannot be stored, and
 * rounds that are not in the order complete, playing, scheduled. Empty when the feed is valid.
 */
export function checkFeed(feed: Feed): readonly FeedProblem[] {
  const squadIds = new Set(feed.squads.map(({ id }) => id));
  return [
    ...emptyFiles(feed),
    ...idProblems('squads', feed.squads, 'squad'),
    ...idProblems('players', feed.players, 'player'),
    ...feed.players.flatMap(({ squadId, cost }, index) => [
      ...problem('players', [index, 'squadId'], !squadIds.has(squadId), `there is no squad ${squadId}`),
      ...problem('players', [index, 'cost'], cost > LARGEST, `${cost} is too large`),
    ]),
    ...idProblems('rounds', feed.rounds, 'round'),
    ...outOfOrder(feed.rounds),
    ...feed.rounds.flatMap((round, index) => roundProblems(round, index, squadIds)),
    ...repeatedMatches(feed.rounds),
  ];
}

function emptyFiles(feed: Feed): readonly FeedProblem[] {
  return (['squads', 'players', 'rounds'] as const).flatMap((file) =>
    problem(file, [], feed[file].length === 0, `there are no ${file}`),
  );
}

function idProblems(file: keyof Feed, list: readonly { readonly id: number }[], noun: string): readonly FeedProblem[] {
  const seen = new Set<number>();
  return list.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return [
      ...problem(file, [index, 'id'], isRepeated, `${noun} ${id} occurs twice`),
      ...problem(file, [index, 'id'], id < 1 || id > LARGEST, `${id} is not a valid id`),
    ];
  });
}

function outOfOrder(rounds: readonly Round[]): readonly FeedProblem[] {
  return rounds.flatMap(({ status }, index) => {
    const before = rounds[index - 1]?.status ?? 'complete';
    const isWrong = reached(status) > reached(before) || (status === 'playing' && before === 'playing');
    return problem('rounds', [index, 'status'], isWrong, `a ${status} round cannot follow a ${before} one`);
  });
}

function reached(status: Progress): number {
  return progressStates.indexOf(status);
}

function roundProblems(round: Round, index: number, squadIds: ReadonlySet<number>): readonly FeedProblem[] {
  return [
    ...problem('rounds', [index, 'tournaments'], round.fixtures.length === 0, 'a round needs a match'),
    ...round.fixtures.flatMap((fixture, at) => matchProblems(fixture, [index, 'tournaments', at], squadIds)),
  ];
}

function matchProblems({ id, homeSquadId, awaySquadId }: Fixture, path: readonly PropertyKey[], squadIds: ReadonlySet<number>) {
  return [
    ...problem('rounds', [...path, 'id'], id < 1 || id > LARGEST, `${id} is not a valid id`),
    ...problem('rounds', [...path, 'homeSquadId'], !squadIds.has(homeSquadId), `there is no squad ${homeSquadId}`),
    ...problem('rounds', [...path, 'awaySquadId'], !squadIds.has(awaySquadId), `there is no squad ${awaySquadId}`),
    ...problem('rounds', path, homeSquadId === awaySquadId, `squad ${homeSquadId} cannot play against itself`),
  ];
}

function repeatedMatches(rounds: readonly Round[]): readonly FeedProblem[] {
  const seen = new Set<number>();
  return rounds.flatMap(({ fixtures }, index) =>
    fixtures.flatMap(({ id }, at) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return problem('rounds', [index, 'tournaments', at, 'id'], isRepeated, `match ${id} occurs twice`);
    }),
  );
}

function problem(file: keyof Feed, path: readonly PropertyKey[], isWrong: boolean, message: string): readonly FeedProblem[] {
  return isWrong ? [{ file, path, message }] : [];
}
