import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { aLeague, createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';
import { countAutomaticLeagues } from './automaticLeagues.ts';
import { fullSelection } from '../testing/aLineup.ts';

let harness: LeagueHarness;
beforeAll(async () => {
  harness = await createLeagueHarness({ BANNED_WORDS: 'dunce*' });
});
afterAll(() => harness.stop());

const success = async (answer: ReturnType<LeagueApiUser['get']>) => (await answer).json().success;
const codeOf = async (answer: ReturnType<LeagueApiUser['get']>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().errors.map((error: { code: string; field?: string }) => error.field ?? error.code)];
};

/** Moves the kick-off of round 1 into the past or back, on a server that has not read the season yet. */
async function withRoundOneBegun(work: (late: LeagueHarness, manager: LeagueApiUser) => Promise<void>): Promise<void> {
  const late = await createLeagueHarness();
  const manager = await late.signIn();
  await late.db
    .updateTable('fixtures')
    .set({ date: new Date(Date.now() - 60_000) })
    .where('id', '=', 1)
    .execute();
  try {
    await work(late, manager);
  } finally {
    await late.stop();
  }
}

/** Makes an open league of the edition for each number from 1 to `count`, with the user as its only member. */
async function fillWithLeagues({ id: userId }: LeagueApiUser, count: number): Promise<void> {
  await harness.db.transaction().execute(async (tx) => {
    const leagues = await tx
      .insertInto('leagues')
      .values(
        Array.from({ length: count }, (_, at) => ({
          edition: 'srp' as const,
          name: `League ${at}`,
          nameKey: `league ${at}`,
          code: `${userId}-${at}`,
          privacy: 'public' as const,
          startRoundId: 1,
          managerId: userId,
          numTeams: 1,
        })),
      )
      .returning('id')
      .execute();
    await tx
      .insertInto('leagueMembers')
      .values(leagues.map(({ id: leagueId }) => ({ leagueId, userId })))
      .execute();
  });
}

it('a user is in 300 leagues of an edition at most: another one is neither created nor joined, and joining again succeeds', async () => {
  const [user, manager] = [await harness.signIn(), await harness.signIn()];
  const joined = await manager.create({ privacy: 'public' });
  await user.post(`league/${joined.code}/join`);
  await fillWithLeagues(user, 298);
  await user.create();
  const refused = await user.post('league', aLeague);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { errors: [{ code: 'too-many-leagues', data: { limit: 300 } }] },
  ]);
  const other = await manager.create({ privacy: 'public' });
  expect(await codeOf(user.post(`league/${other.code}/join`))).toEqual([422, ['too-many-leagues']]);
  expect((await user.post(`league/${joined.code}/join`)).statusCode).toBe(200);
  expect((await user.post('trc/league', aLeague)).json().errors).not.toMatchObject([{ code: 'too-many-leagues' }]);
});

describe('creating a league', () => {
  it('makes the user its manager and first member, with a code [A-197, A-202, A-323]', async () => {
    const [, user] = [await harness.signIn(), await harness.signIn()];
    const league = await user.create({ name: '  Thursday   Night ' });
    expect(league).toMatchObject({
      name: 'Thursday Night',
      class: 'regular',
      privacy: 'private',
      startId: 1,
      status: 'scheduled',
      isJoined: true,
      numTeams: 1,
      rank: null,
      prevRank: null,
      leagueManager: { userId: user.id, displayName: user.name, name: user.name },
    });
    expect(league.code).toMatch(/^[2-9B-DF-HJ-NP-TV-XZ]{8}$/);
  });

  it.each(['private', 'public'] as const)('makes it %s, and it is read by its id [A-197, A-199, A-325]', async (privacy) => {
    const user = await harness.signIn();
    const [league, other] = [await user.create({ privacy }), await user.create()];
    expect([league.privacy, league.id === other.id]).toEqual([privacy, false]);
    for (const made of [league, other]) expect((await success(user.get(`league/${made.id}`))).league).toEqual(made);
  });

  it.each([
    [{ name: 'ab' }, [422, ['name']]],
    [{ name: 'a'.repeat(41) }, [422, ['name']]],
    [{ name: 'zero\u200Bwidth' }, [422, ['name']]],
    [{ name: 'D.U.N.C.E' }, [422, ['name']]],
    [{ name: 'Dunc3s' }, [422, ['name']]],
    [{ startId: 99 }, [422, ['startId']]],
    [{ privacy: 'secret' }, [400, ['privacy']]],
    [{ name: undefined }, [400, ['name']]],
    [{ startId: undefined }, [400, ['startId']]],
    [{ privacy: undefined }, [400, ['privacy']]],
  ])('refuses %j [A-287, D51]', async (about, refused) => {
    const user = await harness.signIn();
    expect(await codeOf(user.post('league', { name: 'Tackles', startId: 1, privacy: 'public', ...about }))).toEqual(refused);
  });

  it('answers without `fantasy` too [A-323]', async () => {
    const { headers } = await harness.signIn();
    const payload = { name: 'Tackles', startId: 1, privacy: 'public' };
    const answer = await harness.app.inject({ method: 'POST', url: '/api/en/league', payload, headers: { ...headers } });
    expect(answer.statusCode).toBe(200);
    expect((await success(harness.app.inject({ url: '/api/en/leagues', headers: { ...headers } }))).leagues).toHaveLength(1);
  });
});

