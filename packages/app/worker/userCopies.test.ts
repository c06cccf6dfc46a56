import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTeam, readForUser, removeUserCopies } from './userCopies.ts';

/** The names of the caches, each with the addresses of its copies. */
const stored = new Map<string, Set<string>>();
/** Called before a copy is stored. */
let beforePut: () => Promise<void>;

beforeEach(() => {
  stored.clear();
  beforePut = () => Promise.resolve();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"success":{}}', { headers: { 'X-User': '7' } })));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      if (!stored.has(name)) stored.set(name, new Set());
      return Promise.resolve({
        put: async (key: Request | string) => {
          await beforePut();
          stored.set(name, new Set([...(stored.get(name) ?? []), typeof key === 'string' ? key : key.url]));
        },
      });
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const team = 'https://fantasy.example/api/en/fantasy/team/show-my';
const change = () =>
  changeTeam(
    new Request('https://fantasy.example/api/en/fantasy/team/update', { method: 'POST' }),
    '/api/en/fantasy/team/show-my',
  );

test('the answer to a change of the team becomes the copy of the team [B21]', async () => {
  expect((await change()).status).toBe(200);
  expect([...stored.values()]).toEqual([new Set([team])]);
});

test('the answer to a read that was sent before a change does not replace the answer to the change [B21]', async () => {
  const read = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => read.promise);
  const reading = readForUser(new Request(team));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers: { 'X-User': '7' } })));
  await change();
  const puts = vi.fn(() => Promise.resolve());
  beforePut = puts;
  read.resolve(new Response('{"success":{}}', { headers: { 'X-User': '7' } }));
  expect((await reading).status).toBe(200);
  expect(puts).not.toHaveBeenCalled();
});

test.each([
  ['read', () => readForUser(new Request(team))],
  ['change', change],
])('a %s is answered although the device stores no copy, and no older copy stays [B21]', async (_, call) => {
  await readForUser(new Request(team));
  beforePut = () => Promise.reject(new DOMException('The device is full.', 'QuotaExceededError'));
  expect((await call()).status).toBe(200);
  expect([...stored.keys()]).toEqual([]);
});

test.each([
  ['read', () => readForUser(new Request(team))],
  ['change', change],
])('no copy stays once the session of a %s is not known any more [B21]', async (_, call) => {
  await change();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 401 })));
  expect((await call()).status).toBe(401);
  expect([...stored.keys()]).toEqual([]);
});

test('no copy stays of an answer that was stored while its user signed out [A-221]', async () => {
  beforePut = removeUserCopies;
  await readForUser(new Request(team));
  expect([...stored.keys()]).toEqual([]);
});
