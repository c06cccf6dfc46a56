import type * as Editions from '@rugby/domain/editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fifteen, full, nobody } from '../testing/aFifteen.ts';
import { playerAt } from '../testing/aSeason.ts';
import { type Fan, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';

const reveal = vi.hoisted((): { rivals: Editions.Edition['revealRivals'] } => ({ rivals: 'always' }));
vi.mock('@rugby/domain/editions', async (original) => {
  const actual = await original<typeof Editions>();
  const srp = Object.defineProperty({ ...actual.editions.srp }, 'revealRivals', { get: () => reveal.rivals, enumerable: true });
  return { ...actual, editions: { ...actual.editions, srp } };
});

let desk: TeamHarness;
let rival: Fan;
let fan: Fan;

beforeAll(async () => {
  desk = await createTeamHarness();
  [rival, fan] = [await desk.fan(), await desk.fan()];
  await rival.post('team/update', full);
  await rival.post('team/booster', { type: 'CO_CAPTAIN', playerId: playerAt('hooker', 3) });
});
beforeEach(() => {
  reveal.rivals = 'always';
});
afterAll(() => desk.drop());

const team = async (as: Fan) => (await as.get(`team/get-by-user/${rival.id}`)).json().success.team;
const history = async (as: Fan, roundId = 1) =>
  (await as.get(`team-history/get-by-round-and-user/${roundId}/${rival.id}`)).json().success.teamHistory;

describe('the calls', () => {
  it.each(['team/get-by-user/1', 'team-history/get-by-round-and-user/1/1'])(
    '%s asks a stranger to log in [G-009]',
    async (path) => {
      expect((await fan.get(path, { cookie: '' })).statusCode).toBe(401);
    },
  );

  it.each([
    ['team/get-by-user/999999', 404],
    ['team-history/get-by-round-and-user/1/999999', 404],
    ['team-history/get-by-round-and-user/99/1', 404],
    ['team/get-by-user/me', 400],
    ['team-history/get-by-round-and-user/first/1', 400],
  ])('%s is %d', async (path, status) => expect((await fan.get(path)).statusCode).toBe(status));

  it('answer null for a fan without a team, and for a round that was not played', async () => {
    expect((await fan.get(`team/get-by-user/${fan.id}`)).json().success).toEqual({ team: null });
    expect((await fan.get(`team-history/get-by-round-and-user/1/${fan.id}`)).json().success).toEqual({ teamHistory: null });
    expect(await history(fan)).toBeNull();
  });
});

describe('before the round', () => {
  it('shows a rival’s team as he sees it [G-332, G-337]', async () => {
    const own = (await rival.get('team/show-my')).json().success.team;
    expect(own.lineup).toEqual(fifteen);
    expect([await team(fan), await team(rival)]).toEqual([own, own]);
  });

  it('hides all of it where picks are hidden until they lock, except from its owner [G-332]', async () => {
    reveal.rivals = 'on-lock';
    const seen = await team(fan);
    expect(Object.values(seen.lineup).flat()).toEqual(Array(15).fill(0));
    expect(seen).toMatchObject({ captainId: null, value: 0, budget: 100_000_000, boosters: [{ playerId: null }] });
    expect((await team(rival)).lineup).toEqual(fifteen);
  });
});

/** Squads 1 and 2 have kicked off, 3 and 4 have not, 5 does not play. */
describe('while the round is played', () => {
  beforeAll(async () => {
    await desk.start(1);
    await desk.stats(1, 1, { [full.captainId]: { T: 1 } });
  });

  it('shows the team and its points, the history as well [G-336]', async () => {
    expect(await team(fan)).toMatchObject({ lineup: fifteen, points: { round: 30, players: { [full.captainId]: 30 } } });
    expect(await history(fan)).toMatchObject({ lineup: fifteen, captainId: full.captainId, points: { round: 30 } });
  });

  it('shows who is locked and nobody else where picks are hidden [G-332]', async () => {
    reveal.rivals = 'on-lock';
    const seen = {
      lineup: {
        ...fifteen,
        hooker: [0],
        lock: [0, 0],
        loose_forward: [playerAt('loose_forward', 1), playerAt('loose_forward', 2), 0],
        scrum_half: [0],
        fly_half: [0],
        outside_back: [0, 0, 0],
      },
      captainId: full.captainId,
      value: 36_000_000,
      boosters: [{ type: 'CO_CAPTAIN', playerId: null }],
      points: { round: 30 },
    };
    expect([await team(fan), await history(fan)]).toMatchObject([{ ...seen, budget: 64_000_000 }, seen]);
    const answers = [
      await fan.get(`team/get-by-user/${rival.id}`),
      await fan.get(`team-history/get-by-round-and-user/1/${rival.id}`),
    ];
    for (const id of Object.values(fifteen)
      .flat()
      .filter((player) => player >= 3000))
      expect(answers.map(({ body }) => body).join()).not.toContain(String(id));
    expect((await history(rival)).lineup).toEqual(fifteen);
  });
});

describe('after the round', () => {
  it('shows the round as it was played, whatever is hidden in the next [G-336]', async () => {
    await desk.finish(1);
    reveal.rivals = 'on-lock';
    expect(await history(fan)).toMatchObject({
      lineup: fifteen,
      boosters: [{ playerId: playerAt('hooker', 3) }],
      points: { round: 30 },
    });
    expect(Object.values((await team(fan)).lineup).flat()).toEqual(Array(15).fill(0));
    expect(Object.keys(nobody)).toEqual(Object.keys((await team(fan)).lineup));
  });

  it('changes nothing of a rival: every change is of the asking fan’s own team [G-040]', async () => {
    const before = (await rival.get('team/show-my')).json().success.team;
    const body = { userId: rival.id, teamId: before.id, id: before.id };
    await fan.post('team/update', { ...body, ...full });
    await fan.post('trade/make', { ...body, tradePairs: [{ out: playerAt('hooker', 3), in: playerAt('hooker', 4) }] });
    await fan.post('team/change-captain', { ...body, newId: playerAt('centre', 1) });
    await fan.post('team/booster', { ...body, type: 'LIMITLESS' });
    expect((await rival.get('team/show-my')).json().success.team).toEqual(before);
  });
});
