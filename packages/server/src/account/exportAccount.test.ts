import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiUser } from '../http/testing/createApiUser.ts';
import { aSeason } from '../testing/aSeason.ts';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
});
afterAll(() => server.stop());

function read(headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({ url: '/api/en/user/export', headers: { ...headers } });
}

describe('the export of an account', () => {
  it('needs a session', async () => expect((await read()).statusCode).toBe(401));

  it('holds the account, teams, rounds, boosters, notifications, leagues and sessions in names [B17]', async () => {
    const { headers, values, applyBooster } = await createApiUser(server);
    await applyBooster();
    const post = (path: string, payload: object) =>
      server.app.inject({ method: 'POST', url: `/api/en/fantasy/${path}`, payload, headers: { ...headers } });
    await post(`league/${values['leagueId']}/invite`, { invites: ['ana@example.org'] });
    await sql`with played as (
        insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value, boosters)
        select id, edition, (select min(id) from rounds where edition = 'srp'), lineup, captain_id, 100000000, 90000000, '[{"type":"LIMITLESS"}]'
        from teams where user_id = ${values['userId']}
        returning *
      )
      insert into team_totals (team_id, edition, round_id, points, total_points, rounds_played, average_tenths)
      select team_id, edition, round_id, 55, 55, 1, 550 from played`.execute(server.db);
    const { success } = (await read(headers)).json();
    expect(success).toMatchObject({
      account: { id: values['userId'], firstName: 'Ardie' },
      teams: [{ edition: 'srp', isComplete: true, captain: expect.stringMatching(/\S \S/) }],
      rounds: [{ edition: 'srp', points: 55, boosters: ['LIMITLESS'] }],
      boosters: [{ edition: 'srp', type: 'TRIPLE_CAPTAIN' }],
      leagues: [{ edition: 'srp', name: 'Tackles', privacy: 'public', isManager: true }],
      invites: [{ edition: 'srp', league: 'Tackles', email: 'ana@example.org', isSent: true }],
      notifications: [{ edition: 'srp', position: 'lock', previousPosition: 'prop', viewedAt: null }],
      sessions: [{ userAgent: '' }],
    });
    expect(success.teams[0].lineup).toHaveLength(15);
    expect(success.rounds[0].lineup.every((name: string) => name.includes(' '))).toBe(true);
  });

  it('distinguishes sent invites from received ones, own leagues from joined ones, and contests that the user has left [B17]', async () => {
    const [user, other] = [await createApiUser(server), await createApiUser(server)];
    const post = (path: string, payload: object, { headers } = user) =>
      server.app.inject({ method: 'POST', url: `/api/en/fantasy/${path}`, payload, headers: { ...headers } });
    const leagueId = Number(other.values['leagueId']);
    await post(`league/${other.values['code']}/join`, {});
    const { id: invited, headers } = await signInUser(server.db);
    const { email } = await server.db.selectFrom('users').select('email').where('id', '=', invited).executeTakeFirstOrThrow();
    await post(`league/${leagueId}/invite`, { invites: [email] }, other);
    const contest = { leagueId, kind: 'cup' } as const;
    await server.db
      .insertInto('contests')
      .values({ ...contest, edition: 'srp', seed: 'lot', firstRoundId: 1 })
      .execute();
    await server.db
      .insertInto('contestEntries')
      .values({ ...contest, entry: 1, userId: Number(user.values['userId']), leftFrom: 1 })
      .execute();
    expect((await read(headers)).json().success.invites).toMatchObject([{ league: 'Tackles', email, isSent: false }]);
    expect((await read(user.headers)).json().success).toMatchObject({
      leagues: [{ isManager: true }, { isManager: false }],
      contests: [{ league: 'Tackles', hasLeft: true }],
    });
  });

  it('holds the contests, reminders and shared rounds of the user, and of no other [B17]', async () => {
    const { headers, values } = await createApiUser(server);
    const { id } = await server.db
      .selectFrom('rounds')
      .select('id')
      .where('edition', '=', 'srp')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const leagueId = Number(values['leagueId']);
    const other = await signInUser(server.db);
    await server.db
      .insertInto('contests')
      .values({ leagueId, kind: 'cup', edition: 'srp', seed: 'lot', firstRoundId: id })
      .execute();
    for (const [index, userId] of [Number(values['userId']), other.id].entries()) {
      const own = { userId, edition: 'srp', roundId: id } as const;
      await server.db
        .insertInto('contestEntries')
        .values({ leagueId, kind: 'cup', entry: index + 1, userId, leftFrom: null })
        .execute();
      await server.db
        .insertInto('reminders')
        .values({ ...own, tokenHash: `token ${userId}` })
        .execute();
      await server.db
        .insertInto('teamLinks')
        .values({ ...own, code: `code of ${userId}` })
        .execute();
    }
    const { contests, reminders, sharedRounds } = (await read(headers)).json().success;
    const shown = { edition: 'srp', round: 1 };
    expect({ contests, reminders, sharedRounds }).toMatchObject({
      contests: [{ edition: 'srp', league: 'Tackles', contest: 'cup', entry: 1, hasLeft: false }],
      reminders: [shown],
      sharedRounds: [shown],
    });
  });

  it('holds nothing of other users, and no password', async () => {
    const other = await createApiUser(server);
    await other.applyBooster();
    const { headers, id } = await signInUser(server.db);
    const answer = await read(headers);
    expect(answer.json().success).toMatchObject({ account: { id }, teams: [], rounds: [], boosters: [], notifications: [] });
    expect(answer.json().success.sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/hash|password/i);
  });

  it('is complete: every table that refers to a user or a team is in it, or is named here with a reason [B17]', async () => {
    const found = await sql<{ table: string }>`select distinct table_name as "table" from information_schema.columns
      where column_name in ('user_id', 'team_id') and table_schema = 'public' order by table_name`.execute(server.db);
    const exported = [
      'contest_entries',
      'league_members',
      'reminders',
      'sessions',
      'team_boosters',
      'team_links',
      'team_rounds',
      'teams',
      'user_modals',
    ];
    // Totals follow from the points of the rounds, changes of large leagues from the members, and how many invites were sent today from the invites. The avatar is a picture that the account names. Stored answers repeat what the other tables hold, for a day. The others are hashes.
    const named = [
      'avatars',
      'idempotency_keys',
      'league_changes',
      'league_invite_counts',
      'login_devices',
      'password_resets',
      'registration_keys',
      'team_totals',
    ];
    expect(found.rows.map(({ table }) => table)).toEqual([...exported, ...named].toSorted());
  });
});
