import { getRanking, type Ranking } from '@rugby/domain/contract/ranking';
import { z } from '@rugby/domain/contract/schema';
import { type RankingStatistic, rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { type CountedRank, countRanks } from '../scoring/testing/countRanks.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { storeTeamRounds } from '../scoring/testing/storeTeamRounds.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { hidePicks } from '../testing/hidePicks.ts';
import { rankTeamOfChampionship } from './testing/rankTeamOfChampionship.ts';

const teamCount = 57;
const lineup = toLineupColumn(fullLineup);
const captainId = playerAt('prop', 1);
let harness: TeamHarness;
let user: ApiTeamUser;
let teamIds: number[];
let ownTeamId: number;
let counted: readonly CountedRank[];

/** Round 1 is complete, round 2 is playing: 1 meets 3, and squads 2, 4 and 5 rest. Every fifth team starts in round 2, every seventh misses it. */
beforeAll(async () => {
  teamIds = [];
  harness = await createTeamHarness(async (database) => {
    for (let index = 0; index < teamCount; index += 1)
      teamIds.push(
        await storeTeam(database, { name: `rival ${String.fromCodePoint(97 + (index % 26))}${index}`, lineup, captainId }),
      );
    await database.db.updateTable('rounds').set({ status: 'complete' }).where('id', '=', 1).execute();
    await database.db.updateTable('rounds').set({ status: 'playing' }).where('id', '=', 2).execute();
  });
  user = await harness.signIn();
  const own = {
    edition: 'srp',
    userId: user.id,
    name: 'Own',
    lineup,
    captainId,
    startRoundId: 1,
    isComplete: true,
    version: 1,
  } as const;
  const { id } = await harness.db
    .insertInto('teams')
    .values({ ...own, savedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  ownTeamId = id;
  teamIds.push(id);
  const row = { edition: 'srp', lineup, captainId, salaryCap: 100_000_000, value: 90_000_000, boosters: '[]' } as const;
  const rows = teamIds.flatMap((teamId, index) => [
    ...(index % 5 === 4 ? [] : [{ ...row, teamId, roundId: 1, points: (index * 7) % 11 }]),
    ...(index % 7 === 6 ? [] : [{ ...row, teamId, roundId: 2, points: (index * 13) % 9 }]),
  ]);
  await storeTeamRounds(harness.db, rows);
  await fillRankings(harness.db, 'srp');
  await rankTeamOfChampionship(harness, { lineup, captainId });
  counted = await countRanks(harness.db, 'srp');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => harness.drop());

async function ranking(query = '', path = 'ranking'): Promise<Ranking> {
  const answer = await user.get(`${path}?${query}`);
  expect(answer.statusCode).toBe(200);
  return z.parse(getRanking.success, answer.json().success);
}

describe('the call', () => {
  it.each(['ranking', 'ranking/league/1'])('%s requires a session [A-318, A-319]', async (path) =>
    expect((await user.get(path, { cookie: '' })).statusCode).toBe(401),
  );
  it.each([
    ['ranking?round=99', 404],
    ['ranking?stat=tries', 400],
    ['ranking?page=first', 400],
    ['ranking?page=999999999', 200],
    ['ranking?search=%00%25_', 200],
    ['ranking?offset=3&foo=bar', 200],
    ['ranking/league/999', 404],
    ['ranking/league/mine', 400],
  ])('%s is %d', async (path, status) => expect((await user.get(path)).statusCode).toBe(status));
});

it('the ranking of an edition in which no team has played is empty, after the round that is playing [A-318]', async () => {
  const empty = await createTeamHarness(({ db }) =>
    db.updateTable('rounds').set({ status: 'complete' }).where('id', '=', 1).execute(),
  );
  onTestFinished(() => empty.drop());
  await empty.start(2);
  const answer = await (await empty.signIn()).get('ranking');
  expect(z.parse(getRanking.success, answer.json().success)).toMatchObject({ roundId: 2, numTeams: 0, rankings: [] });
});

describe('the ranking of all teams', () => {
  const boards = rankingStatistics.flatMap((stat) => [1, 2].map((round) => [stat, round] as const));

  it.each(boards)(
    'by %s after round %d is a recount, whatever the page, its size and its direction [A-005, A-126, A-135]',
    async (stat, round) => {
      const expected = expectedOrder(stat, round);
      for (const limit of [7, 100]) {
        const rows = await allPages(`stat=${stat}&round=${round}&limit=${limit}`);
        expect(rows.map(({ teamId, rank }) => [teamId, rank])).toEqual(expected.map(({ teamId, rank }) => [teamId, rank]));
        const reversed = await allPages(`order=${stat}&gameWeek=${round}&limit=${limit}&dir=asc`);
        expect(reversed.toReversed()).toEqual(rows);
      }
    },
  );
  it.each(rankingStatistics)('says the %s of each team, and is by it [A-218, A-318, A-376]', async (stat) => {
    const rows = await allPages(`stat=${stat}&limit=100`);
    expect(rows.map((row) => row[stat])).toEqual(expectedOrder(stat, 2).map(({ points }) => points));
  });
  it('is that after the round which is asked for [A-318]', async () => {
    const rows = await allPages('round=1&limit=100');
    expect(rows.map(({ teamId }) => teamId)).toEqual(expectedOrder('overallPoints', 1).map(({ teamId }) => teamId));
  });
  it('says the own row, the rank before and whether a rank is shared, on every page [A-206, A-318]', async () => {
    const { rankings, user: own, nextPage, page, numTeams, isProvisional, roundId } = await ranking('page=3&limit=5');
    expect([rankings.length, nextPage, page]).toEqual([5, true, 3]);
    expect([numTeams, isProvisional, roundId]).toEqual([expectedOrder('overallPoints', 2).length, true, 2]);
    const [now, before] = [rankOf(ownTeamId, 'overallPoints', 2), rankOf(ownTeamId, 'overallPoints', 1)];
    expect(own).toMatchObject({ userId: user.id, teamName: 'Own', rank: now, prevRank: before, placesWon: before - now });
    const ties = (await allPages('limit=100')).map(({ isTied, rank }, _, rows) => [
      isTied,
      rows.filter((row) => row.rank === rank).length > 1,
    ]);
    for (const [isTied, expected] of ties) expect(isTied).toBe(expected);
  });
  it('says the fewest points with which the user passes the next team [B14]', async () => {
    const { user: own } = await ranking();
    const better = counted.filter(
      ({ statistic, roundId, rank }) => statistic === 'overallPoints' && roundId === 2 && rank < (own?.rank ?? 0),
    );
    expect(own?.pointsToPass).toBe(Math.min(...better.map(({ points }) => points)) - (own?.overallPoints ?? 0) + 1);
  });
  it.each(['overallPoints', 'roundPoints'] as const)(
    'names the last of the teams that the user passes next by %s, on every page [B14]',
    async (stat) => {
      for (const page of [1, 4]) {
        const { user: own, next } = await ranking(`stat=${stat}&page=${page}&limit=5`);
        const before = expectedOrder(stat, 2).filter(({ rank }) => rank < (own?.rank ?? 0));
        expect([next?.teamId, next?.rank]).toEqual([before.at(-1)?.teamId, before.at(-1)?.rank]);
        expect(next?.[stat]).toBe((own?.[stat] ?? 0) + (own?.pointsToPass ?? 0) - 1);
      }
    },
  );

  it.each(rankingStatistics)(
    'says with the first page how the user ranked by %s after each round until the chosen one [B14]',
    async (stat) => {
      const ranks = [1, 2].map((roundId) => ({ roundId, rank: rankOf(ownTeamId, stat, roundId) }));
      const known = ranks.filter(({ rank }) => !Number.isNaN(rank));
      expect(known.length).toBeGreaterThan(0);
      expect((await ranking(`stat=${stat}`)).ownRanks).toEqual(known);
      expect((await ranking(`stat=${stat}&round=1`)).ownRanks).toEqual(known.filter(({ roundId }) => roundId === 1));
      expect((await ranking(`stat=${stat}&page=2`)).ownRanks).toEqual([]);
      expect((await ranking(`stat=${stat}&search=own`)).ownRanks).toEqual([]);
    },
  );

  it('names no team to pass by averages, where no number of points does it', async () =>
    expect(await ranking('stat=averagePoints')).toMatchObject({ next: null, user: { pointsToPass: null } }));

  it('finds users by the beginning of their names in any case, with their ranks among all', async () => {
    const { rankings, nextPage } = await ranking('search=RIVAL%20b&limit=2');
    expect(rankings).toHaveLength(2);
    expect(nextPage).toBe(true);
    for (const { teamId, rank, displayName } of rankings) {
      expect(displayName).toMatch(/^rival b/);
      expect(rank).toBe(rankOf(teamId, 'overallPoints', 2));
    }
    expect((await ranking('search=nobody')).rankings).toEqual([]);
  });
  it('counts players left and projects points while the round is played [B14]', async () => {
    const { user: own } = await ranking();
    expect(own).toMatchObject({ playersToPlay: 6, playersInPlay: 0, projectedPoints: own?.overallPoints });
    expect((await ranking('round=1')).user).toMatchObject({ playersToPlay: null, projectedPoints: null });
  });

  it('projects only the own points where picks are hidden [B20]', async () => {
    const projected = async () => {
      const { rankings, user: own } = await ranking('limit=100');
      const others = rankings.filter(({ userId, playersToPlay }) => userId !== user.id && playersToPlay !== null);
      return [own?.projectedPoints, ...new Set(others.map(({ projectedPoints }) => projectedPoints === null))];
    };
    const own = (await ranking()).user?.overallPoints;
    expect(await projected()).toEqual([own, false]);
    hidePicks();
    expect(await projected()).toEqual([own, true]);
  });
});

describe('the ranking of a league', () => {
  async function aLeague(privacy: 'public' | 'private', startRoundId: number, members: readonly number[]): Promise<number> {
    const teams = await harness.db.selectFrom('teams').select('userId').where('id', 'in', members).orderBy('id').execute();
    return harness.db.transaction().execute(async (tx) => {
      const league = {
        edition: 'srp',
        name: 'League',
        nameKey: 'league',
        code: `${privacy}${startRoundId}${members.length}`,
        privacy,
        startRoundId,
      } as const;
      const { id } = await tx
        .insertInto('leagues')
        .values({ ...league, managerId: teams[0]?.userId ?? 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('leagueMembers')
        .values(teams.map(({ userId }) => ({ leagueId: id, userId })))
        .execute();
      return id;
    });
  }

  it.each(rankingStatistics)('ranks its members among each other by %s, in pages [A-127, A-134, A-319]', async (stat) => {
    const members = teamIds.filter((_, index) => index % 3 === 0);
    const id = await aLeague('public', 1, members);
    const figures = counted.filter(
      ({ teamId, roundId, statistic }) => members.includes(teamId) && roundId === 2 && statistic === stat,
    );
    const expected = figures
      .map(({ teamId, points }) => ({ teamId, rank: 1 + figures.filter((other) => other.points > points).length }))
      .toSorted((a, b) => a.rank - b.rank || a.teamId - b.teamId);
    const rows = await allPages(`stat=${stat}&limit=4`, `ranking/league/${id}`);
    expect(rows.map(({ teamId, rank }) => ({ teamId, rank }))).toEqual(expected);
    const { user: own, next } = await ranking(`stat=${stat}`, `ranking/league/${id}`);
    const before = expected.findLast(({ rank }) => rank < (own?.rank ?? 0));
    expect(next?.teamId).toBe(stat === 'averagePoints' ? undefined : before?.teamId);
    await harness.db.deleteFrom('leagues').where('id', '=', id).execute();
  });
  it('counts points from its start round, and is empty before it [A-319]', async () => {
    const id = await aLeague('private', 2, [...teamIds.slice(0, 10), ownTeamId]);
    const { rankings, user: own, ownRanks } = await ranking('', `ranking/league/${id}`);
    expect(own?.overallPoints).toBe(own?.roundPoints);
    expect(ownRanks).toEqual([{ roundId: 2, rank: own?.rank }]);
    expect(rankings.every(({ overallPoints, roundPoints, prevRank }) => overallPoints === roundPoints && prevRank === null)).toBe(
      true,
    );
    expect(rankings).toHaveLength(10);
    expect((await ranking('round=1', `ranking/league/${id}`)).rankings).toEqual([]);
    expect((await ranking('search=rival', `ranking/league/${id}`)).rankings).toHaveLength(9);
  });
  it('is not there for users who may not see the league, nor in the other edition [A-319]', async () => {
    const id = await aLeague('private', 1, teamIds.slice(0, 3));
    expect((await user.get(`ranking/league/${id}`)).statusCode).toBe(404);
    const publicId = await aLeague('public', 1, teamIds.slice(0, 3));
    expect((await user.get(`trc/ranking/league/${publicId}`)).statusCode).toBe(404);
    expect(await ranking('', `ranking/league/${publicId}`)).toMatchObject({ numTeams: 3, user: null });
  });
  it('has no rows on a page far behind its last one', async () => {
    const id = await aLeague('public', 1, teamIds.slice(0, 4));
    for (const path of ['ranking', `ranking/league/${id}`]) {
      const { rankings, nextPage, numTeams } = await ranking('page=999999999&limit=100', path);
      expect([rankings, nextPage, numTeams]).toEqual([[], false, (await ranking('', path)).numTeams]);
    }
    expect((await ranking('', `ranking/league/${id}`)).numTeams).toBe(4);
  });
  it.each(['overall', 'country'] as const)('ranks every user in the automatic league %s', async (kind) => {
    const subjectId = kind === 'country' ? 554 : 0;
    const { id } = await harness.db
      .insertInto('leagues')
      .values({ edition: 'srp', class: kind, subjectId, code: null, startRoundId: null, managerId: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await allPages('limit=20', `ranking/league/${id}`)).map(({ teamId }) => teamId)).toEqual(
      expectedOrder('overallPoints', 2).map(({ teamId }) => teamId),
    );
  });
});

async function allPages(query: string, path = 'ranking') {
  const rows: Ranking['rankings'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ranking(`${query}&page=${page}`, path);
    rows.push(...answer.rankings);
    if (!answer.nextPage) return rows;
  }
}

function expectedOrder(stat: RankingStatistic, round: number): readonly CountedRank[] {
  return counted
    .filter(({ statistic, roundId }) => statistic === stat && roundId === round)
    .toSorted((a, b) => a.rank - b.rank || a.teamId - b.teamId);
}

function rankOf(teamId: number, stat: RankingStatistic, round: number): number {
  return expectedOrder(stat, round).find((row) => row.teamId === teamId)?.rank ?? Number.NaN;
}