describe('a started league', () => {
  it('changes its name only, and no league can start in a round that has begun [A-201, A-231, A-289]', () =>
    withRoundOneBegun(async (late, manager) => {
      expect(await codeOf(manager.post('league', { name: 'Tackles', startId: 1, privacy: 'public' }))).toEqual([
        422,
        ['startId'],
      ]);
      const { id, status } = await manager.create({ startId: 2 });
      expect(status).toBe('scheduled');
      await late.db.updateTable('leagues').set({ startRoundId: 1 }).where('id', '=', id).execute();
      expect((await success(manager.get(`league/${id}`))).league.status).toBe('started');
      expect(await codeOf(manager.post(`league/${id}`, { name: 'New', privacy: 'public' }))).toEqual([422, ['league-started']]);
      expect(await codeOf(manager.post(`league/${id}`, { name: 'New', startId: 2 }))).toEqual([422, ['league-started']]);
      expect((await success(manager.post(`league/${id}`, { leagueId: id, name: 'New' }))).league).toMatchObject({
        name: 'New',
        startId: 1,
      });
    }));
  it('a scheduled one changes privacy and start round too [A-200, A-230, A-324]', async () => {
    const user = await harness.signIn();
    const { id, privacy, startId } = await user.create();
    expect([privacy, startId]).toEqual(['private', 1]);
    const changed = await success(user.post(`league/${id}`, { name: 'New', startId: 2, privacy: 'public' }));
    expect(changed.league).toMatchObject({ name: 'New', startId: 2, privacy: 'public' });
  });
});

describe('joining', () => {
  it('takes the code without case, spells it as it was sent, and succeeds again [A-203, A-331]', async () => {
    const [manager, user] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create();
    const typed = String(code).toLowerCase();
    for (const _ of ['once', 'again'])
      expect((await success(user.post(`league/${typed}/join`))).league).toMatchObject({
        id,
        code: typed,
        isJoined: true,
        numTeams: 2,
      });
    expect((await success(user.get(`league/${id}`))).league.code).toBe(code);
  });
  it('is shown by its code, in any case, to users who are not in it [A-203, A-335]', async () => {
    const [manager, user] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create({ name: 'Thursday Night' });
    for (const typed of [String(code), String(code).toLowerCase()])
      expect((await success(user.get(`league/show-by-code/${typed}`))).league).toMatchObject({
        id,
        code: typed,
        name: 'Thursday Night',
        isJoined: false,
      });
  });
  it('with an unknown code, or one that was replaced, is 404', async () => {
    const [manager, user] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create();
    const renewed = (await success(manager.post(`league/${id}/code`))).league.code;
    expect(renewed).not.toBe(code);
    expect(await codeOf(user.post(`league/${code}/join`))).toEqual([404, ['not-found']]);
    expect(await codeOf(user.get(`league/show-by-code/nothing`))).toEqual([404, ['not-found']]);
    expect((await user.post(`league/${renewed}/join`)).statusCode).toBe(200);
  });
  it('guessing codes ends after twenty failures, and correct codes do not count', async () => {
    const limited = await createLeagueHarness({ RATE_LIMITS: 'on' });
    const [manager, guesser] = [await limited.signIn(), await limited.signIn()];
    const { code } = await manager.create();
    for (let tries = 0; tries < 30; tries += 1) expect((await guesser.get(`league/show-by-code/${code}`)).statusCode).toBe(200);
    for (let tries = 0; tries < 30; tries += 1) expect((await guesser.post(`league/${code}/join`)).statusCode).toBe(200);
    for (let tries = 0; tries < 20; tries += 1) expect((await guesser.post(`league/WRONG${tries}/join`)).statusCode).toBe(404);
    const answer = await guesser.get(`league/show-by-code/${code}`);
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await manager.get(`league/show-by-code/${code}`)).statusCode).toBe(200);
    await limited.stop();
  });
});

