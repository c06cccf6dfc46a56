import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fullLineup, fullSelection, emptyWireLineup } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { hidePicks } from '../testing/hidePicks.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';

let harness: TeamHarness;
let rival: ApiTeamUser;
let user: ApiTeamUser;

beforeAll(async () => {
  harness = await createTeamHarness();
  // The rival is not the first user, so that an answer about another user is noticed.
  await harness.signIn();
  [rival, user] = [await harness.signIn(), await harness.signIn()];
  await rival.post('team/update', fullSelection);
  await rival.post('team/booster', { type: 'CO_CAPTAIN', playerId: playerAt('hooker', 3) });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => harness.drop());

const team = async (as: ApiTeamUser) => (await as.get(`team/get-by-user/${rival.id}`)).json().success.team;
const history = async (as: ApiTeamUser, roundId = 1) =>
  (await as.get(`team-history/get-by-round-and-user/${roundId}/${rival.id}`)).json().success.teamHistory;

describe('the calls', () => {
  it.each(['team/get-by-user/1', 'team-history/get-by-round-and-user/1/1'])('%s requires a session [G-009]', async (path) => {
    expect((await user.get(path, { cookie: '' })).statusCode).toBe(401);
  });

  it.each([
    ['team/get-by-user/999999', 404],
    ['team-history/get-by-round-and-user/1/999999', 404],
    ['team-history/get-by-round-and-user/99/1', 404],
    ['team/get-by-user/me', 400],
    ['team-history/get-by-round-and-user/first/1', 400],
  ])('%s is %d', async (path, status) => expect((await user.get(path)).statusCode).toBe(status));

  it('answer null for a user without a team, and for a round that was not played', async () => {
    expect((await user.get(`team/get-by-user/${user.id}`)).json().success).toEqual({ team: null });
    expect((await user.get(`team-history/get-by-round-and-user/1/${user.id}`)).json().success).toEqual({ teamHistory: null });
    expect(await history(user)).toBeNull();
  });
});

describe('before the round', () => {
  it('shows a rival’s team as the rival sees it [G-332, G-337]', async () => {
    const own = (await rival.get('team/show-my')).json().success.team;
    expect(own.lineup).toEqual(fullLineup);
    expect([await team(user), await team(rival)]).toEqual([own, own]);
  });

  it('hides all of it where picks are hidden until they lock, except from its owner [G-332]', async () => {
    hidePicks();
    const seen = await team(user);
    expect(Object.values(seen.lineup).flat()).toEqual(Array(15).fill(0));
    expect(seen).toMatchObject({ captainId: null, value: 0, budget: 100_000_000, boosters: [] });
    expect((await team(rival)).lineup).toEqual(fullLineup);
  });

  it('tells nothing of a change where picks are hidden, not even that or when there was one [G-332]', async () => {
    hidePicks();
    const path = `team/get-by-user/${rival.id}`;
    const before = (await user.get(path)).body;
    await rival.post('team/change-captain', { newId: playerAt('centre', 1) });
    expect((await user.get(path)).body).toBe(before);
    expect(await team(user)).toMatchObject({ version: null, savedAt: null });
    const { version, savedAt } = (await rival.get('team/show-my')).json().success.team;
    expect(await team(rival)).toMatchObject({ version, savedAt });
    await rival.post('team/change-captain', { newId: fullSelection.captainId });
  });
});

/** Squads 1 and 2 have kicked off, 3 and 4 have not, 5 does not play. */
describe('while the round is playing', () => {
  beforeAll(async () => {
    await harness.start(1);
    await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  });

  it('shows the team and its points, the history as well [G-336, A-336]', async () => {
    expect(await team(user)).toMatchObject({
      lineup: fullLineup,
      points: { round: 30, players: { [fullSelection.captainId]: 30 } },
    });
    expect(await history(user)).toMatchObject({ lineup: fullLineup, captainId: fullSelection.captainId, points: { round: 30 } });
  });

  it('shows only locked players where picks are hidden [G-332]', async () => {
    hidePicks();
    const seen = {
      lineup: {
        ...fullLineup,
        hooker: [0],
        lock: [0, 0],
        loose_forward: [playerAt('loose_forward', 1), playerAt('loose_forward', 2), 0],
        scrum_half: [0],
        fly_half: [0],
        outside_back: [0, 0, 0],
      },
      captainId: fullSelection.captainId,
      value: 36_000_000,
      boosters: [],
      points: { round: 30 },
    };
    expect([await team(user), await history(user)]).toMatchObject([{ ...seen, budget: 64_000_000 }, seen]);
    const answers = [
      await user.get(`team/get-by-user/${rival.id}`),
      await user.get(`team-history/get-by-round-and-user/1/${rival.id}`),
    ];
    for (const id of Object.values(fullLineup)
      .flat()
      .filter((player) => player >= 3000))
      expect(answers.map(({ body }) => body).join()).not.toContain(String(id));
    expect((await history(rival)).lineup).toEqual(fullLineup);
  });
});

describe('after the round', () => {
  it('shows the complete round, even if picks of the next one are hidden [G-336, A-336]', async () => {
    await harness.finish(1);
    hidePicks();
    expect(await history(user)).toMatchObject({
      lineup: fullLineup,
      boosters: [{ playerId: playerAt('hooker', 3) }],
      points: { round: 30 },
    });
    expect(await history(user, 2)).toBeNull();
    expect(Object.values((await team(user)).lineup).flat()).toEqual(Array(15).fill(0));
    expect(Object.keys(emptyWireLineup)).toEqual(Object.keys((await team(user)).lineup));
  });

  it('changes nothing of a rival: every mutation changes the user’s own team [G-040]', async () => {
    const before = (await rival.get('team/show-my')).json().success.team;
    const body = { userId: rival.id, teamId: before.id, id: before.id };
    await user.post('team/update', { ...body, ...fullSelection });
    await user.post('trade/make', { ...body, tradePairs: [{ out: playerAt('hooker', 3), in: playerAt('hooker', 4) }] });
    await user.post('team/change-captain', { ...body, newId: playerAt('centre', 1) });
    await user.post('team/booster', { ...body, type: 'LIMITLESS' });
    expect((await rival.get('team/show-my')).json().success.team).toEqual(before);
  });
});

it('after the last round of the season the team is shown, even if picks of rounds to come are hidden [G-332, G-337]', async () => {
  await harness.start(2);
  await harness.finish(2);
  hidePicks();
  const own = (await rival.get('team/show-my')).json().success.team;
  expect([own.lineup, await team(user)]).toEqual([fullLineup, own]);
});
