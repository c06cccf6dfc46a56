import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { countRanks, readListedRanks, readRanks } from '../scoring/testing/countRanks.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { playerAt } from '../testing/aSeason.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';

let harness: TeamHarness;
let user: ApiTeamUser;

const star = playerAt('fly_half', 5, 1);

beforeAll(async () => {
  harness = await createTeamHarness(async ({ db }) => {
    await db.updateTable('players').set({ cost: 30_000_000 }).where('id', '=', star).execute();
    await db.updateTable('players').set({ cost: 5_000_000 }).where('id', '=', playerAt('hooker', 4)).execute();
  });
});
beforeEach(async () => {
  user = await harness.signIn();
});
afterAll(() => harness.drop());

const trade = (...pairs: readonly (readonly [out: number | null, into: number | null])[]) => ({
  tradePairs: pairs.map(([out, into]) => ({ out, in: into })),
});
const hooker = [playerAt('hooker', 3), playerAt('hooker', 4)] as const;
const centre = [playerAt('centre', 2), playerAt('centre', 3)] as const;

describe('trade/make', () => {
  it('requires a session [G-009]', async () => {
    expect((await user.post('trade/make', trade(hooker), { cookie: '' })).statusCode).toBe(401);
  });

  it('is refused from a page of another site', async () => {
    await user.post('team/update', fullSelection);
    expect((await user.post('trade/make', trade(hooker), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await user.get('team/show-my')).json().success.team.version).toBe(1);
  });

  it.each([
    ['no pairs', {}, 'tradePairs'],
    ['a name instead of a player id', { tradePairs: [{ out: 'Barrett', in: 1 }] }, 'tradePairs.0.out'],
  ])('cannot be read with %s', async (_, body, field) => {
    const answer = await user.post('trade/make', body);
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { code: 'malformed', field }]);
  });

  it('exchanges players in their slots and returns the team [G-343]', async () => {
    await user.post('team/update', fullSelection);
    const answer = await user.post('trade/make', trade(hooker, centre));
    expect(answer.json().success.team).toMatchObject({
      version: 2,
      captainId: fullSelection.captainId,
      lineup: { ...fullLineup, hooker: [hooker[1]], centre: [playerAt('centre', 1), centre[1]] },
    });
    expect((await user.get('team/show-my')).json().success.team).toEqual(answer.json().success.team);
  });

  it.each([
    ['before the first save', false, [hooker], 'team-incomplete'],
    ['without players to exchange [G-266]', true, [], 'trade-unpaired'],
    ['without a player to bring in [G-267]', true, [[hooker[0], null]], 'trade-unpaired'],
    ['over the budget [G-268]', true, [[playerAt('fly_half', 5), star]], 'over-budget'],
    [
      'over the squad limit [G-273]',
      true,
      [
        [playerAt('hooker', 3), playerAt('hooker', 1)],
        [playerAt('lock', 4), playerAt('lock', 1)],
      ],
      'squad-limit',
    ],
    ['out of position [G-274]', true, [[hooker[0], playerAt('prop', 4)]], 'wrong-position'],
    ['of a player who is not in the team', true, [[playerAt('hooker', 5), hooker[1]]], 'not-in-team'],
  ] as const)('is refused %s, and nothing is exchanged', async (_, hasTeam, pairs, code) => {
    if (hasTeam) await user.post('team/update', fullSelection);
    const answer = await user.post('trade/make', trade(...pairs));
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { code }]);
    expect((await user.get('team/show-my')).json().success.team?.lineup).toEqual(hasTeam ? fullLineup : undefined);
  });

  it('exchanges a whole fifteen, as often as the user likes [G-016]', async () => {
    await user.post('team/update', fullSelection);
    const before = Object.values(fullLineup).flat();
    const pairs = before.map((id) => [id, id === playerAt('fly_half', 5) ? playerAt('fly_half', 4) : id + 1] as const);
    for (let times = 0; times < 3; times += 1) {
      const away = await user.post('trade/make', trade(...pairs));
      expect(Object.values(away.json().success.team.lineup).flat()).toEqual(pairs.map(([, into]) => into));
      const back = await user.post('trade/make', trade(...pairs.map(([out, into]) => [into, out] as const)));
      expect(back.json().success.team.lineup).toEqual(fullLineup);
    }
  });

  it('removes the captain when they leave, unless the trade names another, or none [G-229]', async () => {
    await user.post('team/update', fullSelection);
    const captain = [fullSelection.captainId, playerAt('prop', 5)] as const;
    expect((await user.post('trade/make', trade(captain))).json().success.team.captainId).toBeNull();
    const back = { ...trade([captain[1], captain[0]]), captainId: captain[0] };
    expect((await user.post('trade/make', back)).json().success.team.captainId).toBe(captain[0]);
    const without = { ...trade(hooker), captainId: 0 };
    expect((await user.post('trade/make', without)).json().success.team.captainId).toBeNull();
  });

  it('answers 409 with the saved team unless the client has its version', async () => {
    await user.post('team/update', fullSelection);
    const answer = await user.post('trade/make', { ...trade(hooker), version: 9 });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      409,
      { code: 'stale-version', data: { team: { version: 1 } } },
    ]);
  });

  it('is made once for the same key', async () => {
    await user.post('team/update', fullSelection);
    const send = () => user.post('trade/make', trade(hooker), { 'idempotency-key': 'one' });
    const [first, second] = [await send(), await send()];
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect((await user.get('team/show-my')).json().success.team.version).toBe(2);
  });
});

