import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createFolderTransport } from './createFolderTransport.ts';
import { createSmtpTransport } from './createSmtpTransport.ts';
import type { MailContent } from './MailContent.ts';
import { MailSender } from './MailSender.ts';
import { type Mail, queueMail } from './queueMail.ts';

const content: MailContent = {
  subject: 'Reset your password',
  heading: 'A heading',
  paragraphs: ['A text.'],
  reason: 'A reason.',
};
const aMail = (change: Partial<Mail> = {}): Mail => ({ to: 'ana@example.com', edition: editions.srp, content, ...change });
const from = 'no-reply@fantasy.example';

let database: TestDatabase;
let server: MailServer;
beforeAll(async () => {
  database = await cloneDatabase();
  server = await startMailServer((recipient) => ({ 'gone@example.com': 550, 'later@example.com': 450 })[recipient]);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});
afterEach(() => database.db.deleteFrom('mails').execute());

const rows = () => database.db.selectFrom('mails').selectAll().execute();
const makeDue = () =>
  database.db
    .updateTable('mails')
    .set({ dueAt: sql<Date>`now()` })
    .execute();

async function sendDue(url = server.url): Promise<void> {
  const sender = new MailSender(database.db, createSmtpTransport(url, from));
  await sender.sendDue();
  await sender.close();
}

describe('a mail to a real mail server', () => {
  test.each(Object.values(editions))('has the name of $title as its sender, and HTML and text', async (edition) => {
    await queueMail(database.db, aMail({ edition }));
    await sendDue();
    const received = server.received.at(-1);
    const mail = await received?.parse();
    expect(mail).toMatchObject({
      from: { name: edition.title, address: from },
      subject: 'Reset your password',
      text: expect.stringContaining('A text.'),
      html: expect.stringContaining('A text.'),
    });
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(`${edition.title}, sent to ana@example.com`);
    expect(received?.recipients).toEqual(['ana@example.com']);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('message-id')).toMatch(/^<[^@<>]+@fantasy\.example>$/);
  });

  test('is stored and sent only when the transaction that caused it is committed', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await queueMail(tx, aMail());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  test('leaves no address, text or link in the table once it was sent', async () => {
    await queueMail(database.db, aMail({ unsubscribeUrl: 'https://fantasy.example/stop' }));
    await sendDue();
    expect(await rows()).toMatchObject([{ toAddress: '', subject: '', html: '', text: '', unsubscribeUrl: null, attempts: 1 }]);
    expect(server.received.at(-1)?.source).toContain('List-Unsubscribe: <https://fantasy.example/stop>');
  });

  test('is sent once when two processes send at the same time', async () => {
    const before = server.received.length;
    for (let count = 0; count < 6; count += 1) await queueMail(database.db, aMail());
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(server.received.length - before).toBe(6);
  });

  test('cannot get a further header or recipient from what a user typed', async () => {
    await queueMail(
      database.db,
      aMail({ content: { ...content, subject: 'Hello\r\nBcc: eve@example.com\u2028X: y' }, to: 'ana@example.com' }),
    );
    await sendDue();
    const received = server.received.at(-1);
    const mail = await received?.parse();
    expect(mail?.subject).toBe('Hello Bcc: eve@example.com X: y');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(received?.recipients).toEqual(['ana@example.com']);
  });

  test.each(['ana@example.com,eve@example.com', 'Ana <ana@example.com>', 'ana@example.com\r\nBcc: eve@example.com', 'ana'])(
    'is given up when its recipient is not one address: %j',
    async (to) => {
      const before = server.received.length;
      await queueMail(database.db, aMail({ to }));
      await sendDue();
      expect(server.received.length).toBe(before);
      expect(await rows()).toMatchObject([{ sentAt: null, givenUpAt: expect.any(Date), toAddress: '' }]);
    },
  );
});

