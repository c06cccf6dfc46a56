import { editions } from '@rugby/domain/editions';
import type { League } from '@rugby/domain/game/model/league';
import { emptyLineup } from '@rugby/domain/game/model/lineup';
import { createWords } from '@rugby/domain/i18n/createWords';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { restoreSelectionsAfterRound } from '../scoring/restoreSelectionsAfterRound.ts';
import { aRegistration } from '../testing/registration.ts';
import { aSeason } from '../testing/aSeason.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { deleteAccount } from './deleteAccount.ts';
import { type AccountUser, createAccountHarness } from './testing/createAccountHarness.ts';
import { patience } from '../testing/patience.ts';

const emptyColumn = toLineupColumn(emptyLineup);
const deps = { words: createWords(catalog, locales[0]), publicUrl: 'http://fantasy.example' };
let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
  harness = createAccountHarness(server.app);
});
afterAll(() => server.stop());

async function userWithTeam(hasPlayed: boolean) {
  const user = await harness.register();
  const answer = await play(user.cookie, 'team/update', fullSelection);
  const teamId: number = answer.json().success.team.id;
  if (hasPlayed)
    await sql`with played as (
        insert into team_rounds (team_id, edition, round_id, lineup, salary_cap, value)
        select id, edition, (select min(id) from rounds where edition = 'srp'), lineup, 100000000, 90000000 from teams where id = ${teamId}
        returning *
      )
      insert into team_totals (team_id, edition, round_id, points, total_points, rounds_played, average_tenths)
      select team_id, edition, round_id, 55, 55, 1, 550 from played`.execute(server.db);
  return { ...user, teamId };
}

const play = (cookie: string, path: string, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: `/api/en/fantasy/${path}`, payload, headers: { cookie } });

const createLeague = async ({ cookie }: AccountUser, name: string): Promise<League> =>
  (await play(cookie, 'league', { name, startId: 1, privacy: 'private' })).json().success.league;

async function rowsAbout(text: string): Promise<number> {
  const rows = await sql<{ count: string }>`select count(*) from users
    where email = ${text} or display_name = ${text}`.execute(server.db);
  return Number(rows.rows[0]?.count);
}

describe('what deleting an account would do', () => {
  it('is shown to the signed-in user only', async () => {
    expect((await harness.get('user/deletion-preview')).statusCode).toBe(401);
  });
  it('names teams, rounds that stay, and sessions [B17]', async () => {
    const { cookie, displayName, email, password } = await userWithTeam(true);
    await harness.logIn(email, password);
    expect((await harness.get('user/deletion-preview', cookie)).json().success).toEqual({
      teams: [{ edition: 'srp', name: displayName, rounds: 1, boosters: 0 }],
      leagues: [],
      memberships: 0,
      sessions: 2,
      hasAvatar: false,
      needsPassword: false,
    });
  });
  it('names the leagues that the user runs, and who takes over [D53]', async () => {
    const [manager, member, later] = [await harness.register(), await harness.register(), await harness.register()];
    const { code } = await createLeague(manager, 'Thursday Night Tackles');
    for (const { cookie } of [member, later]) await play(cookie, `league/${code}/join`);
    await createLeague(manager, 'Alone');
    const preview = (await harness.get('user/deletion-preview', manager.cookie)).json().success;
    expect(preview.leagues).toEqual([
      { edition: 'srp', name: 'Thursday Night Tackles', successor: member.displayName },
      { edition: 'srp', name: 'Alone', successor: null },
    ]);
    const ofMember = (await harness.get('user/deletion-preview', member.cookie)).json().success;
    expect([ofMember.leagues, ofMember.memberships, preview.memberships]).toEqual([[], 1, 0]);
  });
});

