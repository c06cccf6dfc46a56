import { setImmediate as nextTurn } from 'node:timers/promises';
import { endpoint } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { Admission } from './availability/Admission.ts';
import { UserTurns } from './availability/UserTurns.ts';
import { BusyError } from './availability/BusyError.ts';
import { limitAnswerTime } from './availability/limitAnswerTime.ts';
import { SafeMode } from './availability/SafeMode.ts';
import { createRoutes } from './routes/createRoutes.ts';
import { handleErrors } from './handleErrors.ts';
import { createRefuseUnintendedGet } from './origin.ts';
import { RefusedError } from './RefusedError.ts';

const wait = endpoint({
  name: 'wait',
  method: 'GET',
  area: 'account',
  path: 'wait',
  request: z.object({}),
  success: z.object({}),
});

let database: TestDatabase;
let app: FastifyInstance;
let work: PromiseWithResolvers<object>;
const lines: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  const words = createWords(catalog, 'en-US');
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  handleErrors(app, words);
  limitAnswerTime(app, 20);
  const { serve } = createRoutes(app, {
    db: database.db,
    words,
    admission: new Admission(),
    safeMode: new SafeMode(database.db),
    turns: new UserTurns(),
    createFindUser: () => async () => undefined,
    gameTime: async () => new Date().toISOString(),
    refuseUnintendedGet: createRefuseUnintendedGet('http://localhost', words),
  });
  serve(wait, () => work.promise);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => {
  lines.length = 0;
  work = Promise.withResolvers();
});

async function answerLate(end: () => void): Promise<number> {
  const { statusCode } = await app.inject('/api/en/wait');
  end();
  await nextTurn();
  return statusCode;
}

it('work that is done after its time limit has answered is not logged', async () => {
  expect([await answerLate(() => work.resolve({})), lines]).toEqual([503, []]);
});

it.each([
  new RefusedError(422, [{ code: 'invalid', message: 'Not that one.' }]),
  new BusyError('As many calls are open as can be answered in time.'),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
])('work that is refused after its time limit has answered is not logged: %s', async (refusal) => {
  expect([await answerLate(() => work.reject(refusal)), lines]).toEqual([503, []]);
});

it('a fault of the server after the time limit has answered is logged', async () => {
  expect(await answerLate(() => work.reject(new Error('a broken rule')))).toBe(503);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'a request failed', err: { message: 'a broken rule' } },
  ]);
});
