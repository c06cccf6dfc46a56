import { editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';

let harness: TeamHarness;
let user: ApiTeamUser;

const hooker = playerAt('hooker', 3);
const star = playerAt('fly_half', 5, 1);
const dearLineup = { ...fullLineup, fly_half: [star] };

/** Most tests do not change the season and share it, each with its own user. */
let shared: TeamHarness;
beforeAll(async () => {
  shared = await open();
});
afterAll(() => shared.drop());
beforeEach(() => enter(shared));

const open = () =>
  createTeamHarness(({ db }) => db.updateTable('players').set({ cost: 30_000_000 }).where('id', '=', star).execute());

async function enter(opened: TeamHarness): Promise<void> {
  harness = opened;
  user = await harness.signIn();
  await user.post('team/update', fullSelection);
}

/** Creates a season for one test. */
async function ownSeason(): Promise<void> {
  const own = await open();
  onTestFinished(() => own.drop());
  await enter(own);
}

const boost = async (type: string, playerId?: number) => (await user.post('team/booster', { type, playerId })).json();
const boosterOf = async (type: string, playerId?: number) => (await boost(type, playerId)).success.team.boosters[0];
const team = async () => (await user.get('team/show-my')).json().success.team;
const history = async (roundId: number) => (await user.get(`team-history/show-my/${roundId}`)).json().success.teamHistory;

describe('team/booster', () => {
  it('requires a session and refuses an unknown type [G-009]', async () => {
    expect((await user.post('team/booster', { type: 'LIMITLESS' }, { cookie: '' })).statusCode).toBe(401);
    const answer = await user.post('team/booster', { type: 'GOLDEN_BOOT' });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { code: 'malformed', field: 'type' }]);
  });

  it('applies a booster in the current round and returns the team [G-341]', async () => {
    const { success } = await boost('CO_CAPTAIN', hooker);
    expect(success.team).toMatchObject({
      version: 2,
      boosters: [{ id: expect.any(Number), type: 'CO_CAPTAIN', roundId: 1, roundNumber: 1, playerId: hooker }],
    });
    expect(await team()).toEqual(success.team);
  });

  it.each([
    ['a team that is not complete', 'LIMITLESS', undefined, 'team-incomplete'],
    ['a type that the edition does not play', 'SUPER_KICKER', hooker, 'booster-disabled'],
    ['a co-captain without a player', 'CO_CAPTAIN', undefined, 'booster-needs-player'],
    ['a co-captain who is the captain [G-292]', 'CO_CAPTAIN', fullSelection.captainId, 'booster-not-for-captain'],
    ['a co-captain who is not in the team', 'CO_CAPTAIN', playerAt('hooker', 5), 'not-in-team'],
  ] as const)('refuses %s', async (what, type, playerId, code) => {
    if (what.startsWith('a team')) await user.post('team/update', { ...fullSelection, lineup: { ...fullLineup, hooker: [0] } });
    const answer = await user.post('team/booster', { type, playerId });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { code }]);
    expect((await team()).boosters).toEqual([]);
  });

  it('refuses a second one in the round, but moves one to another player [G-295]', async () => {
    const first = await boosterOf('CO_CAPTAIN', hooker);
    expect((await boost('TRIPLE_CAPTAIN')).errors).toMatchObject([{ code: 'booster-active' }]);
    expect((await boost('CO_CAPTAIN', playerAt('lock', 4))).success.team.boosters).toEqual([
      { ...first, playerId: playerAt('lock', 4) },
    ]);
  });

  it('prevents its player from leaving the team [G-270]', async () => {
    await boost('CO_CAPTAIN', hooker);
    const answer = await user.post('trade/make', { tradePairs: [{ out: hooker, in: playerAt('hooker', 4) }] });
    expect(answer.json().errors).toMatchObject([{ code: 'booster-target' }]);
  });

  it('answers 409 with the saved team unless the client has its version, and passes without one [D44]', async () => {
    const answer = await user.post('team/booster', { type: 'LIMITLESS', version: 7 });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      409,
      { code: 'stale-version', data: { team: { version: 1, boosters: [] } } },
    ]);
    expect((await user.post('team/booster', { type: 'LIMITLESS', version: 1 })).statusCode).toBe(200);
  });
});

describe('a triple captain', () => {
  it('is on the captain at once and follows the captaincy, also in the playing round [G-278, G-296, G-376]', async () => {
    await ownSeason();
    expect((await boosterOf('TRIPLE_CAPTAIN')).playerId).toBe(fullSelection.captainId);
    await user.post('team/change-captain', { newId: hooker });
    expect((await team()).boosters[0].playerId).toBe(hooker);
    await harness.start(1);
    await user.post('team/change-captain', { newId: playerAt('lock', 5) });
    expect((await history(1)).boosters).toMatchObject([{ type: 'TRIPLE_CAPTAIN', playerId: playerAt('lock', 5) }]);
    await user.post('team/change-captain', { newId: playerAt('lock', 4) });
    await harness.stats(1, 2, { [hooker]: { T: 1 }, [playerAt('lock', 4)]: { T: 2 } });
    expect((await team()).points).toMatchObject({ round: 15 + 90, players: { [playerAt('lock', 4)]: 90 } });
  });
});

