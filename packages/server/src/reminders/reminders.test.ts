import { createWords } from '@rugby/domain/i18n/createWords';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpTransport } from '../mail/createSmtpTransport.ts';
import { MailSender } from '../mail/MailSender.ts';
import { clearSeason } from '../season/clearSeason.ts';
import { Seasons } from '../season/Seasons.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { aSeason, minutesFromNow, playerAt } from '../testing/aSeason.ts';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { aUserRow, type SignedInUser, signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { remindTeams } from './remindTeams.ts';

const publicUrl = 'http://fantasy.example';
const words = createWords(catalog, locales[0]);

let server: TestServer;
let mailServer: MailServer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: publicUrl });
  mailServer = await startMailServer();
  await aSeason(server.db);
  await server.db.updateTable('squads').set({ abbreviation: 'HURR' }).execute();
  // Squad 5 plays as well, so that no player rests.
  const match = await server.db.selectFrom('fixtures').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
  await server.db
    .insertInto('fixtures')
    .values({ ...match, id: 4, homeSquadId: 5 })
    .execute();
});
afterAll(async () => {
  await mailServer.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.db.deleteFrom('mails').execute();
  await server.db.deleteFrom('users').execute();
  await startsIn(180);
  await server.db.updateTable('players').set({ status: 'starting', cost: 6_000_000 }).execute();
});

/** Moves the kick-offs of round 1. */
async function startsIn(minutes: number): Promise<void> {
  await server.db
    .updateTable('fixtures')
    .set({ date: minutesFromNow(minutes) })
    .where('roundId', '=', 1)
    .execute();
}

async function remind(): Promise<void> {
  await remindTeams({ db: server.db, seasons: new Seasons(server.db), words, publicUrl });
}

async function deliver(): Promise<void> {
  const sender = new MailSender(server.db, createSmtpTransport(mailServer.url, 'no-reply@fantasy.example'));
  await sender.sendDue();
  await sender.close();
}

