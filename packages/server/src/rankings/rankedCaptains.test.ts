import { getRanking } from '@rugby/domain/contract/ranking';
import { z } from '@rugby/domain/contract/schema';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { hidePicks } from '../testing/hidePicks.ts';

const lineup = toLineupColumn(fullLineup);
/** Squad 1 plays in the first fixture of the round, squad 3 in the second. */
const [locked, unlocked] = [playerAt('prop', 1), playerAt('hooker', 3)];
let harness: TeamHarness;
let user: ApiTeamUser;

beforeAll(async () => {
  harness = await createTeamHarness(async (database) => {
    for (const captainId of [locked, unlocked]) await storeTeam(database, { name: `captain ${captainId}`, lineup, captainId });
  });
  user = await harness.signIn();
  const own = { edition: 'srp', userId: user.id, name: 'Own', lineup, startRoundId: 1, isComplete: true, version: 1 } as const;
  await harness.db
    .insertInto('teams')
    .values({ ...own, captainId: unlocked, savedAt: new Date() })
    .execute();
  await harness.start(1);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => harness.drop());

it('a ranking says the captain of each team in the round', async () => {
  expect(await captains()).toEqual({ [`captain ${locked}`]: locked, [`captain ${unlocked}`]: unlocked, Own: unlocked });
});

it('where picks are hidden it says the captain of another user who is locked, and the others once the round is complete [B20]', async () => {
  hidePicks();
  expect(await captains()).toEqual({ [`captain ${locked}`]: locked, [`captain ${unlocked}`]: null, Own: unlocked });
  await harness.finish(1);
  expect(await captains()).toEqual({ [`captain ${locked}`]: locked, [`captain ${unlocked}`]: unlocked, Own: unlocked });
});

async function captains(): Promise<Readonly<Record<string, number | null>>> {
  const { rankings } = z.parse(getRanking.success, (await user.get('ranking')).json().success);
  return Object.fromEntries(rankings.map(({ teamName, captain }) => [teamName, captain?.playerId ?? null]));
}
