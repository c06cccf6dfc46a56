import { readdir } from 'node:fs/promises';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { failureCodes } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { shapeOf } from './shapeOf.ts';
import { summaryOf } from './summaries.ts';

const schema = z.union([z.boolean(), z.record(z.string(), z.unknown())]);
const content = z.object({ 'application/json': z.object({ schema }) });
const eventContent = z.object({ 'text/event-stream': z.object({ schema }) });
const bodyContent = z.extend(content, { 'multipart/form-data': z.optional(z.object({ schema })) });
const operation = z.object({
  operationId: z.string(),
  summary: z.string().check(z.minLength(5)),
  description: z.optional(z.string()),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema })),
  requestBody: z.optional(z.object({ required: z.literal(true), content: bodyContent })),
  responses: z.object({
    200: z.object({ description: z.string(), content: z.union([content, eventContent]) }),
    '4XX': z.object({ $ref: z.string() }),
  }),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().check(z.startsWith('/')), z.record(z.enum(['get', 'post']), z.optional(operation))),
  components: z.looseObject({ schemas: z.object({ Refusal: z.record(z.string(), z.unknown()) }) }),
});

let server: TestServer;
let description: z.output<typeof openApi>;

beforeAll(async () => {
  server = await startTestServer();
  description = z.parse(openApi, (await server.app.inject('/api/docs/json')).json());
});
afterAll(() => server.stop());

describe('the description of the endpoints', () => {
  it('holds every endpoint of the contract in its editions, each with its own sentence', async () => {
    const endpoints = await endpointsOfTheContract();
    expect(endpoints.length).toBeGreaterThan(10);
    const described = operations().map(({ method, operation: { operationId } }) => `${method} ${operationId}`);
    for (const { name, method, area } of endpoints) {
      expect(described).toContain(`${method.toLowerCase()} ${name}`);
      expect(described.includes(`${method.toLowerCase()} ${name}_trc`)).toBe(area !== 'account');
      expect(summaryOf(name)).not.toBe(name);
    }
  });

  it.each([
    ['/api/{lang}/trc/user/register', '/api/{lang}/user/register/trc'],
    ['/api/{lang}/trc/user/register-for-game', '/api/{lang}/user/register-for-game/trc'],
    ['/api/{lang}/fantasy/trc/league/{leagueId}', '/api/{lang}/trc/league/{leagueId}'],
  ])('names the other address of %s [G-005, A-347]', (address, other) => {
    const described = operations().find((one) => one.address === address)?.operation.description;
    expect(described).toBe(`The same call answers at ${other}.`);
  });

  it('gives every operation its own id and describes each path parameter', () => {
    const ids = operations().map(({ operation: { operationId } }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {
      address,
      operation: { parameters },
    } of operations()) {
      const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(named);
    }
  });

  it('names the bound of every text and list of a body', () => {
    const unbound = operations().flatMap(({ address, operation: { requestBody } }) => {
      const body = requestBody?.content['application/json'].schema;
      return unboundIn(body, address);
    });
    expect(unbound).toEqual([]);
  });

  it('holds the target of every reference', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    const components = z.parse(z.record(z.string(), z.record(z.string(), z.unknown())), description.components);
    for (const [, kind = '', name = ''] of references) expect(components[kind] ?? { [kind]: 'missing' }).toHaveProperty(name);
  });

  it('describes the envelope and every code of a refusal [G-375]', () => {
    expect(JSON.stringify(description.components.schemas.Refusal)).toContain(JSON.stringify(failureCodes));
    const team = z.parse(content, contentOf('/api/{lang}/fantasy/team/show-my'))['application/json'].schema;
    expect(team).toMatchObject({ required: ['success', 'errors'] });
    expect(JSON.stringify(team)).toContain('"startRoundId"');
  });
});

it.each(['fantasy', 'fantasy/trc'])('describes the events of the stream of %s', (area) => {
  const { 'text/event-stream': stream } = z.parse(eventContent, contentOf(`/api/{lang}/${area}/live`));
  expect(stream.schema).toMatchObject({ required: ['checksums', 'ranks', 'spreadMs'] });
});

it('names multipart beside JSON where the wire has it, and nowhere else [G-005]', () => {
  const withForms = operations().filter(({ operation: { requestBody } }) => requestBody?.content['multipart/form-data']);
  const addresses = withForms.map(({ address }) => address);
  const called = ['user/register', 'user/register-for-game'].flatMap((path) => [path, `trc/${path}`]);
  expect(addresses.filter((address) => /register/.test(address)).toSorted()).toEqual(
    called.map((path) => `/api/{lang}/${path}`).toSorted(),
  );
  expect(addresses.filter((address) => !/register|user\/update/.test(address))).toEqual([]);
  const [first] = withForms;
  expect(first?.operation.requestBody?.content['multipart/form-data']).toEqual(
    first?.operation.requestBody?.content['application/json'],
  );
});

describe('the page', () => {
  it('is readable without scripts, under the site’s policy, and links to the JSON', async () => {
    const page = await server.app.inject('/api/docs');
    const nonce = /<style nonce="([^"]+)"/.exec(page.body)?.[1] ?? 'none';
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(page.body).toContain('href="/api/docs/json"');
    expect(page.body).toContain('POST /api/{lang}/fantasy/trc/team/update');
    expect(page.body).toContain('GET /api/{lang}/fantasy/trc/live');
    expect(page.body).not.toMatch(/<script|https?:/);
  });

  it('renders a shape as JSON with a type for each value', () => {
    const team = z.toJSONSchema(
      z.object({ id: z.nullable(z.int()), name: z.optional(z.string()), type: z.enum(['A', 'B']), ids: z.array(z.int()) }),
    );
    expect(shapeOf(team)).toBe('{\n  "id": integer or null,\n  "name"?: string,\n  "type": "A" | "B",\n  "ids": [integer, …]\n}');
  });
});

function contentOf(address: string): unknown {
  return description.paths[address]?.get?.responses[200].content;
}

const described = z.looseObject({ type: z.optional(z.unknown()), properties: z.optional(z.record(z.string(), z.unknown())) });

/** The paths of the texts and lists in a schema that may have any length. */
function unboundIn(value: unknown, path: string): readonly string[] {
  const schema = z.safeParse(described, value).data;
  if (schema === undefined) return [];
  const isBound = ['maxLength', 'maxItems', 'enum', 'const'].some((name) => schema[name] !== undefined);
  const own = (schema.type === 'string' || schema.type === 'array') && !isBound ? [path] : [];
  const choices = z.safeParse(z.array(z.unknown()), schema['anyOf']).data ?? [];
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => unboundIn(property, `${path} ${name}`)),
    ...choices.flatMap((choice) => unboundIn(choice, path)),
    ...unboundIn(schema['items'], `${path}[]`),
  ];
}

function operations() {
  return Object.entries(description.paths).flatMap(([address, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const found = methods[method];
      return found === undefined ? [] : [{ address, method, operation: found }];
    }),
  );
}

const anyEndpoint: z.ZodMiniType<AnyEndpoint> = z.object({
  name: z.string(),
  method: z.enum(['GET', 'POST']),
  area: z.enum(['game', 'registration', 'account']),
  path: z.string(),
});

/** Returns the exports of a contract file that look like endpoints. */
async function endpointsOfTheContract(): Promise<readonly AnyEndpoint[]> {
  const folder = new URL('../../../domain/src/contract/', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /^(\w+\/)?\w+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).href)));
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) => {
      const read = z.safeParse(anyEndpoint, value);
      return read.success ? [read.data] : [];
    }),
  );
}
