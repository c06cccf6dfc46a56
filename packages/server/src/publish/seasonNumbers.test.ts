import { seasonNumbersFile } from '@rugby/domain/contract/landing';
import { z } from '@rugby/domain/contract/schema';
import { editions } from '@rugby/domain/editions';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { patience } from '../testing/patience.ts';
import { storeTeamOfChampionship } from '../testing/storeTeamOfChampionship.ts';
import { changeSeason } from './changeSeason.ts';
import { refreshUserCounts } from './seasonNumbers.ts';
import { storeDocuments } from './storeDocuments.ts';

const path = '/json/season_numbers.json';

let harness: TeamHarness;

beforeAll(async () => {
  harness = await createTeamHarness();
  await changeSeason(harness.db, editions.srp, () => Promise.resolve());
});
afterAll(() => harness.drop());

it('publishes players and users of the season, and no best player before a round is complete', async () => {
  const players = await harness.db.selectFrom('players').select('id').execute();
  expect(await published()).toEqual({ players: players.length, users: 0, best: null });
});

it('counts the users with a team in the edition, and notifies the processes', async () => {
  const user = await harness.signIn();
  await user.post('team/update', fullSelection);
  await storeTeamOfChampionship(harness.db, (await harness.signIn()).id);
  const client = new pg.Client({ connectionString: harness.connectionString });
  onTestFinished(() => client.end());
  await client.connect();
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen season');
  await refreshUserCounts(harness.db);
  expect((await published()).users).toBe(1);
  await vi.waitFor(() => expect(heard).toEqual(['srp']), patience);
});

it('does not count many users again for a change of the season', async () => {
  const numbers = await published();
  await storeDocuments(harness.db, new Map([[path, JSON.stringify({ ...numbers, users: 10_000 })]]), path);
  await changeSeason(harness.db, editions.srp, () => Promise.resolve());
  expect((await published()).users).toBe(10_000);
  await refreshUserCounts(harness.db);
  expect((await published()).users).toBe(1);
});

it('publishes the best player of a round when it is complete', async () => {
  await harness.start(1);
  const id = playerAt('prop', 1);
  await harness.stats(1, 1, { [id]: { T: 2 }, [playerAt('hooker', 1)]: { T: 1 } });
  expect((await published()).best).toBeNull();
  await harness.finish(1);
  const { best, users } = await published();
  expect(users).toBe(1);
  expect(best).toMatchObject({ roundNumber: 1, lastName: `Number ${id}`, squad: { id: 1, abbreviation: 'SQ1' } });
});

it('serves an edition without a season numbers of zero', async () => {
  const answer: unknown = (await harness.app.inject('/json/trc/season_numbers.json')).json();
  expect(answer).toEqual({ players: 0, users: 0, best: null });
});

async function published() {
  const { body } = await harness.db.selectFrom('documents').select('body').where('path', '=', path).executeTakeFirstOrThrow();
  return z.parse(seasonNumbersFile.schema, JSON.parse(body.toString()));
}
