import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
let manager: LeagueApiUser;
let user: LeagueApiUser;
beforeAll(async () => {
  harness = await createLeagueHarness();
});
beforeEach(async () => {
  [manager, user] = [await harness.signIn(), await harness.signIn()];
  await harness.db.deleteFrom('mails').execute();
});
afterAll(() => harness.stop());

const mails = () =>
  harness.db
    .selectFrom('mails')
    .select(['toAddress', 'subject', 'text', 'html', 'unsubscribeUrl'])
    .orderBy('createdAt')
    .execute();
const addresses = async () => (await mails()).map(({ toAddress }) => toAddress);
const invitesOf = async (reader: LeagueApiUser) => (await reader.get('leagues/invites')).json().success.invites;
const sentOf = async (id: number) => (await manager.get(`league/${id}/invites`)).json().success.invites;
const invite = (id: number, ...invites: readonly unknown[]) => manager.post(`league/${id}/invite`, { invites });
const aDayLater = () => sql`update league_invites set sent_at = sent_at - interval '25 hours'`.execute(harness.db);

describe('an invite by mail', () => {
  it('names league, start round, Chairman and code, and leads to the page that joins [A-328]', async () => {
    const { id, code } = await manager.create({ name: 'See www.evil.example' });
    expect((await invite(id, 'ana@example.org')).json()).toEqual({ success: {}, errors: [] });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      toAddress: 'ana@example.org',
      subject: `${manager.name} invites you to See www. evil. example`,
    });
    for (const part of [
      'A private league of 1 team in Super Rugby Pacific Fantasy.',
      /Starts: Round 1, \d\d\/\d\d\/\d{4} in UTC/,
      `Chairman: ${manager.name}`,
      `Code: ${code}`,
      `http://fantasy.example/leagues/join/${code}`,
    ])
      expect(mail?.text).toMatch(part);
    expect(mail?.html).toContain('<img src="http://fantasy.example/media/image/invite.png" alt=""');
    expect(mail?.text).not.toContain('www.evil');
    expect(mail?.html).not.toContain('www.evil');
  });

  it('goes once to each address, however often and however it is spelled [A-290]', async () => {
    const { id } = await manager.create();
    await invite(id, ' ana@example.org ', { email: 'ANA@example.org' }, '', 'arlo@example.org');
    await Promise.all([invite(id, 'Ana@example.org'), invite(id, 'ana@example.org')]);
    expect((await addresses()).toSorted()).toEqual(['ana@example.org', 'arlo@example.org']);
    await aDayLater();
    await invite(id, 'ana@example.org');
    expect(await addresses()).toHaveLength(3);
  });

  it('goes again when the manager asks for it, a day later at the earliest [A-328, D51]', async () => {
    const { id } = await manager.create();
    await invite(id, 'ana@example.org');
    const [{ id: inviteId, sentAt }] = await sentOf(id);
    const again = () => manager.post(`league/${id}/invite/again`, { inviteId });
    const refused = await again();
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ code: 'invite-too-soon', data: { hours: 24 } }]]);
    expect(await addresses()).toHaveLength(1);
    await aDayLater();
    expect((await again()).json()).toEqual({ success: {}, errors: [] });
    expect(await addresses()).toEqual(['ana@example.org', 'ana@example.org']);
    const [first, second] = (await mails()).map(({ unsubscribeUrl }) => new URL(unsubscribeUrl ?? '').pathname);
    expect(first).not.toBe(second);
    expect((await sentOf(id)).map((sent: { id: number; sentAt: string }) => [sent.id, sent.sentAt >= sentAt])).toEqual([
      [inviteId, true],
    ]);
    expect((await again()).statusCode).toBe(422);
  });

  it('goes again for its manager only, and only while it waits [A-329]', async () => {
    const { id, code } = await manager.create();
    await invite(id, 'ana@example.org');
    await aDayLater();
    const [{ id: inviteId }] = await sentOf(id);
    await user.post(`league/${code}/join`);
    const again = (as: LeagueApiUser) => as.post(`league/${id}/invite/again`, { inviteId });
    expect((await again(user)).statusCode).toBe(403);
    expect((await manager.post(`league/${id}/invite/again`, {})).statusCode).toBe(400);
    const other = await manager.create();
    expect((await manager.post(`league/${other.id}/invite/again`, { inviteId })).statusCode).toBe(404);
    await manager.post(`league/${id}/invite/delete`, { inviteId });
    expect((await again(manager)).statusCode).toBe(404);
    expect(await addresses()).toHaveLength(1);
  });

  it.each([
    [['ana@example.org', 'fetu@siaosi'], 'fetu@siaosi is not an email address. Nothing was sent.'],
    [['a@example.org,b@example.org'], 'a@example.org,b@example.org is not an email address. Nothing was sent.'],
    [[' ', ''], 'Please enter at least one email address'],
    [[], 'Please enter at least one email address'],
  ])('is not sent to anybody while %j is not right [A-291]', async (invites, message) => {
    const { id } = await manager.create();
    const answer = await manager.post(`league/${id}/invite`, { invites });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ code: 'invalid', message, field: 'invites' }]]);
    expect([await addresses(), await sentOf(id)]).toEqual([[], []]);
  });

  it('takes 50 addresses in a call and 200 of a user in a day, in whatever leagues [D51]', async () => {
    const leagues = [await manager.create(), await manager.create()];
    const some = (count: number, from: number) => Array.from({ length: count }, (_, index) => `user${from + index}@example.net`);
    const [one, two] = leagues;
    expect((await invite(one?.id ?? 0, ...some(51, 0))).json().errors).toMatchObject([
      { code: 'too-many-invites', data: { limit: 50 } },
    ]);
    for (const from of [0, 50, 100]) expect((await invite(one?.id ?? 0, ...some(50, from))).statusCode).toBe(200);
    expect((await invite(two?.id ?? 0, ...some(40, 0))).statusCode).toBe(200);
    const refused = await invite(two?.id ?? 0, ...some(11, 100));
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      422,
      [{ code: 'too-many-invites', data: { limit: 200 } }],
    ]);
    expect(await addresses()).toHaveLength(190);
    expect((await invite(two?.id ?? 0, ...some(10, 100))).statusCode).toBe(200);
    await aDayLater();
    const [{ id: inviteId }] = await sentOf(two?.id ?? 0);
    const again = await manager.post(`league/${two?.id}/invite/again`, { inviteId });
    expect(again.json().errors).toMatchObject([{ code: 'too-many-invites', data: { limit: 200 } }]);
  });

  it('does not go to members, silently: it goes to the others all the same, members of other leagues too [A-292, A-293]', async () => {
    const { id, code } = await manager.create();
    await user.post(`league/${code}/join`);
    const other = await harness.signIn();
    await other.create();
    for (const some of [[user.email.toUpperCase(), 'ana@example.org', manager.email], [other.email]]) {
      const answer = await invite(id, ...some);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: {}, errors: [] }]);
    }
    expect([await addresses(), await sentOf(id)]).toMatchObject([
      ['ana@example.org', other.email],
      [{ email: other.email }, { email: 'ana@example.org' }],
    ]);
  });
});

