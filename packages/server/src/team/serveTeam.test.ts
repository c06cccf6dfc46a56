import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { storeTeamRounds } from '../scoring/testing/storeTeamRounds.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { fullLineup, fullSelection, emptyWireLineup } from '../testing/aLineup.ts';
import { aSeason, minutesFromNow, playerAt } from '../testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';

let database: TestDatabase;
let app: FastifyInstance;
let user: SignedInUser;

beforeAll(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), ...database });
});
beforeEach(async () => {
  user = await signInUser(database.db);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = (path: string, payload: object, headers: object = user.headers) =>
  app.inject({ method: 'POST', url: `/api/en/fantasy/${path}`, payload, headers: { ...headers } });
const get = (path: string, headers: object = user.headers) =>
  app.inject({ url: `/api/en/fantasy/${path}`, headers: { ...headers } });

describe('a signed-out user', () => {
  it.each(['team/show-my', 'team-history/show-my/1', 'ranking/gamebar'])('is refused by %s [G-009]', async (path) => {
    expect((await get(path, {})).statusCode).toBe(401);
  });
  it.each(['team/update', 'team/autopick', 'team/change-captain'])('is refused by %s [G-009]', async (path) => {
    expect((await post(path, {}, {})).statusCode).toBe(401);
  });
});

describe('team/update', () => {
  it('creates the team at the first save, and team/show-my returns it [A-003, G-334, G-339]', async () => {
    expect((await get('team/show-my')).json()).toEqual({ success: { team: null }, errors: [] });
    const saved = await post('team/update', fullSelection);
    expect(saved.json().success.team).toMatchObject({
      ...fullSelection,
      version: 1,
      isComplete: true,
      startRoundId: 1,
      salaryCap: 100_000_000,
      value: 90_000_000,
      budget: 10_000_000,
    });
    expect((await get('team/show-my')).json().success.team).toEqual(saved.json().success.team);
  });

  it('saves and shows an incomplete team, which has no start round [A-003]', async () => {
    const saved = await post('team/update', { lineup: { ...emptyWireLineup, prop: [playerAt('prop', 1)] }, captainId: 0 });
    expect(saved.json().success.team).toMatchObject({
      isComplete: false,
      startRoundId: null,
      captainId: null,
      lineup: { prop: [playerAt('prop', 1), 0], lock: [0, 0] },
    });
    expect((await get('team/show-my')).json().success.team).toEqual(saved.json().success.team);
  });

  it('removes the start round when a team that has not started is saved incomplete', async () => {
    await post('team/update', fullSelection);
    const saved = await post('team/update', { lineup: { ...fullLineup, hooker: [0] }, captainId: fullSelection.captainId });
    expect(saved.json().success.team).toMatchObject({ version: 2, isComplete: false, startRoundId: null });
  });

  it('saves a complete team without a captain [G-230]', async () => {
    expect((await post('team/update', { lineup: fullLineup })).json().success.team).toMatchObject({
      captainId: null,
      isComplete: true,
    });
  });

  it.each([
    [
      'over the squad limit [G-313]',
      { lock: [playerAt('lock', 1), playerAt('lock', 1, 1)] },
      'squad-limit',
      'You have 5 players from Squad 1; 4 are allowed.',
    ],
    [
      'a repeated player [G-309]',
      { prop: [playerAt('prop', 1), playerAt('prop', 1)] },
      'already-in-team',
      'Player Number 1000 is in your team already.',
    ],
    [
      'a player out of position',
      { hooker: [playerAt('prop', 4)] },
      'wrong-position',
      'Player Number 4000 plays prop and cannot stand at hooker.',
    ],
    ['a player who is not in the season', { hooker: [77] }, 'unknown-player', 'Player 77 is not part of this season.'],
    [
      'more than the slots hold [G-312]',
      { hooker: [playerAt('hooker', 3), playerAt('hooker', 4)] },
      'no-free-slot',
      'Your team has 1 of 1 at hooker.',
    ],
  ])('refuses with the reason %s', async (_, lineup, code, message) => {
    const answer = await post('team/update', { ...fullSelection, lineup: { ...fullLineup, ...lineup } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      success: null,
      errors: expect.arrayContaining([expect.objectContaining({ code, message })]),
    });
    expect((await get('team/show-my')).json().success.team).toBeNull();
  });

  it('answers 409 with the saved team to a client with another version', async () => {
    await post('team/update', fullSelection);
    const answer = await post('team/update', { ...fullSelection, captainId: playerAt('centre', 1), version: 7 });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      409,
      { code: 'stale-version', data: { team: { version: 1, captainId: fullSelection.captainId } } },
    ]);
  });

  it('answers 409 to a client that saw no team, once there is one [D44]', async () => {
    const first = await post('team/update', { ...fullSelection, version: 0 });
    const second = await post('team/update', { ...fullSelection, version: 0 });
    expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
  });

  it('renames the team, which keeps its name then, and refuses a name of two characters', async () => {
    expect((await post('team/update', { ...fullSelection, name: ' Scrum Lords ' })).json().success.team.name).toBe('Scrum Lords');
    expect((await post('team/update', fullSelection)).json().success.team.name).toBe('Scrum Lords');
    expect((await post('team/update', { ...fullSelection, name: 'XV' })).json().errors).toMatchObject([
      { code: 'invalid', field: 'name' },
    ]);
  });

  it.each(['Scrum\u200B Lords', 'Scrum \u202ELords', 'Scrum\u0007 Lords', 'Scrum \uD800Lords', 'Scrum \uE000Lords'])(
    'refuses the name %j, which has a character that cannot be seen, and keeps the team [D7]',
    async (name) => {
      const answer = await post('team/update', { ...fullSelection, name });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [{ code: 'invalid', field: 'name', message: 'Please use only characters that can be seen' }],
      ]);
    },
  );

  it('leaves the games of the account alone: joining an edition is a confirmation of its own [A-186, D27]', async () => {
    await database.db.updateTable('users').set({ playedGames: [] }).where('id', '=', user.id).execute();
    expect((await post('team/update', fullSelection)).statusCode).toBe(200);
    const { playedGames } = await database.db
      .selectFrom('users')
      .select('playedGames')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(playedGames).toEqual([]);
  });

  it('cannot be read without a lineup', async () => {
    expect((await post('team/update', { captainId: 1 })).json()).toMatchObject({
      errors: [{ code: 'malformed', field: 'lineup' }],
    });
  });

  it('creates one team for two concurrent first saves', async () => {
    const answers = await Promise.all([post('team/update', fullSelection), post('team/update', fullSelection)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await get('team/show-my')).json().success.team.version).toBe(2);
  });
});

