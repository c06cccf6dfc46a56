import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const message = {
  name: 'Mere Kahu',
  email: 'mere@example.org',
  message: 'Kia ora.\n\nMy points are missing.',
  game: 'srp_fantasy',
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ CONTACT_TO: 'help@fantasy.example' });
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('mails').execute());

it('refuses what is missing or too long with 422 and its field', async () => {
  const answer = await send({ ...message, name: '', email: 'mere', message: 'x'.repeat(4001) });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map(({ field }: { readonly field: string }) => field)).toEqual(['name', 'email', 'message']);
  expect((await send({ ...message, message: 'x'.repeat(5001) })).statusCode).toBe(400);
  expect(await mails()).toEqual([]);
});

it('refuses pages of other sites with 403', async () => {
  expect((await send(message, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

it.each(['signed out', 'signed in'])('mails a message of a user who is %s to CONTACT_TO', async (session) => {
  const headers = session === 'signed in' ? (await signInUser(server.db)).headers : {};
  expect((await send(message, headers)).statusCode).toBe(200);
  const [mail, ...others] = await mails();
  expect([mail?.toAddress, mail?.subject, others]).toEqual(['help@fantasy.example', 'A message through the contact form', []]);
  expect(mail?.edition).toBe('srp');
  for (const part of ['Kia ora.', 'My points are missing.', 'Mere Kahu', 'mere@example.org']) expect(mail?.text).toContain(part);
});

it('mails a message about the championship in its colours', async () => {
  await send({ ...message, game: 'trc_fantasy' });
  expect(await mails()).toMatchObject([{ edition: 'trc' }]);
});

it('takes ten messages an hour from an IP address', async () => {
  const limited = await startTestServer({ CONTACT_TO: 'help@fantasy.example', RATE_LIMITS: 'on' });
  const sent = { method: 'POST', url: '/api/en/contact', payload: message } as const;
  for (let count = 0; count < 10; count += 1) expect((await limited.app.inject(sent)).statusCode).toBe(200);
  expect((await limited.app.inject(sent)).statusCode).toBe(429);
  await limited.stop();
});

it('puts nothing that was typed into a header', async () => {
  expect((await send({ ...message, name: 'Mere\r\nBcc: victim@example.org' })).statusCode).toBe(422);
  expect((await send({ ...message, email: 'mere@example.org\r\nBcc: victim@example.org' })).statusCode).toBe(422);
  await send({ ...message, message: 'Subject: won\r\nBcc: victim@example.org\r\n\r\n<script>x</script>' });
  const [mail] = await mails();
  expect([mail?.toAddress, mail?.subject]).toEqual(['help@fantasy.example', 'A message through the contact form']);
  expect(mail?.html).not.toContain('<script>x');
});

it('refuses a message while no address receives messages', async () => {
  const deaf = await startTestServer({ PRACTICE: '0', RATE_LIMITS: 'on', DATABASE_URL: 'postgresql://localhost/none' });
  const answer = await deaf.app.inject({ method: 'POST', url: '/api/en/contact', payload: message });
  expect([answer.statusCode, answer.json().errors[0].message]).toEqual([422, 'Messages cannot be sent at the moment.']);
  await deaf.stop();
});

function send(payload: object, headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({ method: 'POST', url: '/api/en/contact', payload, headers });
}

function mails() {
  return server.db.selectFrom('mails').select(['toAddress', 'edition', 'subject', 'text', 'html']).execute();
}
