import { z } from '@rugby/domain/contract/schema';
import { expect, it } from 'vitest';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer } from '../testing/testServer.ts';

it('the log identifies each request and holds no password, email address, cookie, query or token of a mail', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) });
  const form = aRegistration({ email: 'secret.user@example.com' });
  const post = (path: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/en/${path}?token=query-secret`,
      payload,
      headers: { cookie: 'session=cookie-secret' },
    });
  const answer = await post('user/register', form);
  await Promise.all([post('auth/login', form), post('user/register', form), post('user/check-email', form)]);
  server.app.log.error({ err: Object.assign(new Error('duplicate'), { detail: 'Key (email)=(secret.user@example.com)' }) });
  server.app.log.error(
    { err: new Error('Recipient address rejected: <secret.user@example.com>') },
    'to secret.user+tag@example.com',
  );
  await server.app.inject('/secret.user%40example.com?email=secret.user@example.com');
  const token = 'mail-secret_'.padEnd(43, 'T0ken');
  for (const path of ['reminders/unsubscribe', 'preregistration/unsubscribe', 'fantasy/league/invite/decline'])
    for (const sent of [token, `${token}.`, token.slice(0, -1)]) await post(`${path}/${sent}`, {});
  await server.stop();
  const log = lines.join('');
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      req: { method: 'POST', path: '/api/en/user/register', ip: '127.0.0.1' },
    }),
  );
  expect(log).toContain('Recipient address rejected: <[email]>');
  expect(log).toContain('"path":"/[email]"');
  expect(log).toContain('"path":"/api/en/fantasy/league/invite/decline/[token]"');
  for (const secret of ['secret.user', 'mail-secret', 'Scrum-half9', 'cookie-secret', 'query-secret'])
    expect(log).not.toContain(secret);
});

it('a login, a refused one and each call of a user are lines with time, path, status and address, and name the user by number', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) });
  const form = aRegistration();
  const send = (path: string, payload: object, cookie = '') =>
    server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers: { cookie } });
  await send('user/register', form);
  await send('auth/login', { ...form, password: 'Fly-half10' });
  const { cookies } = await send('auth/login', form);
  await send('user/sessions/end-others', {}, `session=${cookies[0]?.value}`);
  const { id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await server.stop();
  const answered = z
    .parse(
      z.array(logLine),
      lines.map((line): unknown => JSON.parse(line)),
    )
    .filter(({ res }) => res);
  expect(answered.map(({ userId, res }) => [res?.statusCode, userId])).toEqual([
    [200, id],
    [422, undefined],
    [200, id],
    [200, id],
  ]);
  expect(answered.every(({ time }) => Math.abs(time - Date.now()) < 60_000)).toBe(true);
});

const logLine = z.object({
  time: z.int(),
  userId: z.optional(z.int()),
  res: z.optional(z.object({ statusCode: z.int() })),
});