describe('team/autopick', () => {
  it('fills the empty slots, keeps picked players and saves nothing [G-338]', async () => {
    const picked = { lineup: { ...emptyWireLineup, fly_half: [playerAt('fly_half', 2)] }, captainId: playerAt('fly_half', 2) };
    const { team } = (await post('team/autopick', picked)).json().success;
    expect(team).toMatchObject({
      isComplete: true,
      version: null,
      savedAt: null,
      captainId: playerAt('fly_half', 2),
      lineup: { fly_half: [playerAt('fly_half', 2)] },
    });
    expect((await get('team/show-my')).json().success.team).toBeNull();
    expect((await post('team/update', team)).statusCode).toBe(200);
  });
});

describe('team/change-captain', () => {
  it('changes the captain of the saved team, unless the client has another version [G-340]', async () => {
    await post('team/update', fullSelection);
    const late = await post('team/change-captain', { newId: playerAt('hooker', 3), version: 7 });
    expect([late.statusCode, late.json().errors]).toMatchObject([409, [{ code: 'stale-version' }]]);
    expect((await post('team/change-captain', { newId: playerAt('hooker', 3) })).json().success.team).toMatchObject({
      captainId: playerAt('hooker', 3),
      version: 2,
    });
  });
  it('refuses a player who is not in the team', async () => {
    await post('team/update', fullSelection);
    expect((await post('team/change-captain', { newId: playerAt('hooker', 5) })).json().errors).toMatchObject([
      { code: 'not-in-team' },
    ]);
  });
});

