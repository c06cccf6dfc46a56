import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { RequestFigures } from './RequestFigures.ts';
import { sample } from './sample.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const metrics = async () => (await server.app.inject('/metrics')).body;

describe('/metrics', () => {
  it('counts requests by route and status, without URLs', async () => {
    const user = await signInUser(server.db);
    await server.app.inject({ url: '/api/en/fantasy/team/get-by-user/4711', headers: { ...user.headers } });
    await server.app.inject('/api/en/fantasy/team/get-by-user/4711');
    await server.app.inject('/nowhere/a-user');
    const lines = (await metrics()).split('\n');
    const counted = lines.filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counted).toEqual([
      expect.stringMatching(/method="GET",route="\/api\/.*\/fantasy\/team\/get-by-user\/:userId",status="422"\} 1$/),
      expect.stringMatching(/method="GET",route="\/api\/.*\/fantasy\/team\/get-by-user\/:userId",status="401"\} 1$/),
      expect.stringMatching(/method="GET",route="none",status="404"\} 1$/),
    ]);
    expect(lines.join('\n')).not.toMatch(/a-user|user\/4711/);
  });

  it('is in the format of Prometheus, with memory and the connection pool', async () => {
    const answer = await server.app.inject('/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of answer.body.trimEnd().split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? [\d.e+-]+)$/);
    for (const name of ['process_resident_memory_bytes', 'database_connections', 'database_requests_waiting'])
      expect(answer.body).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
  });
});

it.each<[string, string, Record<string, string>, number]>([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine by IPv6', '::1', {}, 200],
  ['this machine by a mapped address', '::ffff:127.0.0.1', {}, 200],
  ['another machine', '10.0.0.7', {}, 403],
  ['an address that only looks local', '1.127.0.0', {}, 403],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, 403],
  ['a proxy that names itself', '127.0.0.1', { via: '1.1 proxy' }, 403],
])('without a token, /metrics of %s', async (_, remoteAddress, headers, status) => {
  expect((await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
});

it('with a token, only requests that carry it read /metrics, from anywhere', async () => {
  const guarded = await startTestServer({ METRICS_TOKEN: 'a-token-of-operators' });
  const read = async (remoteAddress: string, authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await guarded.app.inject({ url: '/metrics', remoteAddress, headers });
    return [answer.statusCode, answer.headers['www-authenticate']];
  };
  expect(await read('10.0.0.7', 'Bearer a-token-of-operators')).toEqual([200, undefined]);
  expect(await read('127.0.0.1')).toEqual([401, 'Bearer']);
  expect(await read('127.0.0.1', 'Bearer a-token-of-operator')).toEqual([401, 'Bearer']);
  await guarded.stop();
});

it('a histogram counts a request in every class above its duration', () => {
  const figures = new RequestFigures();
  const labels = { method: 'GET', route: '/', status: '200' };
  figures.add(labels, 0.02);
  figures.add(labels, 3);
  const text = figures.lines().join('\n');
  expect(text).toContain('le="0.01"} 0');
  expect(text).toContain('le="0.025"} 1');
  expect(text).toContain('le="2.5"} 1');
  expect(text).toContain('le="+Inf"} 2');
  expect(text).toContain('_sum{method="GET",route="/",status="200"} 3.02');
});

it('a label is escaped', () => expect(sample('a', 1, { b: 'c"\\\n' })).toBe(String.raw`a{b="c\"\\\n"} 1`));
