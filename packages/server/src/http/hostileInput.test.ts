import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { refusal } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sized, recordProof } from '../proof/size.ts';
import { aSeason } from '../testing/aSeason.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { type ApiCall, readApiCalls, type Shape } from './testing/apiCalls.ts';
import { createApiUser, type ApiUser, type PathValues } from './testing/createApiUser.ts';

const requestsEach = sized({ small: 40, full: 1000 });

let server: TestServer;
let calls: readonly ApiCall[];

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
  calls = await readApiCalls(server.app);
});
afterAll(() => server.stop());

it('every endpoint answers hostile input within the contract and never fails [R8]', async (context) => {
  expect(calls.length).toBeGreaterThan(20);
  const counts = { accepted: 0, refused: 0 };
  const before = heldMemory();
  for (const call of calls) {
    // A new user for each endpoint: one endpoint may end the session or empty the team.
    const caller = await createApiUser(server);
    const accepted = await hostileTo(call, caller);
    expect([call.address, accepted > 0 || isRefusedToAll(call)]).toEqual([call.address, true]);
    counts.accepted += accepted;
    counts.refused += requestsEach - accepted;
  }
  const grown = heldMemory() - before;
  expect(grown).toBeLessThan(64);
  recordProof(
    context,
    `R8: ${requestsEach} requests to each of ${calls.length} calls: ${counts.accepted} accepted, ${counts.refused} refused, none failed; ${grown} MB more memory held`,
  );
}, 900_000);

it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
  'a body that would change a prototype is malformed: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/en/auth/login', headers, payload });
    expect([statusCode, Reflect.get({}, 'isAdmin')]).toEqual([400, undefined]);
  },
);

it.each(['application/javascript', 'application/x-yaml', 'application/xml', 'application/octet-stream', 'text/plain'])(
  'a body of type %s is not read',
  async (type) => {
    const payload = '{"email":"ana@example.com","password":"Scrumhalf9"}';
    const headers = { 'content-type': type };
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/en/auth/login', headers, payload });
    expect(statusCode).toBe(415);
  },
);

/** Returns the megabytes in use after garbage collection. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}

/** Only one edition has a season here, so that endpoints are also tested without a season. No round of it has begun: no team can be shared. */
function isRefusedToAll({ address, path }: ApiCall): boolean {
  return address.includes('/fantasy/trc/') || path === 'team/link' || path === 'team/by-link/{code}';
}

/** Returns how many requests to an endpoint were accepted. */
async function hostileTo(call: ApiCall, caller: ApiUser): Promise<number> {
  let accepted = 0;
  for (const make of fc.sample(requestTo(call, caller.validBodies[call.path]), { numRuns: requestsEach, seed: 8 })) {
    const values = call.path.includes('{boosterId}') ? { ...caller.values, ...(await caller.applyBooster()) } : caller.values;
    const request = make(values);
    // As from a socket, each request is read in a turn of the event loop of its own: many in one long turn would be refused as a rush.
    await nextTurn();
    const answer = await server.app.inject({ ...request, headers: { ...caller.headers, ...request.headers } });
    expect([request, answer.body, isWithinContract(answer)]).toEqual([request, answer.body, true]);
    if (answer.statusCode === 200) accepted += 1;
  }
  return accepted;
}

function isWithinContract({ statusCode, json }: Response): boolean {
  return statusCode === 200 || (statusCode >= 400 && statusCode < 500 && z.safeParse(refusal, json()).success);
}

/** Invalid texts and numbers. */
const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  '__proto__',
  '../../etc/passwd',
  "'; drop table users; --",
  '31/02/1990',
  'x'.repeat(5000),
  '🏉'.repeat(50),
  'a@b',
);
const hostileNumber = fc.constantFrom(0, -0, -1, 1.5, 1000, 2_147_483_648, 9_007_199_254_740_992, 1e308, -1e308);
const hostile: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { length: 1e9 }, { __proto__: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of roughly the right shape: known fields are sometimes missing, invalid or repeated. */
function valueOf(known: Shape | boolean | undefined): Arbitrary<unknown> {
  if (typeof known !== 'object') return fc.oneof(fc.integer({ min: -2, max: 6000 }), hostile);
  const { properties, items } = known;
  if (properties !== undefined) {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field)]));
    return fc.oneof({ weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: hostile });
  }
  if (items !== undefined) {
    return fc.oneof({ weight: 4, arbitrary: fc.array(valueOf(items), { maxLength: 20 }) }, { weight: 1, arbitrary: hostile });
  }
  return fc.oneof(fc.integer({ min: -2, max: 6000 }), hostile);
}

/** Requests close to the valid one. They take the path and query parameters that they do not replace from the values of the user. */
function requestTo(
  { method, address, query, body }: ApiCall,
  legal: object | undefined,
): Arbitrary<(values: PathValues) => InjectOptions> {
  const bad = fc.oneof(hostileText, hostileNumber.map(String), fc.constantFrom('1', '%00', '%', '%ff', 'a/b', '?', '#'));
  const part = fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bad });
  const payload = fc.oneof(
    { weight: 1, arbitrary: fc.constant(JSON.stringify(legal ?? {})) },
    { weight: 4, arbitrary: almost(legal ?? {}) },
    { weight: 4, arbitrary: valueOf(body).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[1,', '"', '{"a":1}}', '['.repeat(10_000), 'a=1&b=2', '\u0000') },
  );
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'a'),
    },
  );
  return fc
    .record({ parts: fc.tuple(part, part), sought: part, payload, type })
    .map(({ parts, sought, payload, type }) => (values) => {
      const rest = [...parts];
      const path = address
        .replace('{lang}', 'en')
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(rest.shift() ?? String(values[name])));
      const search = query
        .map((name) => `${name}=${encodeURIComponent((sought ?? String(values[name] ?? '')).toWellFormed())}`)
        .join('&');
      const url = search === '' ? path : `${path}?${search}`;
      return method === 'get' ? { method: 'GET', url } : { method: 'POST', url, payload, headers: { 'content-type': type } };
    });
}

/** The valid value as JSON with one part, or all of it, removed or replaced by an invalid value. */
function almost(legal: object): Arbitrary<string> {
  let parts = 0;
  JSON.stringify(legal, (_, value: unknown) => (parts++, value));
  return fc.record({ at: fc.nat({ max: parts - 1 }), bad: fc.oneof(hostile, fc.constant(undefined)) }).map(({ at, bad }) => {
    let visited = 0;
    return JSON.stringify(legal, (_, value: unknown) => (visited++ === at ? bad : value)) ?? '';
  });
}

/** A path parameter, sometimes unescaped, which is a malformed URL. */
function inPath(value: string): string {
  return value.startsWith('%') ? value : encodeURIComponent(value.toWellFormed().slice(0, 200)) || '%20';
}