/** Round 1 is playing: squads 1 and 2 are locked, 3 and 4 kick off in two hours, 5 does not play. */
describe('while the round is playing', () => {
  let teams: readonly [ApiTeamUser, ApiTeamUser, ApiTeamUser];

  beforeAll(async () => {
    teams = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
    for (const owner of teams)
      await owner.post('team/update', owner === teams[2] ? { ...fullSelection, captainId: null } : fullSelection);
    await harness.start(1);
    await harness.stats(1, 1, { [fullSelection.captainId]: { MP: 80, T: 1 }, [playerAt('centre', 2)]: { MP: 80 } });
  });

  it.each([
    ['a player who has played leaves [G-271]', [playerAt('centre', 2), playerAt('centre', 3)], 'player-locked'],
    ['a player who has played comes [G-272]', [playerAt('hooker', 3), playerAt('hooker', 1)], 'match-started'],
  ] as const)('refuses a trade by which %s', async (_, pair, code) => {
    const answer = await teams[0].post('trade/make', trade(pair));
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ code }]]);
  });

  it('other players can be exchanged, and the round is scored with the new ones', async () => {
    const pair = [playerAt('hooker', 3), playerAt('hooker', 4)] as const;
    const { team } = (await teams[0].post('trade/make', trade(pair))).json().success;
    expect(team).toMatchObject({ version: 2, lineup: { hooker: [pair[1]] }, points: { round: 2 * 17 + 2, total: 2 * 17 + 2 } });
    await harness.stats(1, 2, { [pair[0]]: { MP: 80, T: 2 }, [pair[1]]: { MP: 80 } });
    expect(await readTeamRound(teams[0])).toMatchObject({
      points: 2 * 17 + 2 + 2,
      lineup: expect.arrayContaining([pair[1]]),
      value: 89_000_000,
    });
    expect(await readTeamRound(teams[1])).toMatchObject({ points: 2 * 17 + 2 + 32 });
  });

  it('a save that changes points moves the team in the rankings', async () => {
    await harness.db
      .updateTable('teamTotals')
      .set(({ eb }) => ({ points: eb('points', '+', 5) }))
      .execute();
    await fillRankings(harness.db, 'srp');
    const pair = [playerAt('lock', 5), playerAt('lock', 5, 1)] as const;
    expect((await teams[0].post('trade/make', trade(pair))).statusCode).toBe(200);
    const ranks = (await countRanks(harness.db, 'srp')).toSorted((a, b) => a.teamId - b.teamId);
    expect(new Set(ranks.map(({ rank }) => rank)).size).toBeGreaterThan(1);
    expect(await readRanks(harness.db, 'srp')).toHaveLength(ranks.length);
    expect(await readRanks(harness.db, 'srp')).toEqual(expect.arrayContaining(ranks));
    expect(await readListedRanks(harness.db, 'srp')).toHaveLength(ranks.length);
    expect(await readListedRanks(harness.db, 'srp')).toEqual(expect.arrayContaining(ranks));
  });

  it('a captain changed by team/update counts in the round like one changed by change-captain', async () => {
    const captainId = playerAt('lock', 5);
    expect((await teams[2].post('team/update', { ...fullSelection, captainId })).json().success.team).toMatchObject({
      captainId,
    });
    expect(await readTeamRound(teams[2])).toMatchObject({ captainId });
  });
});

async function readTeamRound({ id }: ApiTeamUser) {
  return harness.db
    .selectFrom('teamRounds')
    .innerJoin('teams', 'teams.id', 'teamRounds.teamId')
    .innerJoin('teamTotals', 'teamTotals.teamId', 'teams.id')
    .select(['teamRounds.lineup', 'teamRounds.captainId', 'teamRounds.value', 'teamTotals.points'])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
}