describe('removing a booster', () => {
  it('by POST or by GET returns the team without it [G-279, G-342]', async () => {
    const posted = await boosterOf('TRIPLE_CAPTAIN');
    expect((await user.post(`team/booster/${posted.id}/remove`)).json().success.team.boosters).toEqual([]);
    const got = await boosterOf('TRIPLE_CAPTAIN');
    const answer = await user.get(`team/booster/${got.id}`, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });
    expect([answer.headers['cache-control'], answer.json().success.team.boosters]).toEqual(['no-store', []]);
  });

  it('answers 409 with the saved team unless the client has its version, and passes without one [D44]', async () => {
    const { id } = await boosterOf('TRIPLE_CAPTAIN');
    const answers = [
      await user.post(`team/booster/${id}/remove`, { version: 1 }),
      await user.get(`team/booster/${id}?version=1`),
      await user.get(`team/booster/${id}?version=0`),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
        409,
        { code: 'stale-version', data: { team: { version: 2, boosters: [{ id }] } } },
      ]);
    expect((await user.get(`team/booster/${id}?version=first`)).statusCode).toBe(400);
    expect((await user.get(`team/booster/${id}?version=2`)).json().success.team).toMatchObject({ version: 3, boosters: [] });
    const again = await boosterOf('TRIPLE_CAPTAIN');
    expect((await user.post(`team/booster/${again.id}/remove`, { version: 4 })).json().success.team.boosters).toEqual([]);
  });

  it('requires a session, and answers 404 for a booster of another user [G-009]', async () => {
    const { id } = await boosterOf('TRIPLE_CAPTAIN');
    const rival = await harness.signIn();
    await rival.post('team/update', fullSelection);
    const answers = [await user.get(`team/booster/${id}`, { cookie: '' }), await rival.get(`team/booster/${id}`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404]);
    expect((await rival.post(`team/booster/${id}/remove`)).statusCode).toBe(404);
    expect((await user.get('team/booster/first')).statusCode).toBe(400);
    expect((await team()).boosters).toHaveLength(1);
  });

  it('is not done by a HEAD request [G-358]', async () => {
    const { id } = await boosterOf('TRIPLE_CAPTAIN');
    const url = `/api/en/fantasy/team/booster/${id}`;
    const answer = await harness.app.inject({ method: 'HEAD', url, headers: { ...user.headers } });
    expect(answer.statusCode).toBe(405);
    expect((await team()).boosters).toHaveLength(1);
  });

  it('is refused once the player has played, and in a later round, whose captain does not get it [G-284]', async () => {
    await ownSeason();
    const { id } = await boosterOf('TRIPLE_CAPTAIN');
    await harness.start(1);
    expect((await user.post(`team/booster/${id}/remove`)).json().errors).toMatchObject([{ code: 'booster-locked' }]);
    await harness.finish(1);
    expect((await user.post(`team/booster/${id}/remove`)).json().errors).toMatchObject([{ code: 'booster-used' }]);
    await user.post('team/change-captain', { newId: hooker });
    expect(await team()).toMatchObject({ captainId: hooker, boosters: [{ playerId: fullSelection.captainId }] });
  });
});

describe('Limitless', () => {
  it('lifts the budget, and removing it restores the last lineup [G-268, G-297]', async () => {
    expect((await user.post('team/update', { ...fullSelection, lineup: dearLineup })).statusCode).toBe(422);
    const { id } = await boosterOf('LIMITLESS');
    const dear = (await user.post('team/update', { ...fullSelection, lineup: dearLineup })).json().success.team;
    expect(dear).toMatchObject({ budget: -14_000_000, lineup: dearLineup });
    expect((await user.post(`team/booster/${id}/remove`)).json().success.team).toMatchObject({
      lineup: fullLineup,
      captainId: fullSelection.captainId,
      budget: 10_000_000,
      boosters: [],
    });
  });

  it.each([
    ['revert', 10_000_000, fullLineup],
    ['keep', -14_000_000, dearLineup],
  ] as const)('after its round the edition may %s [G-297]', async (limitlessAfterRound, budget, lineup) => {
    await ownSeason();
    await boost('LIMITLESS');
    await user.post('trade/make', { tradePairs: [{ out: playerAt('fly_half', 5), in: star }] });
    await harness.start(1);
    await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
    await harness.finish(1, { ...editions.srp, limitlessAfterRound });
    expect(await team()).toMatchObject({ budget, lineup, startRoundId: 1 });
    expect(await history(1)).toMatchObject({ lineup: dearLineup, value: 114_000_000, points: { round: 30 } });
  });

  it('cannot be removed once a player has played who would leave with it [G-284]', async () => {
    await ownSeason();
    const { id } = await boosterOf('LIMITLESS');
    await user.post('trade/make', { tradePairs: [{ out: hooker, in: playerAt('hooker', 2) }] });
    await harness.start(1);
    const answer = await user.post(`team/booster/${id}/remove`);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ code: 'booster-locked' }]]);
    expect(await team()).toMatchObject({ lineup: { hooker: [playerAt('hooker', 2)] }, boosters: [{ id }] });
  });
});

