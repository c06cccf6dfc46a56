import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_RANKED_BY_REQUEST } from '../scoring/storeLeagueRanks.ts';
import { aSeason } from '../testing/aSeason.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { readLeagueSection } from './readLeagueSection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
});
afterAll(() => database.drop());

it('no request ranks a league without stored ranks that is more than twice as large as those that requests rank', async () => {
  const board = { edition: 'srp', roundId: 1, prevRoundId: null, statistic: 'overallPoints' } as const;
  const section = { offset: 0, limit: 20, isReversed: false, search: '', userId: 1 };
  const league = { id: 1, class: 'country', subjectId: 36, startRoundId: null } as const;
  const read = (numTeams: number) => readLeagueSection(database.db, board, { ...league, numTeams }, section);
  expect(await read(2 * MOST_RANKED_BY_REQUEST)).toMatchObject({ places: [], numTeams: 0 });
  expect(await read(2 * MOST_RANKED_BY_REQUEST + 1)).toBeUndefined();
});