describe('deleting an account', () => {
  it('needs a session, and not one of a page of another site', async () => {
    const { cookie } = await harness.register();
    const foreign = await harness.post('deactivate-account', {}, cookie, { 'sec-fetch-site': 'cross-site' });
    expect([(await harness.post('deactivate-account')).statusCode, foreign.statusCode]).toEqual([401, 403]);
  });

  it('needs the password, except in a session younger than 15 minutes [A-312]', async () => {
    const { cookie, email, password } = await harness.register();
    const age = (minutes: number, address = email) =>
      sql`update sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = (select id from users where email = ${address})`.execute(
        server.db,
      );
    // A session that begins later than now is from before the clock of the database was set back.
    for (const minutes of [16, -180]) {
      await age(minutes);
      const without = await harness.post('deactivate-account', {}, cookie);
      expect([without.statusCode, without.json()]).toMatchObject([
        422,
        { errors: [{ code: 'password-required', field: 'password' }] },
      ]);
    }
    const wrong = await harness.post('deactivate-account', { password: 'Fly-half10' }, cookie);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { errors: [{ code: 'wrong-credentials', field: 'password' }] }]);
    expect((await harness.post('deactivate-account', { password }, cookie)).json()).toEqual({ success: {}, errors: [] });
    const fresh = await harness.register();
    await age(14, fresh.email);
    expect((await harness.post('deactivate-account', {}, fresh.cookie)).statusCode).toBe(200);
  });

  it('refuses a wrong password in a young session too', async () => {
    const { cookie } = await harness.register();
    expect((await harness.post('deactivate-account', { password: 'Fly-half10' }, cookie)).statusCode).toBe(422);
  });

  it('ends all sessions, clears the cookies and frees address and name [A-221, A-312]', async () => {
    const { cookie, email, password, displayName } = await userWithTeam(true);
    const other = await harness.logIn(email, password);
    const answer = await harness.post('deactivate-account', { password }, cookie);
    expect(answer.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect([(await harness.get('user', cookie)).statusCode, (await harness.get('user', other)).statusCode]).toEqual([401, 401]);
    expect([await harness.logIn(email, password), await rowsAbout(email), await rowsAbout(displayName)]).toEqual(['', 0, 0]);
    const again = await harness.post('register', aRegistration({ email, displayName, password }));
    expect(again.statusCode).toBe(200);
  });

  it('leaves nothing of a user who has not played', async () => {
    const { cookie, teamId } = await userWithTeam(false);
    await harness.post('deactivate-account', {}, cookie);
    expect(await server.db.selectFrom('teams').select('id').where('id', '=', teamId).execute()).toEqual([]);
  });

  it('leaves the points of rounds that have started, and the entries in contests, without name, lineup or account [B17]', async () => {
    const { cookie, teamId, displayName } = await userWithTeam(true);
    const { id: leagueId } = await createLeague(await harness.register(), 'Thursday Night Tackles');
    await sql`insert into contests (league_id, kind, edition, seed, first_round_id)
      values (${leagueId}, 'cup', 'srp', 'lot', 1)`.execute(server.db);
    await sql`insert into contest_entries (league_id, kind, entry, user_id)
      select ${leagueId}, 'cup', 1, user_id from teams where id = ${teamId}`.execute(server.db);
    await harness.post('deactivate-account', {}, cookie);
    const team = await server.db
      .selectFrom('teams')
      .innerJoin('users', 'users.id', 'userId')
      .select(['teams.name', 'teams.isComplete', 'teams.lineup', 'users.email', 'users.displayName', 'users.passwordHash'])
      .where('teams.id', '=', teamId)
      .executeTakeFirstOrThrow();
    expect(team).toEqual({
      name: 'Deleted user',
      isComplete: false,
      lineup: emptyColumn,
      email: '',
      displayName: 'Deleted user',
      passwordHash: null,
    });
    const rounds = await server.db.selectFrom('teamTotals').select('points').where('teamId', '=', teamId).execute();
    expect([rounds, await rowsAbout(displayName)]).toEqual([[{ points: 55 }], 0]);
    const entries = server.db
      .selectFrom('contestEntries')
      .innerJoin('teams', 'teams.userId', 'contestEntries.userId')
      .select('teams.id');
    expect(await entries.where('leagueId', '=', leagueId).execute()).toEqual([{ id: teamId }]);
  });

  it('keeps the booster of a round that has started; that of a coming round is named before and deleted [B17]', async () => {
    const { cookie, teamId } = await userWithTeam(true);
    await sql`insert into team_boosters (team_id, edition, round_id, type)
      values (${teamId}, 'srp', 1, 'LIMITLESS'), (${teamId}, 'srp', 2, 'TRIPLE_CAPTAIN')`.execute(server.db);
    const { teams } = (await harness.get('user/deletion-preview', cookie)).json().success;
    expect(teams).toMatchObject([{ rounds: 1, boosters: 1 }]);
    await harness.post('deactivate-account', {}, cookie);
    const boosters = server.db.selectFrom('teamBoosters').select(['roundId', 'type']).where('teamId', '=', teamId);
    expect(await boosters.execute()).toEqual([{ roundId: 1, type: 'LIMITLESS' }]);
  });

  it('does not get back the lineup from before Limitless when the round is finished [B17, G-297]', async () => {
    const { cookie, teamId } = await userWithTeam(true);
    await sql`insert into team_boosters (team_id, edition, round_id, type, lineup_before, captain_before)
      select id, edition, start_round_id, 'LIMITLESS', lineup, captain_id from teams where id = ${teamId}`.execute(server.db);
    await harness.post('deactivate-account', {}, cookie);
    await server.db.transaction().execute((tx) => restoreSelectionsAfterRound(tx, editions.srp, 1, new Date()));
    const team = server.db.selectFrom('teams').select(['lineup', 'captainId']).where('id', '=', teamId);
    expect(await team.execute()).toEqual([{ lineup: emptyColumn, captainId: null }]);
    const booster = server.db.selectFrom('teamBoosters').select(['lineupBefore', 'captainBefore']).where('teamId', '=', teamId);
    expect(await booster.execute()).toEqual([{ lineupBefore: null, captainBefore: null }]);
  });

  it('removes the avatar, mails that wait, resets, and everything else that refers to the account, and nothing of others', async () => {
    const { cookie, email } = await userWithTeam(true);
    const { id } = await server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const addresses = [email, 'ana@example.org'];
    // An invite is mailed to the address as its sender has typed it.
    const mailed = [...addresses, email.toUpperCase()];
    await sql`insert into mails (edition, to_address, subject, html, text, expires_at)
      select 'srp', unnest(${mailed}::text[]), '', '', '', now()`.execute(server.db);
    await sql`insert into password_resets (user_id, token_hash, expires_at) values (${id}, 'x', now())`.execute(server.db);
    await sql`insert into avatars (user_id, hash, body) values (${id}, 'x', '')`.execute(server.db);
    await sql`update users set avatar_hash = 'x' where id = ${id}`.execute(server.db);
    expect((await harness.get('user/deletion-preview', cookie)).json().success.hasAvatar).toBe(true);
    // The task that mails links takes each request that it sees.
    await server.db.transaction().execute(async (tx) => {
      await sql`insert into password_reset_requests (email_key, edition) select unnest(${addresses}::text[]), 'srp'`.execute(tx);
      await deleteAccount(tx, id, deps);
      const requests = tx.selectFrom('passwordResetRequests').select('emailKey').where('emailKey', 'in', addresses);
      expect(await requests.execute()).toEqual([{ emailKey: 'ana@example.org' }]);
    });
    const mails = server.db.selectFrom('mails').select('toAddress').where('toAddress', 'in', mailed);
    expect(await mails.execute()).toEqual([{ toAddress: 'ana@example.org' }]);
    const referring = await sql<{ table: string }>`select table_name as "table" from information_schema.columns
      where column_name = 'user_id' and table_schema = 'public'`.execute(server.db);
    for (const { table } of referring.rows) {
      const left = await sql`select 1 from ${sql.table(table)} where user_id = ${id}`.execute(server.db);
      expect([table, left.rows]).toEqual([table, []]);
    }
  });

  it('deletes the invites to the address and no other, and mails the member who takes over a league [D53]', async () => {
    const [user, member] = [await harness.register(), await harness.register()];
    const { id, code } = await createLeague(user, 'Thursday Night Tackles');
    await play(member.cookie, `league/${code}/join`);
    const { id: leagueId } = await createLeague(member, 'Alone');
    await play(member.cookie, `league/${leagueId}/invite`, { invites: [user.email, 'ana@example.org'] });
    await harness.post('deactivate-account', {}, user.cookie);
    const invites = server.db.selectFrom('leagueInvites').select('email').where('leagueId', '=', leagueId);
    expect(await invites.execute()).toEqual([{ email: 'ana@example.org' }]);
    const mail = server.db.selectFrom('mails').select(['subject', 'text']).where('toAddress', '=', member.email);
    expect(await mail.execute()).toMatchObject([
      { subject: 'You are now the Chairman of Thursday Night Tackles', text: expect.stringContaining(`/league/${id}/manage`) },
    ]);
  });

  it('takes the address off the list for the next season of both editions, and no other address [B17]', async () => {
    const { cookie, email } = await harness.register();
    for (const [game, address] of [
      ['srp_fantasy', email],
      ['trc_fantasy', email.toUpperCase()],
      ['srp_fantasy', 'ana@example.org'],
    ]) {
      const payload = { game, email: address, firstName: 'Mere', lastName: 'Kahu' };
      await server.app.inject({ method: 'POST', url: '/api/en/preregistration', payload });
    }
    await harness.post('deactivate-account', {}, cookie);
    const listed = await server.db.selectFrom('preRegistrations').select(['edition', 'email']).execute();
    expect(listed).toEqual([{ edition: 'srp', email: 'ana@example.org' }]);
  });
});