describe('a booster that was used', () => {
  it('is used up for the stage, is shown in the history, and leaves others for the next round [G-283, G-335, G-377]', async () => {
    await ownSeason();
    await boost('CO_CAPTAIN', hooker);
    await harness.start(1);
    await harness.stats(1, 2, { [hooker]: { T: 1, TK: 3 } });
    await harness.finish(1);
    expect(await history(1)).toMatchObject({
      boosters: [{ type: 'CO_CAPTAIN', playerId: hooker }],
      points: { round: 36, players: { [hooker]: 36 } },
    });
    expect((await boost('CO_CAPTAIN', hooker)).errors).toMatchObject([{ code: 'booster-used', data: { roundNumber: 1 } }]);
    expect((await boost('TRIPLE_CAPTAIN')).success.team.boosters).toMatchObject([{ roundId: 1 }, { roundId: 2 }]);
    await harness.start(2);
    await harness.stats(2, 3, { [hooker]: { T: 1 } });
    expect((await team()).points).toMatchObject({ round: 15, total: 51, players: { [hooker]: 15 } });
    expect([(await history(1)).points.total, (await history(2)).boosters]).toMatchObject([36, [{ roundId: 2 }]]);
  });

  it('is available again in the knockout stage, and each names its round [G-015, G-203]', async () => {
    await ownSeason();
    await harness.db.updateTable('rounds').set({ roundStage: 'knockout', roundNumber: 12 }).where('id', '=', 2).execute();
    await boost('CO_CAPTAIN', hooker);
    await harness.start(1);
    await harness.finish(1);
    expect((await boost('CO_CAPTAIN', hooker)).success.team.boosters).toMatchObject([
      { roundId: 1, roundNumber: 1 },
      { roundId: 2, roundNumber: 12 },
    ]);
  });

  it('stays when that of a later round is removed by GET, and cannot be removed itself [G-342]', async () => {
    await ownSeason();
    const used = await boosterOf('CO_CAPTAIN', hooker);
    await harness.start(1);
    await harness.finish(1);
    const [, { id }] = (await boost('TRIPLE_CAPTAIN')).success.team.boosters;
    expect((await user.get(`team/booster/${used.id}`)).json().errors).toMatchObject([{ code: 'booster-used' }]);
    const { success } = (await user.get(`team/booster/${id}`)).json();
    expect([success.team.boosters, (await team()).boosters]).toEqual([[used], [used]]);
  });

  it('is not used up by a team that does not play the round', async () => {
    await ownSeason();
    await boost('TRIPLE_CAPTAIN');
    await user.post('team/update', { ...fullSelection, lineup: { ...fullLineup, hooker: [0] } });
    await harness.start(1);
    expect((await team()).boosters).toEqual([]);
  });
});

it.each([
  {
    what: 'a Super Kicker scores the points of the player’s kicks again, also after a correction [G-378, G-379]',
    type: 'SUPER_KICKER',
    first: { line: { MP: 80, C: 3, CM: 1, T: 1 }, own: 22, extra: 6 - 1 },
    corrected: { line: { MP: 80, C: 4, CM: 1, T: 1 }, own: 24, extra: 8 - 1 },
  },
  {
    what: 'a Defensive King scores the points of the player’s defence again, missed tackles included, also after a correction [G-378, G-379]',
    type: 'DEFENSIVE_KING',
    first: { line: { MP: 80, TK: 9, MT: 2, TW: 1, I: 1, LS: 1, T: 1 }, own: 38, extra: 9 - 2 + 4 + 5 + 5 },
    corrected: { line: { MP: 80, TK: 8, MT: 3, TW: 1, I: 1, LS: 1, T: 1 }, own: 36, extra: 8 - 3 + 4 + 5 + 5 },
  },
] as const)('$what', async ({ type, first, corrected }) => {
  await ownSeason();
  const player = playerAt('fly_half', 5);
  await harness.db.updateTable('fixtures').set({ awaySquadId: 5 }).where('id', '=', 2).execute();
  const { id: teamId } = await team();
  await harness.start(1);
  const booster = { id: 1, type, roundId: 1, roundNumber: 1, playerId: player };
  await harness.db.insertInto('teamBoosters').values({ teamId, edition: 'srp', roundId: 1, type, playerId: player }).execute();
  await harness.db
    .updateTable('teamRounds')
    .set({ boosters: JSON.stringify([booster]) })
    .execute();
  await harness.stats(1, 2, { [player]: first.line });
  const before = first.own + first.extra;
  expect((await team()).points).toMatchObject({ round: before, players: { [player]: before } });
  await harness.finish(1);
  await harness.stats(1, 2, { [player]: corrected.line });
  const after = corrected.own + corrected.extra;
  expect((await history(1)).points).toMatchObject({ round: after, players: { [player]: after } });
});
