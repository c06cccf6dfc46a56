import { refusalsToBoost } from '@rugby/domain/game/boosters/boosterRefusals';
import { editions } from '@rugby/domain/editions';
import { emptySelection, hasSamePlayers, isSameSelection } from '@rugby/domain/game/model/lineup';
import { refusalsToStore } from '@rugby/domain/game/team/refusalsToSave';
import type { SavedTeam } from '@rugby/domain/game/model/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSeason } from '../../season/loadSeason.ts';
import { type SeasonHarness, createSeasonHarness } from '../../commands/testing/createSeasonHarness.ts';
import { setClock } from '../../season/setClock.ts';
import { importSeason } from '../../season/importSeason.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { createPracticeFeed } from '../season/createPracticeFeed.ts';
import { createRandom } from '../random.ts';
import { type Moves, decideMoves } from './decideMoves.ts';
import { simulateUserMoves } from './simulateUserMoves.ts';
import { createSimulatedUsers } from './createSimulatedUsers.ts';
import { createPlayerPool, pickTeam } from './pickTeam.ts';

const edition = editions.srp;
let harness: SeasonHarness;
let firstKickOff = 0;

beforeAll(async () => {
  harness = await createSeasonHarness();
  const feed = createPracticeFeed('srp', Date.parse('2026-11-01T00:00:00Z'));
  firstKickOff = Date.parse(feed.rounds[0]?.startDate ?? '');
  await changeSeason(harness.db, edition, async (tx) => {
    await importSeason(tx, 'srp', { feed, origin: 'practice', refuse: () => undefined });
    await setClock(tx, 'srp', new Date(firstKickOff - 60_000));
    await createSimulatedUsers(tx, edition, { count: 200, seed: 'x', now: firstKickOff - 1 });
  });
});
afterAll(() => harness.drop());

describe('moves of simulated users before a round', () => {
  test('follow the rules: exchanges, captains and all enabled boosters', async () => {
    const season = await loadSeason(harness.db, 'srp');
    if (season === undefined) throw new Error('There is no season.');
    const world = { ...season, edition, now: firstKickOff - 1 };
    const random = createRandom('decisions');
    const pool = createPlayerPool(world, random);
    const used: NonNullable<Moves['booster']>[] = [];
    let [traded, splurged] = [0, 0];
    for (let manager = 0; manager < 400; manager += 1) {
      const picked = pickTeam(pool, world, random) ?? emptySelection;
      const saved: SavedTeam = { ...picked, boosters: [], startRoundId: 1, isComplete: true, salaryCap: edition.budget };
      const { selection, booster, before } = decideMoves(saved, pool, world, random);
      expect(refusalsToStore(before, saved, world)).toEqual([]);
      if (!hasSamePlayers(before.lineup, saved.lineup)) traded += 1;
      if (booster !== undefined) used.push(booster);
      const chosen = booster?.type === 'CO_CAPTAIN' ? booster.playerId : null;
      expect(booster === undefined ? [] : refusalsToBoost(booster.type, chosen, { ...saved, ...before }, world)).toEqual([]);
      expect(booster?.type === 'LIMITLESS' || isSameSelection(selection, before)).toBe(true);
      if (!isSameSelection(selection, before)) splurged += 1;
    }
    expect(traded).toBeGreaterThan(40);
    expect(splurged).toBeGreaterThan(3);
    expect(new Set(used.map(({ type }) => type))).toEqual(new Set(edition.enabledBoosters));
  });

  test('are stored, also by a server that comes late: some teams change, others stay, and the same seed makes the same moves', async () => {
    const weekLater = new Date(firstKickOff + 7 * 24 * 60 * 60_000);
    await changeSeason(harness.db, edition, (tx) => setClock(tx, 'srp', weekLater));
    const before = await lineups();
    const act = (seed: string) => harness.db.transaction().execute((tx) => simulateUserMoves(tx, edition, 1, seed));
    await act('seed');
    const after = await lineups();
    const changed = after.filter(({ lineup }, index) => lineup.join() !== before[index]?.lineup.join());
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.length).toBeLessThan(120);
    const boosters = await harness.db.selectFrom('teamBoosters').selectAll().execute();
    expect(boosters.length).toBeGreaterThan(5);
    for (const { type, roundId, lineupBefore } of boosters)
      expect([roundId, lineupBefore?.length]).toEqual([1, type === 'LIMITLESS' ? 15 : undefined]);
    await harness.db.deleteFrom('teamBoosters').execute();
    for (const { id, lineup, captainId } of before)
      await harness.db.updateTable('teams').set({ lineup, captainId }).where('id', '=', id).execute();
    await act('seed');
    expect(await lineups()).toEqual(after);
  });
});

async function lineups() {
  return harness.db.selectFrom('teams').select(['id', 'lineup', 'captainId']).orderBy('id').execute();
}
