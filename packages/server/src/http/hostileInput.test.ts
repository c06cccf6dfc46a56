import { refusal } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { full } from '../testing/aFifteen.ts';
import { aSeason } from '../testing/aSeason.ts';
import { type SignedInFan, signedInFan } from '../testing/signedInFan.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

/** The part of a JSON Schema that says which fields a value has. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape | boolean>> | undefined;
  readonly items?: Shape | boolean | undefined;
}

interface Call {
  readonly method: 'get' | 'post';
  readonly address: string;
  readonly query: readonly string[];
  readonly body: Shape | undefined;
}

const requestsEach = 120;

let server: TestServer;
let fan: SignedInFan;
let calls: readonly Call[];

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
  fan = await signedInFan(server.db);
  await server.app.inject({ method: 'POST', url: '/api/en/fantasy/team/update', headers: fan.headers, payload: full });
  calls = readCalls((await server.app.inject('/api/docs/json')).json());
});
afterAll(() => server.stop());

it('hostile input gets an answer within the contract from every call, never a failure of the server [R8]', async () => {
  expect(calls.length).toBeGreaterThan(20);
  for (const call of calls) {
    const requests = fc.sample(requestTo(call), { numRuns: requestsEach, seed: 8 });
    for (const request of requests) {
      const answer = await server.app.inject({ ...request, headers: { ...fan.headers, ...request.headers } });
      expect([request, answer.body, isWithinContract(answer)]).toEqual([request, answer.body, true]);
    }
  }
}, 60_000);

function isWithinContract({ statusCode, json }: Response): boolean {
  return statusCode === 200 || (statusCode >= 400 && statusCode < 500 && z.safeParse(refusal, json()).success);
}

function readCalls(description: unknown): readonly Call[] {
  const { paths } = z.parse(openApi, description);
  return Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      method: method === 'get' ? ('get' as const) : ('post' as const),
      address,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody?.content['application/json'].schema,
    })),
  );
}

const shape: z.ZodMiniType<Shape> = z.lazy(() =>
  z.looseObject({
    properties: z.optional(z.record(z.string(), z.union([z.boolean(), shape]))),
    items: z.optional(z.union([z.boolean(), shape])),
  }),
);

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        requestBody: z.optional(z.object({ content: z.object({ 'application/json': z.object({ schema: shape }) }) })),
      }),
    ),
  ),
});

/** What a text or a number should never be. */
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

/** Values of about the right shape: known fields now and then left out, filled with what should not be there, or doubled. */
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

function requestTo({ method, address, query, body }: Call): Arbitrary<InjectOptions> {
  const part = fc.oneof(hostileText, hostileNumber.map(String), fc.constantFrom('1', '%00', '%', '%ff', 'a/b', '?', '#'));
  const payload = fc.oneof(
    { weight: 8, arbitrary: valueOf(body).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[1,', '"', '{"a":1}}', '['.repeat(10_000), 'a=1&b=2', '\u0000') },
  );
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'a'),
    },
  );
  return fc.record({ parts: fc.array(part, { minLength: 3, maxLength: 3 }), payload, type }).map(({ parts, payload, type }) => {
    const [first = '', second = '', third = ''] = parts;
    const path = address
      .replace('{lang}', 'en')
      .replace(/\{\w+\}/, inPath(first))
      .replace(/\{\w+\}/, inPath(second));
    const search = query.map((name) => `${name}=${encodeURIComponent(third.toWellFormed())}`).join('&');
    const url = search === '' ? path : `${path}?${search}`;
    return method === 'get' ? { method: 'GET', url } : { method: 'POST', url, payload, headers: { 'content-type': type } };
  });
}

/** A value in a path: some as they are, which is a broken address, the others escaped. */
function inPath(value: string): string {
  return value.startsWith('%') ? value : encodeURIComponent(value.toWellFormed().slice(0, 200)) || '%20';
}
