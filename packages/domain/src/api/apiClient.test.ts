import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateUser } from '../contract/account/account.ts';
import { logOut } from '../contract/account/user.ts';
import { getDashboard } from '../contract/dashboard.ts';
import { endpoint } from '../contract/endpoint.ts';
import { helpCategoriesFile } from '../contract/help/helpCenter.ts';
import { playersFile } from '../contract/players.ts';
import { roundsFile } from '../contract/rounds.ts';
import { checksumsFile } from '../contract/checksums.ts';
import { squadsFile } from '../contract/squads.ts';
import { z } from '../contract/schema.ts';
import { editions } from '../editions.ts';
import { type AnswerSource, type ApiOptions, createApi } from './apiClient.ts';

const greet = endpoint({
  name: 'greet',
  method: 'POST',
  area: 'game',
  path: 'greet/:id',
  request: z.object({ params: z.object({ id: z.int() }), body: z.object({ name: z.string() }) }),
  success: z.object({ hello: z.string() }),
});

describe('the API client', () => {
  it('calls the game with language, edition and a key for what changes something [G-333, A-008, A-012]', async () => {
    const host = await aServer((request, answer) =>
      answer.end(JSON.stringify({ success: { hello: `${request.method} ${request.url}` } })),
    );
    const outcome = await client(host.url).send(greet, { params: { id: 7 }, body: { name: 'a' } });
    expect(outcome).toEqual({ ok: true, value: { hello: 'POST /api/en/fantasy/trc/greet/7' } });
    expect(host.asked[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it('repeats a failing read five times and then says that the game is busy [G-357]', async () => {
    const host = await aServer((_, answer) => answer.writeHead(503).end());
    expect(await client(host.url).send(getDashboard, {})).toEqual({ ok: false, failure: { kind: 'unavailable' } });
    expect(host.asked).toHaveLength(5);
  });

  it.each([
    [0, 750],
    [0.5, 1000],
    [1, 1250],
  ])('sends five times, a second apart, give or take a quarter by chance: %d [G-357, A-375]', async (chance, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const pauses: number[] = [];
    const wait = globalThis.setTimeout;
    // Only pauses are shortened: the time limit of a request is a timer too, and at 0 ms it would race with the answer.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((callBack, milliseconds = 0) => {
      const isPause = milliseconds >= 100 && milliseconds < 9000;
      if (isPause) pauses.push(milliseconds);
      return wait(callBack, isPause ? 0 : milliseconds);
    });
    const host = await aServer((_, answer) => answer.writeHead(503).end());
    const api = createApi({ edition: editions.trc, language: 'en', host: host.url, newKey: () => 'key' });
    expect(await api.send(getDashboard, {})).toEqual({ ok: false, failure: { kind: 'unavailable' } });
    expect(host.asked).toHaveLength(5);
    expect(pauses).toEqual([pause, pause, pause, pause]);
  });

  it('repeats a change with the same key, so that it has one effect', async () => {
    const host = await aServer((_, answer) =>
      host.asked.length < 3 ? answer.writeHead(502).end() : answer.end('{"success":{"hello":"you"}}'),
    );
    expect(await client(host.url).send(greet, { params: { id: 1 }, body: { name: 'a' } })).toEqual({
      ok: true,
      value: { hello: 'you' },
    });
    expect(host.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('sends a change again with its key when its answer was lost, and with a new one once an answer has come', async () => {
    let isDown = true;
    const host = await aServer((request, answer) =>
      isDown ? request.socket.destroy() : answer.end('{"success":{"hello":"you"}}'),
    );
    const api = client(host.url, { retry });
    const send = (name: string) => api.send(greet, { params: { id: 1 }, body: { name } });
    await send('a');
    isDown = false;
    for (const name of ['a', 'a', 'b']) await send(name);
    isDown = true;
    for (const name of ['a', 'b', 'a']) await send(name);
    const keys = host.asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4', 'key-5', 'key-6']);
  });

  it('sends each file with a key of its own', async () => {
    const host = await aServer((request) => request.socket.destroy());
    const api = client(host.url, { retry, formOf: () => 'form' });
    for (const content of ['first', 'second']) await api.send(updateUser, { body: { avatar: new File([content], 'me.png') } });
    expect(host.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-2']);
  });

  it.each([
    ['an array', { errors: [{ code: 'over-budget', message: 'Too dear' }] }],
    ['an object of items', { errors: { a: { code: 'over-budget', message: 'Too dear' } } }],
  ])('never repeats a refusal, and reads its reasons from %s [G-360]', async (_, body) => {
    const host = await aServer((__, answer) => answer.writeHead(422).end(JSON.stringify(body)));
    const errors = [{ code: 'over-budget', message: 'Too dear' }];
    expect(await client(host.url).send(getDashboard, {})).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 422, errors },
    });
    expect(host.asked).toHaveLength(1);
  });

  it('comes back after one to two times as long as the server asks, at random', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
    const times: number[] = [];
    const host = await aServer((_, answer) => {
      times.push(performance.now());
      answer.writeHead(times.length === 1 ? 503 : 200, { 'Retry-After': '1' }).end('[]');
    });
    await client(host.url).fetch(squadsFile);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1190);
  });

  it('does not retry when the server asks for a long wait', async () => {
    const host = await aServer((_, answer) => answer.writeHead(429, { 'Retry-After': '900' }).end());
    expect(await client(host.url).send(getDashboard, {})).toEqual({ ok: false, failure: { kind: 'unavailable' } });
    expect(host.asked).toHaveLength(1);
  });

  it('tells 401 and a dead connection apart from refusals', async () => {
    const host = await aServer((_, answer) => answer.writeHead(401).end('{"errors":[]}'));
    expect(await client(host.url).send(getDashboard, {})).toEqual({ ok: false, failure: { kind: 'signed-out', errors: [] } });
    expect(await client('http://127.0.0.1:1').fetch(squadsFile)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('answers a typed failure when the server leaves the contract', async () => {
    const host = await aServer((_, answer) => answer.end('{"success":{"gameTime":7}}'));
    expect(await client(host.url).send(getDashboard, {})).toMatchObject({ ok: false, failure: { kind: 'off-contract' } });
  });

  it('has a base each for calls, for published files and for the help [A-344]', async () => {
    const host = await aServer((_, answer) => answer.end('[]'));
    const api = client(host.url);
    await api.send(getDashboard, {});
    await api.fetch(squadsFile);
    await api.fetch(helpCategoriesFile('en-US'));
    expect(host.asked.map(({ url }) => url)).toEqual([
      '/api/en/fantasy/trc/dashboard',
      '/json/trc/squads.json',
      '/help_center/en-us/categories.json',
    ]);
  });

  it('names the checksum that it expects of a file, in a header [G-215]', async () => {
    const host = await aServer((_, answer) => answer.end('[]'));
    const api = client(host.url);
    await api.fetch(roundsFile);
    api.expect({ rounds: 'r2', players: 'p2' });
    await api.fetch(roundsFile);
    await api.fetch(squadsFile);
    expect(host.asked.map(({ url, headers }) => [url, headers['x-expected-checksum']])).toEqual([
      ['/json/trc/rounds.json', undefined],
      ['/json/trc/rounds.json', 'r2'],
      ['/json/trc/squads.json', undefined],
    ]);
  });

  it('hands on the game time of an answer', async () => {
    const heard: string[] = [];
    const host = await aServer((_, answer) => answer.setHeader('X-Game-Time', '2026-02-12T00:00:00.000Z').end('[]'));
    await client(host.url, { onGameTime: (iso) => heard.push(iso) }).fetch(squadsFile);
    expect(heard).toEqual(['2026-02-12T00:00:00.000Z']);
  });
});

it('says where each answer came from: the server, a copy on the device, or nowhere', async () => {
  const heard: AnswerSource[] = [];
  const copiedAt = '2026-03-27T06:00:00.000Z';
  const host = await aServer((request, answer) => {
    if (request.url?.includes('rounds')) answer.setHeader('X-Copied-At', copiedAt);
    if (request.url?.includes('players')) answer.statusCode = 422;
    if (request.url?.includes('checksums')) answer.statusCode = 503;
    answer.end('[]');
  });
  const api = (at: string) =>
    createApi({
      edition: editions.trc,
      language: 'en',
      host: at,
      newKey: () => 'key',
      retry,
      onSource: (from) => heard.push(from),
    });
  await api(host.url).fetch(squadsFile);
  await api(host.url).fetch(roundsFile);
  await api(host.url).fetch(playersFile);
  await api(host.url).fetch(checksumsFile);
  await api('http://127.0.0.1:1').fetch(squadsFile);
  expect(heard).toEqual([
    { from: 'server' },
    { from: 'copy', at: copiedAt },
    { from: 'server' },
    { from: 'server' },
    { from: 'nowhere' },
  ]);
});

it('says whether the game is in safe mode, by answers of its edition and by a change that it refused [B24]', async () => {
  const heard: boolean[] = [];
  let isOn = true;
  const host = await aServer((request, answer) => {
    if (isOn) answer.setHeader('X-Safe-Mode', 'on');
    if (request.method === 'POST') answer.statusCode = 503;
    else if (request.url?.includes('/api/') === true) answer.setHeader('X-Game-Time', '2026-02-12T00:00:00.000Z');
    answer
      .setHeader('Retry-After', '60')
      .end(JSON.stringify({ success: null, errors: [{ code: 'safe-mode', message: 'Later.' }] }));
  });
  const onSafeMode = (state: boolean) => heard.push(state);
  const api = createApi({ edition: editions.trc, language: 'en', host: host.url, newKey: () => 'key', onSafeMode });
  await api.send(logOut, {});
  expect(host.asked).toHaveLength(1);
  await api.send(getDashboard, {});
  await api.fetch(squadsFile);
  isOn = false;
  await api.send(getDashboard, {});
  expect(heard).toEqual([true, true, false]);
});

it('reads a long file in parts with a pause after each, and names the row that breaks the contract [G-151, G-349]', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => {
    const row: Record<string, unknown> = {
      id,
      feedId: id,
      firstName: 'A',
      lastName: 'B',
      squadId: 1,
      position: ['prop'],
      cost: 1,
    };
    return row;
  });
  const host = await aServer((_, answer) => answer.end(JSON.stringify(rows)));
  let pauses = 0;
  const api = createApi({
    edition: editions.trc,
    language: 'en',
    host: host.url,
    newKey: () => 'key',
    retry,
    pause: async () => void (pauses += 1),
  });
  const whole = await api.fetch(playersFile);
  expect(whole.ok && whole.value.map(({ id }) => id)).toEqual(rows.map((_, index) => index));
  expect(pauses).toBe(3);
  rows[70] = { ...rows[70], cost: 'free' };
  expect(await api.fetch(playersFile)).toMatchObject({
    failure: { kind: 'off-contract', detail: expect.stringContaining('[70].cost') },
  });
  rows.length = 0;
  expect(await api.fetch(playersFile)).toEqual({ ok: true, value: [] });
});

const retry = { attempts: 1, pause: 0 };
const open: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  open.splice(0).forEach((server) => server.close());
});

async function aServer(answer: RequestListener): Promise<{ readonly url: string; readonly asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.setHeader('Content-Type', 'application/json');
    answer(request, response);
  });
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return { url: typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '', asked };
}

function client(host: string, options: Partial<ApiOptions> = {}) {
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  return createApi({
    edition: editions.trc,
    language: 'en',
    host,
    newKey,
    retry: { attempts: 5, pause: 0 },
    ...options,
  });
}