/** A user with the complete lineup of `aLineup`, or with what `lineup` changes. */
async function userWithTeam(
  about: Parameters<typeof signInUser>[1] = {},
  lineup: object = {},
  captainId?: number,
  edition = '',
): Promise<SignedInUser> {
  const user = await signInUser(server.db, { isNotificationsEnabled: true, ...about });
  const payload = {
    ...fullSelection,
    lineup: { ...fullSelection.lineup, ...lineup },
    ...(captainId !== undefined && { captainId }),
  };
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/en/fantasy${edition}/team/update`,
    payload,
    headers: { ...user.headers },
  });
  expect(answer.statusCode).toBe(200);
  return user;
}

async function injure(...ids: readonly number[]): Promise<void> {
  await server.db.updateTable('players').set({ status: 'injured' }).where('id', 'in', ids).execute();
}

async function rename(id: number, firstName: string, lastName: string): Promise<void> {
  await server.db.updateTable('players').set({ firstName, lastName }).where('id', '=', id).execute();
}

async function texts(): Promise<readonly string[]> {
  return (await server.db.selectFrom('mails').select('text').execute()).map(({ text }) => text);
}

async function recipients(): Promise<readonly string[]> {
  const rows = await server.db.selectFrom('mails').select('toAddress').orderBy('toAddress').execute();
  return rows.map(({ toAddress }) => toAddress);
}

it.each([
  'jersey/HURR/0',
  'jersey/HURR/16',
  'jersey/HURR/1.5',
  'jersey/HURR/x',
  'jersey/ARG/1',
  'jersey/toString/1',
  'trc/jersey/HURR/1',
])('there is no jersey at %s', async (path) => {
  expect((await server.app.inject(`/media/image/${path}.png`)).statusCode).toBe(404);
});

describe('reminders before the lock', () => {
  it('reach the user once for each round, with the swap, its way into the page and the way out [B15]', async () => {
    await userWithTeam({ email: 'mere@example.org' });
    await injure(playerAt('hooker', 3), playerAt('prop', 1));
    await server.db.updateTable('players').set({ cost: 5_000_000 }).where('id', '=', playerAt('prop', 1)).execute();
    await remind();
    await Promise.all([remind(), remind()]);
    await deliver();
    const [received, ...others] = mailServer.received.slice(-1);
    expect([received?.recipients, others]).toEqual([['mere@example.org'], []]);
    expect(mailServer.received.filter((mail) => mail.recipients.includes('mere@example.org'))).toHaveLength(1);
    const mail = await received?.parse();
    expect(mail?.subject).toBe('2 of your fifteen will not play');
    expect(mail?.text).toContain('2 hours left');
    expect(mail?.text).toMatch(/Round 1 locks match by match\. The next is Squad \d v Squad \d, /);
    expect(mail?.text).toContain('After these swaps you have 10.0m left.');
    const { expiresAt } = await server.db.selectFrom('mails').select('expiresAt').executeTakeFirstOrThrow();
    expect(Math.abs(expiresAt.getTime() - minutesFromNow(180).getTime())).toBeLessThan(60_000);
    expect(mail?.text).toMatch(/Number 3010 \(Injured, hooker, 6\.0m\) → Number \d+ \(Hooker, 6\.0m\)/);
    expect(mail?.text).toContain('http://fantasy.example/my-team?transfers=suggested');
    expect(mail?.text).toContain('http://fantasy.example/account#notifications');
    expect(mail?.text).toContain('Nothing changes until you send it there.');
    expect(mail?.text).toContain('Choose a captain before you send them.');
    expect(mail?.html).toMatch(/Best legal swap, within your \d+\.\dm/);
    expect(mail?.html).toContain('Number 3010');
    expect(mail?.html).toMatch(/class="danger" [^>]+>✚<\/span> Injured, hooker, /);
    expect(mail?.html).toMatch(/class="positive" [^>]+>✓<\/span> Hooker, 6\.0m/);
    const jerseys = (mail?.html || '').match(/http:\/\/fantasy\.example\/media\/image\/jersey\/[A-Z]+\/[0-9]+\.png/g) ?? [];
    expect(jerseys.map((url) => url.replace(/.*\//, ''))).toEqual(['1.png', '1.png', '2.png', '2.png']);
    for (const url of jerseys) {
      const { statusCode, headers: sent } = await server.app.inject(url);
      expect([statusCode, sent['content-type'], sent['cross-origin-resource-policy']]).toEqual([
        200,
        'image/png',
        'cross-origin',
      ]);
    }
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/fantasy\.example\/api\/en\/reminders\/unsubscribe\/[\w-]{43}>$/);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('of a round are sent also to a user who was reminded of the round with its id in the other edition [B15]', async () => {
    const { id: userId } = await userWithTeam({ email: 'mere@example.org' });
    const round = await server.db.selectFrom('rounds').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    await server.db.insertInto('seasons').values({ edition: 'trc', origin: 'import' }).execute();
    onTestFinished(async () => void (await server.db.deleteFrom('seasons').where('edition', '=', 'trc').execute()));
    await server.db
      .insertInto('rounds')
      .values({ ...round, edition: 'trc' })
      .execute();
    await server.db.insertInto('reminders').values({ userId, edition: 'trc', roundId: 1, tokenHash: 'other' }).execute();
    await injure(playerAt('hooker', 3));
    await remind();
    expect(await recipients()).toEqual(['mere@example.org']);
  });

  it('are opt-in: an account that never switched them on gets none, nor does a simulated user [B15]', async () => {
    await userWithTeam({ email: 'on@example.org' });
    const { isNotificationsEnabled } = await server.db
      .insertInto('users')
      .values(aUserRow('off'))
      .returning('isNotificationsEnabled')
      .executeTakeFirstOrThrow();
    expect(isNotificationsEnabled).toBe(false);
    await userWithTeam({ email: 'out@example.org', isNotificationsEnabled: false });
    await userWithTeam({ email: 'simulated@example.org', isPractice: true });
    await injure(playerAt('hooker', 3));
    await remind();
    expect(await recipients()).toEqual(['on@example.org']);
  });

  it('say nothing to a team that lacks nothing, and nothing more than a day before', async () => {
    await userWithTeam();
    await remind();
    expect(await recipients()).toEqual([]);
    await injure(playerAt('hooker', 3));
    await startsIn(25 * 60);
    await remind();
    expect(await recipients()).toEqual([]);
    await startsIn(23 * 60);
    await remind();
    expect(await recipients()).toHaveLength(1);
    await userWithTeam();
    await startsIn(59);
    await remind();
    expect((await texts()).filter((text) => text.includes('Less than an hour left'))).toHaveLength(1);
  });

  it('of the championship lead to its pages [B15]', async () => {
    await aSeason(server.db, 'trc');
    onTestFinished(async () => {
      await server.db.transaction().execute((tx) => clearSeason(tx, 'trc'));
      await server.db.deleteFrom('seasons').where('edition', '=', 'trc').execute();
    });
    await startsIn(180);
    await userWithTeam({}, { hooker: [0] }, undefined, '/trc');
    await remind();
    for (const page of ['my-team', 'account#notifications', 'reminders?unsubscribe='])
      expect((await texts()).join()).toContain(`http://fantasy.example/rugby-championship/${page}`);
  });

  it('name in full players of the team with the same last name [B15]', async () => {
    const [hooker, flyHalf] = [playerAt('hooker', 3), playerAt('fly_half', 5)];
    const { lastName } = await server.db
      .selectFrom('players')
      .select('lastName')
      .where('id', '=', flyHalf)
      .executeTakeFirstOrThrow();
    onTestFinished(async () => rename(flyHalf, 'Player', lastName));
    await userWithTeam({}, {}, flyHalf);
    await rename(flyHalf, 'Beauden', `Number ${hooker}`);
    await injure(hooker);
    await remind();
    const mail = await server.db.selectFrom('mails').select('text').executeTakeFirstOrThrow();
    expect(mail.text).toContain(`Player Number ${hooker} (Injured`);
    expect(mail.text).toContain(`Your captain stays Beauden Number ${hooker}.`);
  });

  it('name the empty places of an incomplete team [B15]', async () => {
    await userWithTeam({}, { hooker: [0], fly_half: [0] });
    await remind();
    const mail = await server.db.selectFrom('mails').select(['subject', 'text']).executeTakeFirstOrThrow();
    expect(mail.subject).toBe('2 places of your fifteen are empty');
    expect(mail.text).toContain('http://fantasy.example/my-team\n');
  });
});

