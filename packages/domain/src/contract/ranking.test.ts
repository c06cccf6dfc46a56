import { describe, expect, it } from 'vitest';
import { getRanking, readRankingQuery } from './ranking.ts';
import { z } from './schema.ts';

function read(query: object) {
  return readRankingQuery(z.parse(getRanking.request, { query }).query);
}

describe('the query of a ranking [A-318]', () => {
  it('by default asks for the first page of all points after the latest round', () =>
    expect(read({})).toEqual({
      page: 1,
      limit: 20,
      roundId: undefined,
      statistic: 'overallPoints',
      isReversed: false,
      search: '',
    }));
  it('has other names for round and statistic, and ignores fields that it does not know', () =>
    expect(read({ gameWeek: '4', order: 'averagePoints', dir: 'ASC', offset: '7', page: '3' })).toMatchObject({
      page: 3,
      roundId: 4,
      statistic: 'averagePoints',
      isReversed: true,
    }));
  it('asks for the first ranks first when it orders by rank, upwards', () => {
    expect(read({ order: 'rank', dir: 'asc' }).isReversed).toBe(false);
    expect(read({ order: 'rank', dir: 'desc' }).isReversed).toBe(true);
  });
  it.each([
    [{ limit: '0' }, 1],
    [{ limit: '500' }, 100],
    [{ limit: '50' }, 50],
  ])('%j is a page of %d rows', (query, limit) => expect(read(query).limit).toBe(limit));
  it.each([{ stat: 'tries' }, { page: 'two' }, { round: '-1' }, { dir: 'up' }])('%j is refused', (query) =>
    expect(z.safeParse(getRanking.request, { query }).success).toBe(false),
  );
});

it('the ranking of a server that knows less has no live figures', () => {
  const row = { userId: 1, displayName: 'Mere K', teamId: 1, teamName: 'Mere K', rank: 1, prevRank: null };
  const figures = { overallPoints: 5, roundPoints: 5, averagePoints: 5 };
  const { rankings, next, ownRanks, numTeams } = z.parse(getRanking.success, {
    rankings: [{ ...row, ...figures }],
    user: null,
    nextPage: false,
    page: 1,
  });
  expect(rankings).toEqual([
    {
      ...row,
      ...figures,
      isTied: false,
      placesWon: null,
      placesWonSinceKickOff: null,
      playersToPlay: null,
      playersInPlay: null,
      projectedPoints: null,
      pointsToPass: null,
      captain: null,
    },
  ]);
  expect([next, ownRanks, numTeams]).toEqual([null, [], null]);
});

it.each(['rankings', 'user', 'nextPage', 'page'])('a ranking without the field %s is not read [A-206]', (field) => {
  const answer = { rankings: [], user: null, nextPage: false, page: 1 };
  expect(z.safeParse(getRanking.success, answer).success).toBe(true);
  expect(z.safeParse(getRanking.success, { ...answer, [field]: undefined }).success).toBe(false);
});
