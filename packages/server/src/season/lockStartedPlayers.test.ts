import type { Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { rounds } from '../commands/testing/createSeasonFiles.ts';
import { createSeasonHarness } from '../commands/testing/createSeasonHarness.ts';
import type { Database } from '../db/tables.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { signInUser } from '../testing/signInUser.ts';
import { storeTeamOfChampionship } from '../testing/storeTeamOfChampionship.ts';
import { setClock } from './setClock.ts';
import { minutesFromNow, playerAt } from '../testing/aSeason.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';

/** Squads 1 and 2 kick off first, 3 and 4 two hours later; squad 5 does not play in round 1. */
let harness: TeamHarness;
let user: ApiTeamUser;
const played = playerAt('centre', 2);
const substitute = playerAt('centre', 3);

beforeEach(async () => {
  harness = await createTeamHarness();
  user = await harness.signIn();
  await user.post('team/update', fullSelection);
});
afterEach(() => harness.drop());

const trade = (out: number, into: number) => user.post('trade/make', { tradePairs: [{ out, in: into }] });
const moveTo = (squadId: number, playerId: number) => (tx: Transaction<Database>) =>
  tx.updateTable('players').set({ squadId }).where('id', '=', playerId).execute();
const codeOf = async (answer: ReturnType<typeof trade>) => (await answer).json().errors[0]?.code;

describe('a player who has kicked off stays locked in the round [G-271, D42]', () => {
  beforeEach(async () => {
    await harness.start(1);
    await harness.stats(1, 1, { [played]: { MP: 80, YC: 3 } });
  });

  it.each([
    ['their squad', moveTo(5, played)],
    [
      'the date of the fixture',
      (tx: Transaction<Database>) =>
        tx
          .updateTable('fixtures')
          .set({ date: minutesFromNow(5000) })
          .execute(),
    ],
    [
      'the status of the fixture',
      async (tx: Transaction<Database>) => {
        await tx.deleteFrom('statRecords').execute();
        await tx
          .updateTable('fixtures')
          .set({ status: 'scheduled', date: minutesFromNow(5000) })
          .execute();
      },
    ],
    ['game time', (tx: Transaction<Database>) => tx.updateTable('seasons').set({ clockOffsetMs: -90_000_000 }).execute()],
  ])('after a change of %s', async (_, change) => {
    await harness.change(change);
    const before = (await user.get('team/show-my')).json().success.team;
    expect(await codeOf(trade(played, substitute))).toBe('player-locked');
    expect((await user.get('team/show-my')).json().success.team).toEqual(before);
  });

  it('and the published file says so, with the fixture', async () => {
    await harness.change(moveTo(5, played));
    const answer = await harness.app.inject('/json/players.json');
    const player = playersFile.schema.parse(answer.json()).find(({ id }) => id === played);
    expect(player).toMatchObject({ squadId: 5, isLocked: true, lockedBy: 1 });
  });

  it('for captaincy and boosters too', async () => {
    await harness.change(moveTo(5, played));
    expect(await codeOf(user.post('team/change-captain', { newId: played }))).toBe('captain-locked');
    expect(await codeOf(user.post('team/booster', { type: 'CO_CAPTAIN', playerId: played }))).toBe('booster-locked');
  });

  it('as a newcomer by the squad of then and by the squad of now', async () => {
    const [then, now] = [playerAt('hooker', 1), playerAt('hooker', 5)];
    await harness.change((tx) => moveTo(5, then)(tx));
    await harness.change((tx) => moveTo(1, now)(tx));
    for (const newcomer of [then, now]) expect(await codeOf(trade(playerAt('hooker', 3), newcomer))).toBe('match-started');
  });

  it('until the round is complete', async () => {
    await harness.finish(1);
    expect((await trade(played, substitute)).statusCode).toBe(200);
  });
});

it('while a round is unfinished, the kick-off of the next one locks a player who rested, and ends the changes of the first [D42, D43]', async () => {
  await harness.start(1);
  await harness.change(async (tx) => {
    await tx.updateTable('fixtures').set({ homeSquadId: 5, awaySquadId: 1 }).where('roundId', '=', 2).execute();
    await setClock(tx, 'srp', minutesFromNow(60 + 7 * 24 * 60 + 120));
  });
  expect(await codeOf(trade(playerAt('hooker', 3), playerAt('hooker', 5)))).toBe('match-started');
  expect((await trade(playerAt('hooker', 3), playerAt('hooker', 4))).statusCode).toBe(200);
  const { lineup } = await harness.db
    .selectFrom('teamRounds')
    .select('lineup')
    .where('roundId', '=', 1)
    .executeTakeFirstOrThrow();
  expect(lineup).toEqual(expect.arrayContaining([playerAt('hooker', 3)]));
});

it('a fixture that has locked players stays when an import leaves it out', async () => {
  const season = await createSeasonHarness();
  await season.season('import --edition srp --from .');
  await season.season('start --edition srp --round 1');
  const [first, ...others] = rounds;
  const shortened = { ...first, tournaments: first?.tournaments.slice(1) };
  await season.files.write('rounds.json', [shortened, ...others]);
  expect((await season.season('import --edition srp --from .')).output).not.toContain('were removed');
  const published = roundsFile.schema.parse(await season.published('rounds.json'));
  expect(published[0]?.fixtures.map(({ id }) => id)).toEqual([11, 12]);
  await season.drop();
});

it('a season that is imported after its kick-offs locks no player before it is played', async () => {
  const season = await createSeasonHarness();
  await season.files.write('rounds.json', JSON.stringify(rounds).replaceAll('2101-', '2001-'));
  await season.season('import --edition srp --from .');
  await storeTeamOfChampionship(season.db, (await signInUser(season.db)).id);
  await season.season('clock --edition srp --at 2001-02-01T00:00:00Z');
  const published = playersFile.schema.parse(await season.published('players.json'));
  expect(published.filter(({ isLocked }) => isLocked)).toEqual([]);
  await season.drop();
});

it('an import that comes after an unrecorded kick-off finds the players of then locked', async () => {
  await harness.start(1);
  await harness.db
    .updateTable('fixtures')
    .set({ date: minutesFromNow(-1) })
    .where('id', '=', 2)
    .execute();
  await harness.change((tx) => moveTo(5, playerAt('hooker', 3))(tx));
  expect(await codeOf(trade(playerAt('hooker', 3), playerAt('hooker', 5)))).toBe('player-locked');
});
