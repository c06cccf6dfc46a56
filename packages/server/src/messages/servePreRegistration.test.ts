import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const answers = { email: 'mere@example.org', firstName: 'Mere', lastName: 'Kahu', game: 'trc_fantasy' };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://fantasy.example' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('mails').execute();
  await server.db.deleteFrom('preRegistrations').execute();
});

describe('POST preregistration', () => {
  it('refuses missing fields with 422 and the sentence of each [A-061, A-283, A-314]', async () => {
    const answer = await send({ ...answers, firstName: '', lastName: ' ' });
    expect(answer.statusCode).toBe(422);
    const message = 'Please fill out all required fields';
    expect(answer.json().errors).toEqual([
      { code: 'invalid', message, field: 'firstName' },
      { code: 'invalid', message, field: 'lastName' },
    ]);
    expect((await send({ ...answers, email: 'mere' })).json().errors[0].message).toBe('Please provide a valid email address');
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['firstName', (length: number) => 'e'.repeat(length)],
    ['email', (length: number) => 'e'.repeat(length - '@example.org'.length) + '@example.org'],
  ])('takes 45 characters of %s, and refuses 46 with 422 [A-284]', async (field, valueOf) => {
    const statuses = [];
    for (const length of [45, 46]) statuses.push((await send({ ...answers, [field]: valueOf(length) })).statusCode);
    expect(statuses).toEqual([200, 422]);
  });

  it('refuses a game that does not exist with 400, and pages of other sites with 403', async () => {
    expect((await send({ ...answers, game: 'chess' })).statusCode).toBe(400);
    expect((await send(answers, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await mails()).toEqual([]);
  });

  it('keeps the address for its game and sends one confirmation with a way out [A-207, A-314]', async () => {
    for (const email of ['mere@example.org', ' MERE@example.org ']) {
      const answer = await send({ ...answers, email, firstName: ' Mere ', lastName: 'Kahu  ' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: {}, errors: [] }]);
    }
    expect(await rows()).toEqual([{ edition: 'trc', email: 'mere@example.org', firstName: 'Mere', lastName: 'Kahu' }]);
    const [mail, ...others] = await mails();
    expect([mail?.toAddress, mail?.subject, others]).toEqual([
      'mere@example.org',
      'You are on the list: Rugby Championship Fantasy',
      [],
    ]);
    expect(mail?.text).toMatch(/https:\/\/fantasy\.example\/rugby-championship\/pre-registration\?unsubscribe=[\w-]{43}/);
    expect(mail?.text).toMatch(/https:\/\/fantasy\.example\/rugby-championship\/\n/);
    expect(mail?.text).not.toContain('Kahu');
  });

  it.each([
    ['srp_fantasy', 'srp'],
    ['trc_fantasy', 'trc'],
  ])('keeps an address for %s in its edition [A-207, A-314]', async (game, edition) => {
    await send({ ...answers, game });
    expect(await rows()).toMatchObject([{ edition }]);
  });

  it('sends at most ten mails an hour for an IP address', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const codes: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const payload = { ...answers, email: `user${index}@example.org` };
      codes.push((await limited.app.inject({ method: 'POST', url: '/api/en/preregistration', payload })).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await limited.stop();
  });
});

describe('POST preregistration/unsubscribe/{token}', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=edge',
      '--edge\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--edge--\r\n',
    ],
  ])('deletes the address without a session, also by the button of a mail program that sends %s', async (type, payload) => {
    await send(answers);
    const address = new URL((await mails())[0]?.unsubscribeUrl ?? '');
    expect(address.origin).toBe('https://fantasy.example');
    const press = () =>
      server.app.inject({
        method: 'POST',
        url: address.pathname,
        headers: { 'content-type': type },
        payload,
      });
    expect((await press()).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await press()).statusCode).toBe(200);
  });

  it('leads a browser to the page that does it, and deletes nothing for a GET, which mail programs send by themselves, or for another token', async () => {
    await send(answers);
    const { pathname } = new URL((await mails())[0]?.unsubscribeUrl ?? '');
    const opened = await server.app.inject({ method: 'GET', url: pathname });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/pre-registration?unsubscribe=${pathname.slice(-43)}`]);
    await server.app.inject({ method: 'POST', url: `/api/en/preregistration/unsubscribe/${'a'.repeat(43)}` });
    expect(await rows()).toHaveLength(1);
  });

  it('says that nothing was deleted when a mail program has cut the link, or has taken the end of a sentence for a part of it', async () => {
    await send(answers);
    const { pathname } = new URL((await mails())[0]?.unsubscribeUrl ?? '');
    for (const url of [pathname.slice(0, -1), `${pathname.slice(0, -1)}.`, `${pathname}.`]) {
      const answer = await server.app.inject({ method: 'POST', url });
      expect([answer.statusCode, answer.json().errors[0].message]).toEqual([404, expect.stringContaining('nothing was changed')]);
    }
    expect(await rows()).toHaveLength(1);
  });
});

function send(payload: object, headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({ method: 'POST', url: '/api/en/preregistration', payload, headers });
}

function rows() {
  return server.db.selectFrom('preRegistrations').select(['edition', 'email', 'firstName', 'lastName']).execute();
}

function mails() {
  return server.db.selectFrom('mails').select(['toAddress', 'subject', 'text', 'unsubscribeUrl']).execute();
}