describe('ranking/gamebar and team-history', () => {
  it('are empty without a team [G-335, G-344]', async () => {
    expect((await get('ranking/gamebar?roundId=1')).json().success).toEqual({
      roundPoints: null,
      totalPoints: null,
      rank: null,
      roundRank: null,
      isProvisional: null,
      roundAverage: null,
      roundTeams: null,
      roundHighest: null,
      rankAfterRound: null,
      placesWon: null,
      rounds: [],
    });
    expect((await get('team-history/show-my/1')).json().success).toEqual({ teamHistory: null });
  });
  it('say the average and the most points of a round, and the places that it won or lost [A-320, G-344]', async () => {
    const others = [await signInUser(database.db), await signInUser(database.db)];
    const teams = [user, ...others];
    for (const { headers } of teams) await post('team/update', fullSelection, headers);
    const points = [[10, 60], [20, 20], [20, 21]]; // prettier-ignore
    for (const [index, { headers }] of teams.entries()) {
      const { id, captainId, salaryCap, value } = (await get('team/show-my', headers)).json().success.team;
      const row = {
        teamId: id,
        edition: 'srp',
        lineup: toLineupColumn(fullLineup),
        captainId,
        salaryCap,
        value,
        boosters: '[]',
      } as const;
      const rows = points[index]?.map((scored, round) => ({ ...row, roundId: round + 1, points: scored })) ?? [];
      await storeTeamRounds(database.db, rows);
    }
    await fillRankings(database.db, 'srp');
    const second = (await get('ranking/gamebar?roundId=2')).json().success;
    expect(second).toMatchObject({
      roundPoints: 60,
      roundRank: 1,
      roundTeams: 3,
      roundAverage: 33.7,
      roundHighest: 60,
      placesWon: 2,
      rank: 1,
    });
    const loser = (await get('ranking/gamebar?roundId=2', others[0]?.headers)).json().success;
    expect(loser).toMatchObject({ totalPoints: 40, rank: 3, rankAfterRound: 3, placesWon: -2 });
    const first = (await get('ranking/gamebar?roundId=1')).json().success;
    expect(first).toMatchObject({ roundPoints: 10, roundRank: 3, roundTeams: 3, roundAverage: 16.7 });
    expect(first).toMatchObject({ totalPoints: 70, rankAfterRound: 3, placesWon: null });
    await database.db.deleteFrom('teamRounds').execute();
    await fillRankings(database.db, 'srp');
  });
  it('answer 404 for a round that the season does not have', async () => {
    expect((await get('ranking/gamebar?roundId=99')).statusCode).toBe(404);
    expect((await get('team-history/show-my/99')).statusCode).toBe(404);
  });
});

describe('after the first kick-off', () => {
  beforeAll(async () => {
    await database.db
      .updateTable('fixtures')
      .set({ date: minutesFromNow(-5) })
      .where('id', '=', 1)
      .execute();
    await database.db
      .updateTable('seasons')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .execute();
  });

  it('no team can be created, and the refusal names the next round [G-220, G-236]', async () => {
    for (const path of ['team/update', 'team/autopick']) {
      const answer = await post(path, fullSelection);
      expect(answer.json().errors[0]).toMatchObject({
        code: 'team-creation-disabled',
        message: 'You cannot pick a team while a round is being played. Once it is over, you can pick one until round 2 starts.',
        data: { nextRoundId: 2 },
      });
    }
  });
});
