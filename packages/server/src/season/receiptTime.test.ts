import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advanceSeasons } from '../advanceSeasons.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { lockTeamChanges } from './locks.ts';
import { readGameTime } from './readGameTime.ts';
import { receiptTime } from './receiptTime.ts';
import { setClock } from './setClock.ts';

let harness: TeamHarness;
let user: ApiTeamUser;
let kickOff = 0;

beforeEach(async () => {
  harness = await createTeamHarness();
  user = await harness.signIn();
  const first = await harness.db.selectFrom('fixtures').select('date').where('id', '=', 1).executeTakeFirstOrThrow();
  kickOff = first.date.getTime();
});
afterEach(() => harness.drop());

const setGameTime = (time: number) => harness.db.transaction().execute((tx) => setClock(tx, 'srp', new Date(time)));

async function untilKickOff(db: Kysely<Database>): Promise<void> {
  while ((await readGameTime(db, 'srp')).getTime() <= kickOff) await sleep(20);
}

/** Holds up all changes of teams. Resolves, once it does, with what ends it. */
async function holdUpChanges(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const done = harness.db.transaction().execute(async (tx) => {
    await lockTeamChanges(tx, 'srp');
    held.resolve();
    await ended.promise;
  });
  await held.promise;
  return () => {
    ended.resolve();
    return done;
  };
}

describe('a change is judged by the time at which it was received, by the database’s clock [B24]', () => {
  it('a save that waits in a queue over the kick-off is stored, and a later one is refused', async () => {
    await user.post('team/update', fullSelection);
    await setGameTime(kickOff - 700);
    const release = await holdUpChanges();
    const early = user.post('trade/make', { tradePairs: [{ out: playerAt('centre', 1), in: playerAt('centre', 1, 1) }] });
    await untilKickOff(harness.db);
    const late = user.post('team/change-captain', { newId: playerAt('prop', 2) });
    await sleep(50);
    await release();
    const [accepted, refused] = [await early, await late];
    expect([accepted.statusCode, refused.statusCode]).toEqual([200, 422]);
    expect(refused.json().errors[0].code).toBe('captain-locked');
    expect(Date.parse(String(accepted.headers['x-game-time']))).toBeLessThan(kickOff);
    expect(Date.parse(String(refused.headers['x-game-time']))).toBeGreaterThanOrEqual(kickOff);
  });

  it('a first save that waits is stored for the round, because a server records a kick-off only after those that wait', async () => {
    await harness.db.updateTable('seasons').set({ origin: 'import' }).execute();
    const other = openDatabase(harness.connectionString);
    const tick = () => advanceSeasons(other, { practice: false, say: () => undefined });
    await setGameTime(kickOff - 400);
    const done = Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(1.2)`.execute(harness.db)));
    const early = user.post('team/update', fullSelection);
    await untilKickOff(other);
    await tick();
    await done;
    expect((await early).statusCode).toBe(200);
    await setGameTime(kickOff + 3000);
    await tick();
    await other.destroy();
    const rows = await harness.db.selectFrom('teamRounds').select('roundId').execute();
    expect(rows).toEqual([{ roundId: 1 }]);
  });

  it('a wait counts up to two seconds, never less than nothing', () => {
    expect([receiptTime(10_000, 300), receiptTime(10_000, 60_000), receiptTime(10_000, -5)]).toEqual([9700, 8000, 10_000]);
  });
});
