import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { editions } from '@rugby/domain/editions';
import { sql } from 'kysely';
import { buildServer } from '../../packages/server/src/buildServer.ts';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { changeSeason } from '../../packages/server/src/publish/changeSeason.ts';
import { requestScoring } from '../../packages/server/src/scoring/scorePendingRounds.ts';
import { startRound } from '../../packages/server/src/season/rounds/startRound.ts';
import type { SignedInUser } from '../../packages/server/src/testing/signInUser.ts';
import { median, type Quantity } from './quantity.ts';
import { captains, signInTeamOwner, storeStats, storeTeams } from './storeTeams.ts';
import { inLongTransaction, teamsAsked, withDatabase } from './teamsDatabase.ts';

const edition = editions.srp;
const size = teamsAsked ?? 100_000;
const users = 8;
/** The most that a save may wait longer because of a pass, in milliseconds. */
const most = 250;
/** Saves before the pass, and the time between two of them in milliseconds. */
const saves = 300;
const pauseMs = 10;

/**
 * P14: how long users wait for their saves while a scoring pass runs, in the same process as the server. The floor is the same without a pass. The
 * longest saves are compared.
 */
export async function saveSpeed(): Promise<readonly Quantity[]> {
  return withDatabase(async (db) => {
    await inLongTransaction(db, (tx) => storeTeams(tx, size - users));
    await inLongTransaction(db, (tx) => sql`analyze`.execute(tx));
    const owners: readonly SignedInUser[] = await Promise.all(Array.from({ length: users }, () => signInTeamOwner(db)));
    const app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db });
    try {
      const start = await saveDuring(app, owners, () =>
        changeSeason(db, edition, (tx) => startRound(tx, edition, 1, { mayMoveClock: true })),
      );
      await inLongTransaction(db, (tx) => sql`analyze`.execute(tx));
      const without = await saveUntil(app, owners, (count) => count >= saves);
      const {
        times: during,
        seconds,
        result: { teamsChanged },
      } = await saveDuring(app, owners, () =>
        changeSeason(db, edition, async (tx) => {
          await storeStats(tx);
          await requestScoring(tx, edition, 1);
        }),
      );
      const what = `${size.toLocaleString('en')} teams`;
      const [floor, ours] = [Math.max(...without), Math.max(...during)];
      return [
        {
          name: `P14 longest of ${during.length} saves during a pass, ${what}`,
          unit: 'ms',
          floor,
          ours,
          budget: `≤ ${most} ms more`,
          isWithinBudget: ours - floor <= most,
        },
        { name: 'P14   median save (floor: without a pass)', unit: 'ms', floor: median(without), ours: median(during) },
        {
          name: `P14   longest of ${start.times.length} saves while a round starts (floor: without)`,
          unit: 'ms',
          floor,
          ours: Math.max(...start.times),
        },
        { name: 'P14   the start', unit: 's', ours: start.seconds },
        { name: `P14   the pass, which changed ${teamsChanged.toLocaleString('en')} teams`, unit: 's', ours: seconds },
      ];
    } finally {
      await app.close();
    }
  });
}

type Server = Awaited<ReturnType<typeof buildServer>>;

/** Saves teams while `work` runs. */
async function saveDuring<Result>(app: Server, owners: readonly SignedInUser[], work: () => Promise<Result>) {
  const begun = performance.now();
  let seconds = 0;
  const working = work().finally(() => {
    seconds = (performance.now() - begun) / 1000;
  });
  const times = await saveUntil(app, owners, () => seconds > 0);
  return { times, seconds, result: await working };
}

/** Saves other captains, one user after the other, and returns the milliseconds of each save. */
async function saveUntil(
  app: Server,
  owners: readonly SignedInUser[],
  isEnough: (count: number) => boolean,
): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const owner = owners[times.length % owners.length];
    const newId = captains[Math.floor(times.length / owners.length) % 2 === 0 ? 1 : 0];
    const before = performance.now();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/en/fantasy/team/change-captain',
      payload: { newId },
      headers: { ...owner?.headers, 'idempotency-key': randomUUID() },
    });
    times.push(performance.now() - before);
    if (answer.statusCode !== 200) throw new Error(`A save was answered with ${answer.statusCode}: ${answer.body}`);
    await sleep(pauseMs);
  }
  return times;
}
