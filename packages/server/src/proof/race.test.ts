import { editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setClock } from '../season/setClock.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { sized, recordProof } from './size.ts';

vi.setConfig({ testTimeout: 600_000 });

const CLIENTS = 50;
const {
  sends: SENDS,
  leadMs: LEAD_MS,
  least: LEAST,
} = sized({ small: { sends: 40, leadMs: 5000, least: 10 }, full: { sends: 200, leadMs: 15_000, least: 100 } });

/** Every client continues until it was refused this often, however fast the server is. */
const REFUSALS = 5;

/** An answer with the game time by which the rules decided. */
interface Receipt {
  readonly at: number;
  /** A busy server may decide so late that the answer was given up before; what it stored is answered to the repeat, which has a time of its own. */
  readonly isReplay: boolean;
  readonly status: number;
  readonly codes: readonly string[];
  readonly captainId: number | undefined;
  readonly version: number | undefined;
}

let harness: TeamHarness;
let kickOff = 0;

beforeAll(async () => {
  harness = await createTeamHarness();
  const first = await harness.db.selectFrom('fixtures').select('date').where('id', '=', 1).executeTakeFirstOrThrow();
  kickOff = first.date.getTime();
});
afterAll(() => harness.drop());

test(`${CLIENTS * SENDS} saves and trades or more across a kick-off: none accepted after it, none refused before, every accepted one stored: R1`, async (context) => {
  const users = await Promise.all(Array.from({ length: CLIENTS }, () => harness.signIn()));
  for (const user of users) expect((await user.post('team/update', fullSelection)).statusCode).toBe(200);
  await changeSeason(harness.db, editions.srp, (tx) => setClock(tx, 'srp', new Date(kickOff - LEAD_MS)));
  const receipts = await Promise.all(users.map(sendAll));
  const all = receipts.flat();
  const accepted = all.filter(({ status }) => status === 200);
  const refused = all.filter(({ status }) => status === 422);
  expect(all.length).toBeGreaterThanOrEqual(CLIENTS * SENDS);
  expect(accepted.length + refused.length).toBe(all.length);
  expect(Math.min(accepted.length, refused.length)).toBeGreaterThanOrEqual(LEAST);
  const decided = accepted.filter(({ isReplay }) => !isReplay);
  expect(decided.length).toBeGreaterThanOrEqual(LEAST);
  expect(decided.filter(({ at }) => at >= kickOff)).toEqual([]);
  expect(refused.filter(({ at }) => at < kickOff)).toEqual([]);
  expect(new Set(refused.flatMap(({ codes }) => codes))).toEqual(new Set(['captain-locked', 'player-locked', 'match-started']));
  for (const [index, user] of users.entries()) {
    const own = (receipts[index] ?? []).filter(({ status }) => status === 200);
    const { team } = (await user.get('team/show-my')).json().success;
    expect(team).toMatchObject({ version: 1 + own.length, captainId: own.at(-1)?.captainId });
    expect(own.map(({ version }) => version)).toEqual(own.map((_, at) => at + 2));
  }
  const last = Math.max(...decided.map(({ at }) => at));
  const first = Math.min(...refused.map(({ at }) => at));
  recordProof(
    context,
    `R1: ${all.length} saves and trades of ${CLIENTS} clients across a kick-off: ${accepted.length} accepted, the last ${kickOff - last} ms before it, ` +
      `${refused.length} refused, the first ${first - kickOff} ms after it; every accepted one stored`,
  );
});

/** Alternates a change of captain between two players of the first fixture, and a trade of a centre of that fixture. */
async function sendAll(user: ApiTeamUser): Promise<readonly Receipt[]> {
  const receipts: Receipt[] = [];
  const centres = [playerAt('centre', 1), playerAt('centre', 1, 1)];
  const captains = [playerAt('prop', 1), playerAt('prop', 2)];
  let [picked = 0, other = 0] = centres;
  let [captainId = 0, next = 0] = captains;
  let refusals = 0;
  for (let turn = 0; turn < SENDS || refusals < REFUSALS; turn += 1) {
    const lineup = { ...fullLineup, centre: [picked, playerAt('centre', 2)] };
    const answer =
      turn % 2 === 0
        ? await user.post('team/update', { lineup, captainId: next })
        : await user.post('trade/make', { tradePairs: [{ out: picked, in: other }] });
    const { success, errors } = answer.json();
    const isDone = answer.statusCode === 200;
    if (!isDone) refusals += 1;
    if (isDone && turn % 2 === 0) [captainId, next] = [next, captainId];
    if (isDone && turn % 2 === 1) [picked, other] = [other, picked];
    receipts.push({
      at: Date.parse(String(answer.headers['x-game-time'])),
      isReplay: answer.headers['idempotent-replayed'] === 'true',
      status: answer.statusCode,
      codes: errors.map(({ code }: { readonly code: string }) => code),
      captainId: success?.team.captainId,
      version: success?.team.version,
    });
  }
  return receipts;
}