describe('a request that runs while its account is deleted', () => {
  const post = (url: string, payload: object, cookie = '') =>
    server.app.inject({ method: 'POST', url: `/api/en/${url}`, payload, headers: { cookie } });

  it.each([
    ['user/update', { firstName: 'Mere' }],
    ['trc/user/register-for-game', { trcSupportedSquadId: 0 }],
    ['fantasy/team/update', fullSelection],
    ['fantasy/league', { name: 'Thursday Night Tackles', startId: 1, privacy: 'private' }],
  ])('POST %s is refused as that of a signed-out user [A-312]', async (url, payload) => {
    const { cookie, email } = await harness.register();
    const answer = await answerWhileDeleted(email, () => post(url, payload, cookie));
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { success: null, errors: [{ code: 'unauthorised' }] }]);
  });

  it.each([
    ['change-captain', { newId: fullSelection.lineup.hooker[0] }],
    ['update', { ...fullSelection, captainId: null }],
  ])('POST team/%s does not give its lineup back to a team that stays [A-312]', async (path, payload) => {
    const { cookie, email, teamId } = await userWithTeam(true);
    const answer = await answerWhileDeleted(email, () => post(`fantasy/team/${path}`, payload, cookie));
    expect(answer.json().success).toBe(null);
    const teams = server.db.selectFrom('teams').select(['lineup', 'captainId', 'isComplete']).where('id', '=', teamId);
    expect(await teams.execute()).toEqual([{ lineup: emptyColumn, captainId: null, isComplete: false }]);
  });

  it('a login is refused as that of an unknown address [A-312]', async () => {
    const { email, password } = await harness.register();
    const answer = await answerWhileDeleted(email, () => post('auth/login', { email, password }));
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ code: 'wrong-credentials' }] }]);
  });
});

/** Deletes an account, and commits the deletion when a request waits for it. */
async function answerWhileDeleted<Answer>(email: string, send: () => Promise<Answer>): Promise<Answer> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const sent = await server.db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await deleteAccount(tx, id, deps);
    const answer = send();
    await expect.poll(async () => (await waiting.execute(server.db)).rows.length, patience).toBe(1);
    return { answer };
  });
  return sent.answer;
}
