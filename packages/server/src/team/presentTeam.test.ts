import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullLineup } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from './testing/createTeamHarness.ts';

const captainId = playerAt('centre', 2);
const booster = { type: 'CO_CAPTAIN', playerId: playerAt('hooker', 3) };

let harness: TeamHarness;
let complete: ApiTeamUser;
let incomplete: ApiTeamUser;
let late: ApiTeamUser;

/** Round 1 is complete: one team has played it with the second booster that it chose, one is not complete, one was saved after it. */
beforeAll(async () => {
  harness = await createTeamHarness(({ db }) =>
    db.updateTable('players').set({ cost: 7_300_000 }).where('id', '=', captainId).execute(),
  );
  await harness.signIn();
  [complete, incomplete, late] = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
  await complete.post('team/update', { lineup: fullLineup, captainId, name: 'Scrum Lords' });
  const { id } = (await complete.post('team/booster', { type: 'TRIPLE_CAPTAIN' })).json().success.team.boosters[0];
  await complete.post(`team/booster/${id}/remove`);
  await complete.post('team/booster', booster);
  await incomplete.post('team/update', { lineup: { ...fullLineup, lock: [0, playerAt('lock', 5)] }, name: 'Half a team' });
  await harness.start(1);
  await harness.finish(1);
  await late.post('team/update', { lineup: fullLineup });
});
afterAll(() => harness.drop());

async function read(user: ApiTeamUser) {
  const { id } = await harness.db.selectFrom('teams').select('id').where('userId', '=', user.id).executeTakeFirstOrThrow();
  return { id, team: (await user.get('team/show-my')).json().success.team };
}

describe('a saved team', () => {
  it('has its id and its name [G-181]', async () => {
    const [one, other] = [await read(complete), await read(incomplete)];
    expect([one.team, other.team]).toMatchObject([
      { id: one.id, name: 'Scrum Lords', userId: complete.id },
      { id: other.id, name: 'Half a team', userId: incomplete.id },
    ]);
  });

  it('has the round in which it started, none before it is complete [G-182, G-189]', async () => {
    const teams = await Promise.all([complete, incomplete, late].map(read));
    expect(teams.map(({ team }) => [team.startRoundId, team.isComplete])).toEqual([
      [1, true],
      [null, false],
      [2, true],
    ]);
  });

  it('scores in the rounds at whose start it was complete [G-238]', async () => {
    const { id } = await read(complete);
    const scored = await Promise.all(
      (['teamRounds', 'teamTotals'] as const).map((table) =>
        harness.db.selectFrom(table).select('teamId').where('roundId', '=', 1).execute(),
      ),
    );
    expect(scored).toEqual([[{ teamId: id }], [{ teamId: id }]]);
  });

  it('has its players by position and its captain [G-183, G-184]', async () => {
    expect((await read(complete)).team).toMatchObject({ lineup: fullLineup, captainId });
    expect((await read(incomplete)).team).toMatchObject({
      lineup: { ...fullLineup, lock: [0, playerAt('lock', 5)] },
      captainId: null,
    });
  });

  it('has the salary cap, the value of its players and the rest of the cap as its budget [G-185, G-186, G-187]', async () => {
    const salaryCap = 100_000_000;
    expect((await read(complete)).team).toMatchObject({ salaryCap, value: 91_300_000, budget: 8_700_000 });
    expect((await read(incomplete)).team).toMatchObject({ salaryCap, value: 85_300_000, budget: 14_700_000 });
  });

  it('has every booster that it has applied, with the id by which one is removed [G-188, G-202, G-204]', async () => {
    const stored = await harness.db.selectFrom('teamBoosters').select('id').executeTakeFirstOrThrow();
    expect((await read(complete)).team.boosters).toEqual([{ ...booster, id: stored.id, roundId: 1, roundNumber: 1 }]);
    expect((await read(late)).team.boosters).toEqual([]);
  });
});