describe('a mail server that does not take a mail', () => {
  test('that is gone loses none: each is sent when it is back', async () => {
    const before = server.received.length;
    await queueMail(database.db, aMail());
    await sendDue('smtp://127.0.0.1:1');
    expect(await rows()).toMatchObject([{ sentAt: null, givenUpAt: null, attempts: 1, reason: expect.any(String) }]);
    await sendDue();
    expect(server.received.length).toBe(before);
    await makeDue();
    await sendDue();
    expect(server.received.length).toBe(before + 1);
  });

  test('that is gone is asked for one mail in a pass, and mails wait for three days', async () => {
    for (let count = 0; count < 2; count += 1) await queueMail(database.db, aMail());
    await sendDue('smtp://127.0.0.1:1');
    const mails = await rows();
    expect(mails.map(({ attempts }) => attempts).toSorted((a, b) => a - b)).toEqual([0, 1]);
    for (const { expiresAt } of mails) expect((expiresAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
  });

  test('on another machine that offers no encryption gets nothing', async () => {
    const before = server.received.length;
    await queueMail(database.db, aMail());
    // The server of these tests, by an address that is not the loopback's.
    await sendDue(server.url.replace('127.0.0.1', '0.0.0.0'));
    expect(server.received.length).toBe(before);
    expect(await rows()).toMatchObject([{ sentAt: null, givenUpAt: null, attempts: 1, reason: expect.stringMatching(/TLS/i) }]);
  });

  test('is asked again after a delay that grows to an hour, and at most fifteen times', async () => {
    await queueMail(database.db, aMail());
    const delays: number[] = [];
    for (let attempt = 0; attempt < 16; attempt += 1) {
      await makeDue();
      await sendDue('smtp://127.0.0.1:1');
      const [mail] = await rows();
      delays.push(Math.round(((mail?.dueAt.getTime() ?? 0) - Date.now()) / 1000));
    }
    expect(delays.slice(0, 3)).toEqual([10, 20, 40]);
    expect(Math.max(...delays)).toBe(3600);
    expect(await rows()).toMatchObject([{ attempts: 15, givenUpAt: expect.any(Date), text: '' }]);
  });

  test('is asked at once for a mail that is due later than any, from before the clock of the database was set back', async () => {
    await queueMail(database.db, aMail());
    await database.db
      .updateTable('mails')
      .set({ dueAt: sql<Date>`now() + interval '3 hours'` })
      .execute();
    await sendDue();
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) }]);
  });

  test('for good is not asked again, and for now is', async () => {
    await queueMail(database.db, aMail({ to: 'gone@example.com' }));
    await queueMail(database.db, aMail({ to: 'later@example.com' }));
    await sendDue();
    const [gone, later] = (await rows()).sort((one, other) => Number(one.givenUpAt === null) - Number(other.givenUpAt === null));
    expect(gone).toMatchObject({ givenUpAt: expect.any(Date), attempts: 1 });
    expect(later).toMatchObject({ givenUpAt: null, toAddress: 'later@example.com', attempts: 1 });
  });

  test('before a mail expires never sends it', async () => {
    const before = server.received.length;
    await queueMail(database.db, aMail({ expiresAt: new Date(Date.now() - 1000) }));
    await sendDue();
    expect(server.received.length).toBe(before);
    expect(await rows()).toMatchObject([{ givenUpAt: expect.any(Date), text: '' }]);
  });
});

test('without a mail server, practice keeps mails in the table, writes them to the outbox and says where', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
  const said: string[] = [];
  await queueMail(database.db, aMail());
  await new MailSender(
    database.db,
    createFolderTransport(folder, from, (sentence) => said.push(sentence)),
  ).sendDue();
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).toContain('To: ana@example.com');
  expect(said).toEqual([`A mail was written, because SMTP_URL is not set: ${join(folder, file)}`]);
  expect(await rows()).toMatchObject([{ toAddress: 'ana@example.com', text: expect.stringContaining('A text.') }]);
  await rm(folder, { recursive: true });
});
