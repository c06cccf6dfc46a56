import { editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { storeTeamOfChampionship } from '../testing/storeTeamOfChampionship.ts';
import { changeSeason } from './changeSeason.ts';
import { refreshPercentSelected } from './refreshPercentSelected.ts';

let harness: TeamHarness;

beforeAll(async () => {
  harness = await createTeamHarness();
  // An import ends with this pass: no user has a team yet.
  await changeSeason(harness.db, editions.srp, () => Promise.resolve());
});
afterAll(() => harness.drop());

it('publishes the shares of teams that were saved since the last command, before the season too [G-156, G-244]', async () => {
  const user = await harness.signIn();
  await user.post('team/update', fullSelection);
  await storeTeamOfChampionship(harness.db, user.id);
  const before = await published();
  expect(await share()).toBe(0);
  await refreshPercentSelected(harness.db);
  expect(await share()).toBe(1000);
  expect(await published()).not.toEqual(before);
});

it('changes nothing while no share has changed', async () => {
  const before = await revision();
  await refreshPercentSelected(harness.db);
  expect(await revision()).toBe(before);
});

it('keeps the shares of a round that is playing', async () => {
  await harness.start(1);
  const user = await harness.signIn();
  await user.post('team/update', fullSelection);
  const before = await revision();
  await refreshPercentSelected(harness.db);
  expect(await revision()).toBe(before);
});

/** The captain's share of round 1 in tenths of a percent. */
async function share(): Promise<number | undefined> {
  const stored = await harness.db
    .selectFrom('percentSelected')
    .select('tenths')
    .where('edition', '=', 'srp')
    .where('roundId', '=', 1)
    .where('playerId', '=', fullSelection.captainId)
    .executeTakeFirst();
  return stored?.tenths;
}

/** The published file of players. */
function published() {
  return harness.db.selectFrom('documents').select('etag').where('path', '=', '/json/players.json').execute();
}

async function revision(): Promise<number> {
  const { revision: stored } = await harness.db
    .selectFrom('seasons')
    .select('revision')
    .where('edition', '=', 'srp')
    .executeTakeFirstOrThrow();
  return stored;
}