describe('POST reminders/unsubscribe/{token}', () => {
  it('switches them off without a session by the button of a mail program, and no other account', async () => {
    const user = await userWithTeam();
    await userWithTeam();
    await injure(playerAt('hooker', 3));
    await remind();
    const mail = await server.db.selectFrom('mails').select('unsubscribeUrl').orderBy('createdAt').executeTakeFirstOrThrow();
    const { pathname } = new URL(mail.unsubscribeUrl ?? '');
    const opened = await server.app.inject({ method: 'GET', url: pathname });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/reminders?unsubscribe=${pathname.slice(-43)}`]);
    expect(await enabled()).toHaveLength(2);
    const press = (url: string) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press(`/api/en/reminders/unsubscribe/${'a'.repeat(43)}`)).statusCode).toBe(200);
    expect((await press(pathname.slice(0, -1))).statusCode).toBe(404);
    expect(await enabled()).toHaveLength(2);
    expect([(await press(pathname)).statusCode, (await press(pathname)).statusCode]).toEqual([200, 200]);
    expect(await enabled()).not.toContain(user.id);
    expect(await enabled()).toHaveLength(1);
  });
});

async function enabled(): Promise<readonly number[]> {
  const rows = await server.db.selectFrom('users').select('id').where('isNotificationsEnabled', '=', true).execute();
  return rows.map(({ id }) => id);
}