describe('an invited user', () => {
  it('sees the invite and who sent it, and accepts it by its code [A-300, A-334]', async () => {
    const { id } = await manager.create();
    await invite(id, user.email.toUpperCase());
    const [[first, ...others], [sent]] = [await invitesOf(user), await sentOf(id)];
    expect(first).toMatchObject({
      id: sent.id,
      sentAt: sent.sentAt,
      league: { id, isInvited: true, isJoined: false, numTeams: 1 },
      invitedBy: { userId: manager.id, displayName: manager.name },
    });
    expect(others).toEqual([]);
    await user.post(`league/${first.league.code}/join`);
    expect([await invitesOf(user), await sentOf(id)]).toEqual([[], []]);
  });

  it('sees who sent the last mail: within a day the first inviter, then whichever member invites again [A-328, A-334]', async () => {
    const { id, code } = await manager.create();
    const member = await harness.signIn();
    await member.post(`league/${code}/join`);
    const inviter = async () => (await invitesOf(user))[0].invitedBy.userId;
    const inviteAgain = () => member.post(`league/${id}/invite`, { invites: [user.email] });
    await invite(id, user.email);
    await inviteAgain();
    expect([await inviter(), await addresses()]).toEqual([manager.id, [user.email]]);
    await aDayLater();
    await inviteAgain();
    expect([await inviter(), (await mails()).at(-1)?.subject]).toEqual([member.id, expect.stringMatching(`^${member.name} `)]);
    await aDayLater();
    await manager.post(`league/${id}/invite/again`, { inviteId: (await invitesOf(user))[0].id });
    expect([await inviter(), await addresses()]).toMatchObject([manager.id, { length: 3 }]);
  });

  it('declines for good: the address is deleted and gets no other invite to the league [A-234, A-300, A-329]', async () => {
    const { id } = await manager.create();
    await invite(id, user.email);
    for (const _ of ['once', 'again'])
      expect((await user.post(`league/${id}/invite/delete`, { leagueId: id })).statusCode).toBe(200);
    await aDayLater();
    await invite(id, user.email);
    expect([await invitesOf(user), await addresses(), await sentOf(id)]).toEqual([[], [user.email], []]);
    const rows = await harness.db.selectFrom('leagueInvites').select(['email', 'emailKey']).where('leagueId', '=', id).execute();
    expect(rows).toEqual([{ email: '', emailKey: '' }]);
  });

  it('who has joined meanwhile is not said to have declined [A-300]', async () => {
    const { id, code } = await manager.create();
    await invite(id, user.email);
    const decline = async () => (await user.post(`league/${id}/invite/delete`, { leagueId: id })).json().success;
    await user.post(`league/${code}/join`);
    expect(await decline()).toEqual({ isJoined: true });
    await user.post(`league/${id}/leave`);
    expect(await decline()).toEqual({ isJoined: false });
  });

  it('declines by the link of the mail without a session, as mail programs do [A-329]', async () => {
    const { id, code } = await manager.create();
    await invite(id, user.email);
    const [mail] = await mails();
    const url = new URL(mail?.unsubscribeUrl ?? '').pathname;
    expect(url).toMatch(/^\/api\/en\/fantasy\/league\/invite\/decline\/[\w-]{43}$/);
    const token = url.split('/').at(-1);
    expect(mail?.text).toContain(`http://fantasy.example/leagues/decline?token=${token}&code=${code}`);
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const cut = await harness.app.inject({ method: 'POST', url: url.slice(0, -1), payload, headers });
    const opened = await harness.app.inject({ method: 'GET', url });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/leagues/decline?token=${token}`]);
    expect([cut.statusCode, (await invitesOf(user)).length]).toEqual([404, 1]);
    for (const _ of ['once', 'again'])
      expect((await harness.app.inject({ method: 'POST', url, payload, headers })).json().success).toEqual({ isDeclined: true });
    expect(await invitesOf(user)).toEqual([]);
    const other = url.replace(/[^/]+$/, 'x'.repeat(43));
    expect((await harness.app.inject({ method: 'POST', url: other })).statusCode).toBe(200);
  });

  it('is not said to be declined by the link of its mail once the address has joined, or the league is closed [A-300, A-329]', async () => {
    const { id, code } = await manager.create();
    await invite(id, user.email);
    const [mail] = await mails();
    const url = new URL(mail?.unsubscribeUrl ?? '').pathname;
    const decline = async (to = url) => (await harness.app.inject({ method: 'POST', url: to })).json().success;
    await user.post(`league/${code}/join`);
    expect(await decline()).toEqual({ isDeclined: false });
    const closed = await manager.create();
    await invite(closed.id, user.email);
    const last = (await mails()).find(({ text }) => text.includes(closed.code ?? ''))?.unsubscribeUrl;
    await manager.post(`league/${closed.id}/leave`);
    expect(await decline(new URL(last ?? '').pathname)).toEqual({ isDeclined: false });
  });

  it('declines for good by the link of a mail whose invite was withdrawn meanwhile [A-300, A-329]', async () => {
    const { id } = await manager.create();
    await invite(id, user.email);
    const [mail] = await mails();
    await manager.post(`league/${id}/invite/delete`, { inviteId: (await sentOf(id))[0].id });
    await harness.app.inject({ method: 'POST', url: new URL(mail?.unsubscribeUrl ?? '').pathname });
    await invite(id, user.email);
    await aDayLater();
    await invite(id, user.email);
    expect([await invitesOf(user), await addresses(), await sentOf(id)]).toEqual([[], [user.email], []]);
  });

  it('of another league or address is not touched', async () => {
    const { id } = await manager.create();
    await invite(id, user.email);
    const other = await harness.signIn();
    await other.post(`league/${id}/invite/delete`);
    expect(await invitesOf(user)).toHaveLength(1);
  });
});

describe('the manager', () => {
  it('sees the invites that wait, newest first, and deletes one; inviting again sends no second mail within a day [A-205, A-234, A-329]', async () => {
    const { id } = await manager.create();
    await invite(id, 'ana@example.org');
    await aDayLater();
    await invite(id, 'arlo@example.org');
    const [arlo, ana] = await sentOf(id);
    expect([arlo.email, ana.email]).toEqual(['arlo@example.org', 'ana@example.org']);
    await invite(id, 'mere@example.org');
    const [mere] = await sentOf(id);
    for (const { id: inviteId } of [arlo, arlo, mere])
      expect((await manager.post(`league/${id}/invite/delete`, { inviteId })).statusCode).toBe(200);
    expect(await sentOf(id)).toMatchObject([{ email: 'ana@example.org' }]);
    await invite(id, 'arlo@example.org');
    expect([await sentOf(id), await addresses()]).toMatchObject([[{ id: arlo.id }, { id: ana.id }], { length: 3 }]);
  });
  it('deletes an invite, whose code opens the league until there is a new one [A-234]', async () => {
    const { id, code } = await manager.create();
    await invite(id, user.email);
    await manager.post(`league/${id}/invite/delete`, { inviteId: (await sentOf(id))[0].id });
    expect((await user.get(`league/show-by-code/${code}`)).statusCode).toBe(200);
    await manager.post(`league/${id}/code`);
    expect((await user.get(`league/show-by-code/${code}`)).statusCode).toBe(404);
  });
  it('deletes no invite of another league', async () => {
    const [own, { id }] = [await manager.create(), await user.create()];
    await user.post(`league/${id}/invite`, { invites: ['ana@example.org'] });
    const [foreign] = (await user.get(`league/${id}/invites`)).json().success.invites;
    await manager.post(`league/${own.id}/invite/delete`, { inviteId: foreign.id });
    expect((await user.get(`league/${id}/invites`)).json().success.invites).toHaveLength(1);
  });
});
