import { type Fixture, type Progress, progressStates, type Round } from '@rugby/domain/game/model/entities';
import { publicTextProblem } from '@rugby/domain/game/model/publicText';
import type { Feed, FeedProblem } from './feed.ts';

const MOST_FIXTURES = 2000;
/** The schemas bound the lengths. */
const anyLength = { min: 0, max: Infinity };
const earliest = Date.parse('1900-01-01T00:00:00Z');
const latest = Date.parse('2200-01-01T00:00:00Z');

/**
 * Returns the problems of a feed beyond its shape: empty lists, repeated ids, unknown squads, missing or invisible names, impossible
 * times, and rounds that are not in the order complete, playing, scheduled. Empty when the feed is valid.
 */
export function checkFeed(feed: Feed): readonly FeedProblem[] {
  const squadIds = new Set(feed.squads.map(({ id }) => id));
  return [
    ...emptyFiles(feed),
    ...idProblems('squads', feed.squads, 'squad'),
    ...idProblems('players', feed.players, 'player'),
    ...feed.squads.flatMap(({ name, abbreviation, badge }, index) => [
      ...nameProblems('squads', [index, 'name'], name),
      ...nameProblems('squads', [index, 'abbreviation'], abbreviation),
      ...textProblems('squads', [index, 'badge'], badge),
    ]),
    ...feed.players.flatMap(({ squadId, firstName, lastName }, index) => [
      ...problem('players', [index, 'squadId'], !squadIds.has(squadId), `there is no squad ${squadId}`),
      ...nameProblems('players', [index, 'firstName'], firstName),
      ...nameProblems('players', [index, 'lastName'], lastName),
    ]),
    ...idProblems('rounds', feed.rounds, 'round'),
    ...outOfOrder(feed.rounds),
    ...feed.rounds.flatMap((round, index) => roundProblems(round, index, squadIds)),
    ...repeatedMatches(feed.rounds),
    ...tooManyMatches(feed.rounds),
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
      ...problem(file, [index, 'id'], id < 1, `${id} is not a valid id`),
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
    ...timeProblems([index, 'startDate'], round.startDate),
    ...round.fixtures.flatMap((fixture, at) => matchProblems(fixture, [index, 'tournaments', at], squadIds)),
  ];
}

function matchProblems(
  { id, date, venueName, homeSquadId, awaySquadId }: Fixture,
  path: readonly PropertyKey[],
  squadIds: ReadonlySet<number>,
) {
  return [
    ...timeProblems([...path, 'date'], date),
    ...textProblems('rounds', [...path, 'venueName'], venueName),
    ...problem('rounds', [...path, 'id'], id < 1, `${id} is not a valid id`),
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

function tooManyMatches(rounds: readonly Round[]): readonly FeedProblem[] {
  const count = rounds.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  return problem('rounds', [], count > MOST_FIXTURES, `there are ${count} matches, more than ${MOST_FIXTURES}`);
}

function timeProblems(path: readonly PropertyKey[], iso: string): readonly FeedProblem[] {
  const time = Date.parse(iso);
  return problem('rounds', path, !(time >= earliest && time < latest), 'the year must be from 1900 to 2199');
}

function nameProblems(file: keyof Feed, path: readonly PropertyKey[], name: string): readonly FeedProblem[] {
  const isEmpty = publicTextProblem(name, anyLength) === 'missing';
  return [...problem(file, path, isEmpty, 'the name is empty'), ...textProblems(file, path, name)];
}

function textProblems(file: keyof Feed, path: readonly PropertyKey[], text: string): readonly FeedProblem[] {
  const isUnseen = text.trim() !== '' && publicTextProblem(text, anyLength) !== undefined;
  return problem(file, path, isUnseen, 'it holds characters that cannot be seen');
}

function problem(file: keyof Feed, path: readonly PropertyKey[], isWrong: boolean, message: string): readonly FeedProblem[] {
  return isWrong ? [{ file, path, message }] : [];
}