describe('leaving', () => {
  it('hands the league to the member who joined first, who is mailed [D53]', async () => {
    const [manager, first, last] = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create({ name: 'Thursday.Night' });
    for (const user of [first, last]) await user.post(`league/${code}/join`);
    await manager.post(`league/${id}/leave`);
    expect((await success(last.get(`league/${id}`))).league).toMatchObject({ numTeams: 2, leagueManager: { userId: first.id } });
    expect((await manager.get(`league/${id}`)).statusCode).toBe(404);
    const mails = await harness.db.selectFrom('mails').select(['subject', 'text']).where('toAddress', '=', first.email).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['You are now the Chairman of Thursday. Night']);
    expect(mails[0]?.text).toContain(`http://fantasy.example/league/${id}/manage`);
  });
  it('needs no body, ends the membership and answers nothing else [A-327]', async () => {
    const [manager, user] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create({ privacy: 'public' });
    await user.post(`league/${code}/join`);
    const url = `/api/en/fantasy/league/${id}/leave`;
    expect(await success(harness.app.inject({ method: 'POST', url, headers: { ...user.headers } }))).toEqual({});
    expect((await success(user.get(`league/${id}`))).league).toMatchObject({ isJoined: false, numTeams: 1 });
  });
  it('the last member closes it [D53]', async () => {
    const manager = await harness.signIn();
    const { id } = await manager.create();
    await manager.post(`league/${id}/leave`);
    expect(await harness.db.selectFrom('leagues').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});

describe('the manager', () => {
  it('removes others, whom the code lets in again, a repeat changes nothing, and does not remove themselves [A-330]', async () => {
    const [manager, member] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create();
    await member.post(`league/${code}/join`);
    for (const _ of ['once', 'again']) expect(await success(manager.post(`league/${id}/user/${member.id}`))).toEqual({});
    expect((await success(manager.get(`league/${id}`))).league.numTeams).toBe(1);
    expect((await member.post(`league/${code}/join`)).statusCode).toBe(200);
    expect(await codeOf(manager.post(`league/${id}/user/${manager.id}`))).toEqual([422, ['manager-stays']]);
  });
  it('hands over to a member only, and stays a member [D53]', async () => {
    const [manager, member, other] = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create();
    await member.post(`league/${code}/join`);
    expect(await codeOf(manager.post(`league/${id}/manager`, { userId: other.id }))).toEqual([422, ['not-member']]);
    const handed = await success(manager.post(`league/${id}/manager`, { userId: member.id }));
    expect(handed.league).toMatchObject({ leagueManager: { userId: member.id }, isJoined: true });
    expect((await manager.post(`league/${id}/delete`)).statusCode).toBe(403);
    expect((await member.post(`league/${id}/delete`)).statusCode).toBe(200);
    expect((await member.get(`league/${id}`)).statusCode).toBe(404);
  });
});

describe('automatic leagues', () => {
  it('are overall, the country of residence and the supported squad, counted regularly [A-198]', async () => {
    const about = { countryOfResidenceId: 242, supportedSquads: '{"srp": 3}' };
    const [user, other] = [await harness.signIn(about), await harness.signIn(about)];
    for (const { post } of [user, other]) await post('team/update', fullSelection);
    await user.get('leagues');
    await countAutomaticLeagues(harness.db);
    const { rows } = await sql<{ count: string }>`select count(*) from teams`.execute(harness.db);
    const shown = { privacy: 'public', leagueManager: null, code: null, isJoined: true, startId: 1 };
    expect((await success(user.get('leagues'))).automatic).toMatchObject([
      { ...shown, class: 'overall', name: 'Overall', numTeams: Number(rows[0]?.count), subjectId: null },
      { ...shown, class: 'country', name: 'Fiji', numTeams: 2, subjectId: 242 },
      { ...shown, class: 'squad', name: 'Squad 3', numTeams: 2, subjectId: 3 },
    ]);
    const ids = async (reader: LeagueApiUser) =>
      (await success(reader.get('leagues'))).automatic.map(({ id }: { id: number }) => id);
    expect(await ids(other)).toEqual(await ids(user));
  });
  it('are counted each by itself when the first user reads them [A-198]', async () => {
    const about = { countryOfResidenceId: 776, supportedSquads: '{"srp": 5}' };
    const [user, other] = [await harness.signIn(about), await harness.signIn({ ...about, supportedSquads: '{"srp": 4}' })];
    for (const { post } of [user, other]) await post('team/update', fullSelection);
    const [, country, squad] = (await success(user.get('leagues'))).automatic;
    expect([country, squad]).toMatchObject([
      { class: 'country', numTeams: 2 },
      { class: 'squad', numTeams: 1 },
    ]);
  });
  it('are not among those to join, and not the reader’s of another country', async () => {
    const [fijian, user] = [await harness.signIn({ countryOfResidenceId: 242 }), await harness.signIn()];
    const [, fiji] = (await success(fijian.get('leagues'))).automatic;
    expect((await success(user.get(`league/${fiji.id}`))).league.isJoined).toBe(false);
    expect(
      (await success(user.get('league/show-for-join?search='))).leagues.map(({ class: kind }: { class: string }) => kind),
    ).not.toContain('country');
  });
});

it('the dashboard counts leagues and invites [G-345]', async () => {
  const [manager, user] = [await harness.signIn(), await harness.signIn()];
  const [one, two] = [await manager.create(), await manager.create()];
  for (const { id } of [one, two]) await manager.post(`league/${id}/invite`, { invites: [user.email] });
  await user.post(`league/${one.code}/join`);
  expect(await success(user.get('dashboard'))).toMatchObject({ numLeagues: 1, numInvites: 1, numManagedLeagues: 0 });
  expect(await success(manager.get('dashboard'))).toMatchObject({ numLeagues: 2, numManagedLeagues: 2 });
});
