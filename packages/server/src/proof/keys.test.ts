import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { sized, recordProof } from './size.ts';

vi.setConfig({ testTimeout: 600_000 });

const USERS = 10;
const KEYS = sized({ small: 20, full: 100 });
const SENDS = 5;

let harness: TeamHarness;
let host = '';

beforeAll(async () => {
  harness = await createTeamHarness();
  host = await harness.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  // The server waits for a connection that was cut before it carried a request, because it is not idle.
  harness.app.server.closeAllConnections();
  await harness.drop();
});

test(`${USERS * KEYS} keys, each sent five times at once and some cut off: each is applied once and answered alike: R2`, async (context) => {
  const users = await Promise.all(Array.from({ length: USERS }, () => harness.signIn()));
  for (const user of users) await user.post('team/update', fullSelection);
  const statuses: number[] = [];
  await Promise.all(
    users.map(async (user) => {
      const pair = [playerAt('centre', 1), playerAt('centre', 1, 1)];
      for (let order = 0; order < KEYS; order += 1) {
        const body = { tradePairs: [{ out: pair[order % 2], in: pair[(order + 1) % 2] }] };
        const answers = await Promise.all(Array.from({ length: SENDS }, (_, at) => send(user, `order-${order}`, body, at === 0)));
        statuses.push(...answers.map(({ status }) => status));
        expect(answers.filter(({ status }) => ![0, 200, 409, 503].includes(status))).toEqual([]);
        const last = await sendUntilAnswered(user, `order-${order}`, body);
        const bodies = answers.filter(({ status }) => status === 200).map((answer) => answer.body);
        expect(new Set([...bodies, last.body])).toEqual(new Set([last.body]));
        const other = { tradePairs: [{ out: pair[(order + 1) % 2], in: pair[order % 2] }] };
        expect((await sendUntilAnswered(user, `order-${order}`, other)).status).toBe(422);
      }
    }),
  );
  for (const user of users) expect((await user.get('team/show-my')).json().success.team.version).toBe(1 + KEYS);
  const of = (sought: number) => statuses.filter((status) => status === sought).length;
  recordProof(
    context,
    `R2: ${USERS * KEYS} keys sent ${SENDS} times at once: ${USERS * KEYS} effects; of ${statuses.length} sends ${of(0)} were cut off, ` +
      `${of(200)} got the same answer, ${of(409)} were refused as in flight; another body 422 each time`,
  );
});

/** Returns the answer of an order, which is repeated while it is in flight and while the server is too busy. */
async function sendUntilAnswered(user: ApiTeamUser, key: string, body: object) {
  for (;;) {
    const answer = await send(user, key, body);
    if (answer.status !== 409 && answer.status !== 503) return answer;
    await sleep(5);
  }
}

/** Status 0 is a request that was cut off before its answer. */
async function send(
  user: ApiTeamUser,
  key: string,
  body: object,
  isCut = false,
): Promise<{ readonly status: number; readonly body: string }> {
  const cutting = new AbortController();
  try {
    const sending = fetch(`${host}/api/en/fantasy/trade/make`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: cutting.signal,
    });
    if (isCut) void sleep(Math.random() * 12).then(() => cutting.abort());
    const answer = await sending;
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    if (!cutting.signal.aborted) throw error;
    return { status: 0, body: '' };
  }
}
