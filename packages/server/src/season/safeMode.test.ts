import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import { z } from '@rugby/domain/contract/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { createSeasonHarness, type SeasonHarness } from '../commands/testing/createSeasonHarness.ts';
import { readConfig } from '../config/config.ts';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';

let harness: SeasonHarness;
let app: Awaited<ReturnType<typeof buildServer>>;
let user: SignedInUser;

beforeAll(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db, listenTo: harness.connectionString });
});
beforeEach(async () => {
  user = await signInUser(harness.db);
});
afterAll(async () => {
  await app.close();
  await harness.drop();
});

async function switchTo(state: 'on' | 'off'): Promise<string> {
  const { output } = await harness.season(`safe-mode ${state}`);
  const expected = state === 'on' ? 'on' : undefined;
  await vi.waitFor(
    async () => expect((await call('GET', 'dashboard')).headers[safeModeHeader.toLowerCase()]).toBe(expected),
    30_000,
  );
  return output;
}

function call(method: 'GET' | 'POST', path: string, payload: object = {}) {
  const sent = method === 'GET' ? {} : { payload };
  return app.inject({ method, url: `/api/en/fantasy/${path}`, headers: user.headers, ...sent });
}

/** Every call of the API's description that is not a GET, with ids of 1. */
async function allCalls(): Promise<readonly { readonly method: 'POST' | 'DELETE' | 'PUT' | 'PATCH'; readonly url: string }[]> {
  const { paths } = descriptionSchema.parse((await app.inject('/api/docs/json')).json());
  const methods = ['POST', 'DELETE', 'PUT', 'PATCH'] as const;
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => method.toLowerCase() in operations)
      .map((method) => ({ method, url: path.replace('{lang}', 'en').replaceAll(/\{\w+\}/g, '1') })),
  );
}

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe('in safe mode [B24]', () => {
  it('every change is refused with 503 and a sentence: each call but GETs, login, logout and questions', async () => {
    expect(await switchTo('on')).toContain('The safe mode is on: users can read everything and change nothing.');
    const answered = new Set<string>();
    for (const { method, url } of await allCalls()) {
      const answer = await app.inject({ method, url, headers: user.headers, payload: {} });
      if (answer.statusCode !== 503) {
        answered.add(url.replace(/^\/api\/en\/(?:fantasy\/(?:trc\/)?)?/, ''));
        continue;
      }
      expect([url, answer.headers['retry-after']]).toEqual([url, '60']);
      expect(answer.json().errors).toEqual([
        { code: 'safe-mode', message: expect.stringContaining('Nothing can be changed in the game at the moment') },
      ]);
    }
    expect([...answered].toSorted()).toEqual([
      'auth/login',
      'auth/logout',
      'team/autopick',
      'user/check-display-name',
      'user/check-email',
    ]);
  });

  it('everything can be read, but the GET that removes a booster is refused', async () => {
    await switchTo('on');
    for (const path of ['dashboard', 'team/show-my']) expect((await call('GET', path)).statusCode).toBe(200);
    expect((await app.inject('/json/rounds.json')).statusCode).toBe(200);
    expect((await call('GET', 'team/booster/1')).json().errors[0].code).toBe('safe-mode');
  });

  it('users can log in and out, and let a team be proposed', async () => {
    await switchTo('on');
    const logIn = await app.inject({
      method: 'POST',
      url: '/api/en/auth/login',
      payload: { email: 'a@example.com', password: 'Scrum-half9' },
    });
    expect(logIn.json().errors[0].code).toBe('wrong-credentials');
    expect(
      (await app.inject({ method: 'POST', url: '/api/en/auth/logout', headers: user.headers, payload: {} })).statusCode,
    ).toBe(200);
  });

  it('a server that starts meanwhile is in it, and it ends when it is switched off', async () => {
    await switchTo('on');
    const other = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db });
    expect((await other.inject('/api/en/fantasy/dashboard')).headers[safeModeHeader.toLowerCase()]).toBe('on');
    await other.close();
    expect(await switchTo('off')).toBe('The safe mode is off: users can change their teams again.');
    expect((await call('POST', 'team/update')).statusCode).toBe(400);
  });
});

it.each(['safe-mode', 'safe-mode maybe', 'safe-mode on off'])('the command refuses %s', async (line) => {
  const { code, errors } = await harness.season(line);
  expect([code, errors]).toEqual([2, expect.stringContaining('safe-mode takes either on or off.')]);
});
