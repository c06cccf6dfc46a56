import { getRanking, type RankingRow } from '@rugby/domain/contract/ranking';
import { z } from '@rugby/domain/contract/schema';
import { rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { setClock } from '../season/setClock.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { minutesFromNow, playerAt } from '../testing/aSeason.ts';

const lineup = toLineupColumn(fullLineup);
/** Of the squads of fixture 1, of fixture 2, of both fixtures again, and one who never scores. */
const captains = [playerAt('prop', 1), playerAt('prop', 2), playerAt('hooker', 3), playerAt('lock', 4)];
let harness: TeamHarness;
let user: ApiTeamUser;
let leagueId: number;

beforeAll(async () => {
  harness = await createTeamHarness(async (database) => {
    for (let index = 0; index < 11; index += 1)
      await storeTeam(database, { name: `rival ${index}`, lineup, captainId: captains[index % 4] ?? 0 });
  });
  user = await harness.signIn();
  const captainId = playerAt('prop', 2);
  const own = { edition: 'srp', userId: user.id, name: 'Own', lineup, captainId, startRoundId: 1, isComplete: true } as const;
  await harness.db
    .insertInto('teams')
    .values({ ...own, version: 1, savedAt: new Date() })
    .execute();
  leagueId = await leagueOfEveryOther();
});
afterAll(() => harness.drop());

it('places won since kick-off count from the ranks that stood at the latest kick-off, in every ranking [B14]', async () => {
  await harness.start(1);
  const atFirst = await readBoards();
  expect(placesOf(atFirst)).toEqual(placesBetween(atFirst, atFirst));
  await harness.stats(1, 1, { [playerAt('prop', 1)]: { MP: 80, T: 2 } });
  await harness.stats(1, 1, { [playerAt('prop', 1)]: { MP: 80 }, [playerAt('prop', 2)]: { MP: 80, T: 1 } });
  const atSecond = await readBoards();
  expect(placesOf(atSecond)).toEqual(placesBetween(atFirst, atSecond));
  expect(Math.min(...placesOf(atSecond).map(([, won]) => Number(won)))).toBeLessThan(0);

  await harness.change((tx) => setClock(tx, 'srp', minutesFromNow(200)));
  expect(placesOf(await readBoards())).toEqual(placesBetween(atSecond, atSecond));
  await harness.stats(1, 2, { [playerAt('hooker', 3)]: { MP: 80, T: 3 } });
  const after = await readBoards();
  expect(placesOf(after)).toEqual(placesBetween(atSecond, after));
  expect(placesOf(after)).not.toEqual(placesBetween(atFirst, after));
});

it('a correction of an earlier round changes no places won since kick-off, and a finished round has none [B14]', async () => {
  await harness.finish(1);
  expect(new Set(placesOf(await readBoards()).map(([, won]) => won))).toEqual(new Set([null]));
  await harness.start(2);
  await harness.stats(2, 3, { [playerAt('hooker', 3)]: { MP: 80, T: 1 } });
  await harness.stats(1, 1, { [playerAt('prop', 1)]: { MP: 80, T: 6 } });
  const [before, after] = [await readBoards('round=1&'), await readBoards()];
  const isOverall = ([key]: Places) => !key.includes('roundPoints');
  expect(placesOf(after).filter(isOverall)).toEqual(placesBetween(before, after).filter(isOverall));
});

type Boards = ReadonlyMap<string, RankingRow>;
type Places = readonly [key: string, won: number | null];

/** Every row of the rankings of all teams and of the league by each statistic, and the user's own. */
async function readBoards(query = ''): Promise<Boards> {
  const rows = new Map<string, RankingRow>();
  for (const path of ['ranking', `ranking/league/${leagueId}`]) {
    for (const stat of rankingStatistics) {
      const answer = await user.get(`${path}?${query}stat=${stat}`);
      const { rankings, user: own } = z.parse(getRanking.success, answer.json().success);
      for (const row of rankings) rows.set(`${path} ${stat} ${row.teamId}`, row);
      if (own !== null) rows.set(`${path} ${stat} own`, own);
    }
  }
  expect(rows.size).toBe(3 * (12 + 1 + 6 + 1));
  return rows;
}

function placesOf(boards: Boards): readonly Places[] {
  return inOrder([...boards].map(([key, { placesWonSinceKickOff }]) => [key, placesWonSinceKickOff] as const));
}

function placesBetween(before: Boards, after: Boards): readonly Places[] {
  return inOrder([...after].map(([key, { rank }]) => [key, (before.get(key)?.rank ?? Number.NaN) - rank] as const));
}

function inOrder(places: readonly Places[]): readonly Places[] {
  return places.toSorted(([a], [b]) => a.localeCompare(b));
}

async function leagueOfEveryOther(): Promise<number> {
  const teams = await harness.db.selectFrom('teams').select('userId').orderBy('id').execute();
  const members = teams.map(({ userId }) => userId).filter((_, index) => index % 2 === 1);
  return harness.db.transaction().execute(async (tx) => {
    const league = { edition: 'srp', name: 'League', nameKey: 'league', code: 'every2nd', privacy: 'public' } as const;
    const { id } = await tx
      .insertInto('leagues')
      .values({ ...league, startRoundId: 1, managerId: user.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('leagueMembers')
      .values(members.map((userId) => ({ leagueId: id, userId })))
      .execute();
    return id;
  });
}
