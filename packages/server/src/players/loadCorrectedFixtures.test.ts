import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../season/setClock.ts';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { minutesFromNow, playerAt } from '../testing/aSeason.ts';

// One round is played and corrected step by step: each test continues where the last one ended.
let harness: TeamHarness;
const hooker = playerAt('hooker', 1);
const prop = playerAt('prop', 1);
const tackles = (count: number) => ({ MP: 80, TK: count });

beforeAll(async () => {
  harness = await createTeamHarness();
  await harness.start(1);
});
afterAll(() => harness.drop());

describe('the corrections of a fixture', () => {
  it('do not include changes while its points are provisional [B8]', async () => {
    await harness.stats(1, 1, { [hooker]: tackles(7), [prop]: tackles(2) });
    await harness.stats(1, 1, { [hooker]: tackles(8), [prop]: tackles(2) });
    expect(await harness.db.selectFrom('statAudit').select('wereFinal').execute()).toEqual([{ wereFinal: false }]);
    expect(await correctionsOf(hooker)).toEqual([[]]);
    expect(await documentAt(`/json/player_stats/${hooker}.json`)).toEqual([expect.not.objectContaining({ corrections: [] })]);
  });

  it('are published once the round is finished, for the players whose record changed [B8]', async () => {
    await harness.finish(1);
    await harness.stats(1, 1, { [hooker]: tackles(9), [prop]: tackles(2) });
    expect(await correctionsOf(hooker)).toEqual([[change(8, 9)]]);
    expect(await correctionsOf(prop)).toEqual([[]]);
  });

  it('do not grow when the same counts are imported again [B8]', async () => {
    const before = await published(hooker);
    await harness.stats(1, 1, { [hooker]: tackles(9), [prop]: tackles(2) });
    expect(await published(hooker)).toEqual(before);
  });

  it('are ordered newest first, and all stay when a count is reverted [B8]', async () => {
    await harness.stats(1, 1, { [hooker]: tackles(8), [prop]: tackles(2) });
    expect(await correctionsOf(hooker)).toEqual([[change(9, 8), change(8, 9)]]);
  });

  it('keep a fixture whose record was withdrawn, with zeros, as not played [B8]', async () => {
    await harness.stats(1, 1, { [hooker]: tackles(8) });
    const [match] = await published(prop);
    expect(match).toMatchObject({ fixtureId: 1, gamesPlayed: 0, scoringMetrics: {}, points: 0 });
    expect(match?.corrections.map(({ points }) => points)).toEqual([{ from: 4, to: 0 }]);
    expect(await documentAt('/json/player_stats.json')).not.toHaveProperty(String(prop));
  });

  it('start when the points are final, also before the round is finished [B8]', async () => {
    await harness.start(2);
    await harness.stats(2, 3, { [hooker]: tackles(5) });
    const matchIsOver = minutesFromNow(60 + 7 * 24 * 60 + 2 * 60);
    await at(new Date(matchIsOver.getTime() + 4 * 60 * 60_000 - 60_000));
    await harness.stats(2, 3, { [hooker]: tackles(6) });
    await at(new Date(matchIsOver.getTime() + 4 * 60 * 60_000));
    await harness.stats(2, 3, { [hooker]: tackles(7) });
    expect((await correctionsOf(hooker))[1]).toEqual([change(6, 7)]);
  });
});

/** Minutes bring two points, each tackle one. */
function change(from: number, to: number) {
  const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  return { at: instant, counts: [{ code: 'TK', from, to }], points: { from: from + 2, to: to + 2 } };
}

function at(instant: Date) {
  return harness.db.transaction().execute((tx) => setClock(tx, 'srp', instant));
}

async function correctionsOf(playerId: number) {
  return (await published(playerId)).map(({ corrections }) => corrections);
}

async function published(playerId: number) {
  return playerMatchesFile(playerId).schema.parse(await documentAt(`/json/player_stats/${playerId}.json`));
}

async function documentAt(path: string): Promise<unknown> {
  const { body } = await harness.db.selectFrom('documents').select('body').where('path', '=', path).executeTakeFirstOrThrow();
  return JSON.parse(body.toString());
}
