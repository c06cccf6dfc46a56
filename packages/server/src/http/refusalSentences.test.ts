import { type WireError, refusal } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import { catalog } from '@rugby/domain/i18n/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSeason } from '../testing/aSeason.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { type ApiUser, createApiUser } from './testing/createApiUser.ts';

let server: TestServer;
let user: ApiUser;

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
  user = await createApiUser(server);
});
afterAll(() => server.stop());

const wrongValues = [undefined, null, 7, -1, 1.5, 1e308, 'x', '', 'x'.repeat(5000), true, [], [null], {}, { id: 'x' }];

it('every refusal of every call is a sentence of the word files: no text of the parser reaches an answer [A-349, A-350]', async () => {
  const calls = readCalls((await server.app.inject('/api/docs/json')).json());
  expect(calls.length).toBeGreaterThan(10);
  let refused = 0;
  for (const { address, path, fields } of calls) {
    const legal = user.validBodies[path] ?? {};
    const bodies: readonly unknown[] = [
      {},
      ...wrongValues.slice(1),
      ...fields.flatMap((field) => wrongValues.map((value) => ({ ...legal, [field]: value }))),
    ];
    for (const body of bodies) {
      const { errors, status } = await post(address, body);
      refused += errors.length;
      const foreign = errors.filter(({ message }) => !sentences.some((sentence) => sentence.test(message)));
      expect([address, body, status, foreign]).toEqual([address, body, status, []]);
    }
  }
  expect(refused).toBeGreaterThan(100);
});

it('a field is named by its label where a form has one', async () => {
  const { errors } = await post('/api/{lang}/user/register', { ...user.validBodies['user/register'], firstName: undefined });
  expect(errors).toEqual([{ code: 'malformed', field: 'firstName', message: '“First name” is missing.' }]);
});

async function post(address: string, body: unknown): Promise<{ readonly status: number; readonly errors: readonly WireError[] }> {
  const url = address.replace('{lang}', 'en').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(user.values[name] ?? 1));
  const headers = { ...user.headers, 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
  const read = z.safeParse(refusal, answer.json());
  return { status: answer.statusCode, errors: read.success ? read.data.errors : [] };
}

const description = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.optional(
        z.object({
          requestBody: z.optional(
            z.object({ content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }) }),
          ),
        }),
      ),
    }),
  ),
});

/** Every call that takes a body, with the names of its fields. */
function readCalls(described: unknown) {
  return Object.entries(z.parse(description, described).paths).flatMap(([address, { post: operation }]) => {
    const schema = operation?.requestBody?.content['application/json'].schema;
    const fields = z.safeParse(z.object({ properties: z.record(z.string(), z.unknown()) }), schema);
    const path = address.replace(/^\/api\/\{lang\}\/(?:fantasy\/)?(?:trc\/)?/, '');
    return schema === undefined ? [] : [{ address, path, fields: fields.success ? Object.keys(fields.data.properties) : [] }];
  });
}

/** Every sentence of the word files, with any text in place of its values. */
const sentences = textsOf(catalog).map((text) => {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 's');
});

function textsOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return /[A-Za-z]{3}/.test(words.replaceAll(/\{\{\w+\}\}/g, '')) ? [words] : [];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}
