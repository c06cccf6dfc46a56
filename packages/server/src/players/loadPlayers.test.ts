import { FEWEST_TEAMS_OF_SHARES } from '@rugby/domain/game/team/hidesPicks';
import { editionIds, editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { updatePercentSelected } from '../season/percentSelected.ts';
import { loadSeason } from '../season/loadSeason.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { aSeason, playerAt } from '../testing/aSeason.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it.each(editionIds)(
  'in %s with hidden picks, the shares of a round that is not over are published among many teams only [G-156, G-332]',
  async (edition) => {
    const { db } = database;
    await aSeason(db, edition);
    const picked = playerAt('prop', 1);
    const store = async (name: string) =>
      storeTeam(database, { name, lineup: toLineupColumn(fullLineup), captainId: picked, edition });
    const shares = async () => (await loadSeason(db, edition))?.players.get(picked)?.selected;
    for (const name of ['own', 'rival']) await store(`${edition} ${name}`);
    await db.transaction().execute((tx) => updatePercentSelected(tx, edition, 1));
    expect(await shares()).toEqual({ 1: 100 });
    const hidden = vi.spyOn(editions[edition], 'revealRivals', 'get').mockReturnValue('on-lock');
    expect(await shares()).toEqual({});
    const setStatus = (status: 'playing' | 'complete') =>
      db.updateTable('rounds').set({ status }).where('edition', '=', edition).where('id', '=', 1).execute();
    await setStatus('playing');
    expect(await shares()).toEqual({});
    for (let index = 2; index < FEWEST_TEAMS_OF_SHARES; index += 1) await store(`${edition} ${index}`);
    expect(await shares()).toEqual({ 1: 100 });
    await db.deleteFrom('teams').where('edition', '=', edition).where('name', '<>', `${edition} own`).execute();
    expect(await shares()).toEqual({});
    await setStatus('complete');
    expect(await shares()).toEqual({ 1: 100 });
    hidden.mockRestore();
  },
);
