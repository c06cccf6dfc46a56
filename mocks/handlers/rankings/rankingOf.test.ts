import { leagueIds } from '../../builders/leagues.ts';
import { readRankingQuery } from '@rugby/domain/contract/ranking';
import { describe, expect, it } from 'vitest';
import { betweenRounds, historicRound, midRound, preSeason } from '../../scenarios/scenarios.ts';
import { leagueReviewOf } from './playedRounds.ts';
import { findLeague } from '../leagues/presentLeague.ts';
import { answerRanking, rankingOf } from './rankingOf.ts';

const ranking = (query: Parameters<typeof readRankingQuery>[0], world = historicRound()) =>
  rankingOf(readRankingQuery(query), world);

describe('the ranking of a world', () => {
  it('has pages, ties and the user far down, at the rank of the game bar [A-318]', () => {
    const world = historicRound();
    const { rankings, user, nextPage, numTeams } = ranking({}, world);
    expect([rankings.length, rankings[0]?.rank, nextPage, numTeams]).toEqual([20, 1, true, 2100]);
    expect(user).toMatchObject({ userId: 1, rank: world.gamebar.rank, overallPoints: world.gamebar.totalPoints });
    expect(ranking({ page: 60, limit: 100 }, world).rankings).toEqual([]);
    expect(ranking({ page: 30 }, world).rankings.some(({ isTied }) => isTied)).toBe(true);
  });
  it('finds a user by the beginning of the name, with the rank among all', () => {
    const { rankings } = ranking({ search: 'mere' });
    expect(rankings).toEqual([ranking({}).user]);
  });
  it('has another order after another round and by another statistic', () => {
    const orders = [{}, { round: 3 }, { stat: 'roundPoints' }, { stat: 'averagePoints' }] as const;
    const first = orders.map((query) =>
      ranking(query)
        .rankings.map(({ userId }) => userId)
        .join(),
    );
    expect(new Set(first).size).toBe(orders.length);
  });
  it('has live figures while a round is played only', () => {
    expect(ranking({}).user?.playersToPlay).toBeNull();
    const live = ranking({}, midRound());
    expect(live.isProvisional).toBe(true);
    expect(live.user?.playersToPlay).toBeGreaterThan(0);
  });
  it('counts places since the latest kick-off from the ranks with the points of then, in leagues among the members [B14]', () => {
    expect(ranking({}).user?.placesWonSinceKickOff).toBeNull();
    const placesIn = (leagueId?: number) =>
      rankingOf(readRankingQuery({ limit: 100 }), midRound(), leagueId).rankings.map(
        ({ placesWonSinceKickOff }) => placesWonSinceKickOff ?? Number.NaN,
      );
    expect(new Set(placesIn()).size).toBeGreaterThan(3);
    const inLeague = placesIn(leagueIds.member);
    expect(Math.max(...inLeague.map(Math.abs))).toBeLessThan(inLeague.length);
  });
  it('is empty before the season, and has no own row without a session', () => {
    expect(ranking({}, preSeason())).toMatchObject({ rankings: [], user: null, roundId: null });
    expect(ranking({}, betweenRounds()).user).toBeNull();
  });
  it('of a league ranks its members, with the user in the middle', () => {
    const { user, numTeams } = rankingOf(readRankingQuery({}), historicRound(), leagueIds.member);
    expect(numTeams).toBe(18);
    expect(user?.rank).toBeGreaterThan(5);
    expect(user?.rank).toBeLessThan(18);
  });

  it('of an automatic league ranks the teams that it is about, and no others [A-127]', () => {
    const world = historicRound();
    const ofAll = ranking({ limit: 100 }).rankings.map(({ userId }) => userId);
    for (const id of [leagueIds.country, leagueIds.squad]) {
      const { user, numTeams, rankings } = rankingOf(readRankingQuery({ limit: 100 }), world, id);
      expect(findLeague(id, world)).toMatchObject({ league: { numTeams, rank: user?.rank ?? null } });
      expect(rankings.map(({ userId }) => userId)).not.toEqual(ofAll);
    }
    const other = { ...world, user: world.user && { ...world.user, countryOfResidenceId: 36 } };
    expect(rankingOf(readRankingQuery({}), other, leagueIds.country).user).toBeNull();
  });

  it('of a league counts from its start round, also in the season review [B25]', () => {
    const world = historicRound();
    const leagues = world.leagues.map((league) => (league.id === leagueIds.member ? { ...league, startId: 5 } : league));
    const { user } = rankingOf(readRankingQuery({}), { ...world, leagues }, leagueIds.member);
    const points = world.history.filter(({ roundId }) => roundId >= 5).map(({ points: { round } }) => round);
    expect(user?.overallPoints).toBe(points.reduce((sum, one) => sum + one, 0));
    const places = leagueReviewOf(leagueIds.member, { ...world, leagues });
    expect(places).toMatchObject({ rounds: [{ roundId: 5 }, { roundId: 6, rank: user?.rank, numTeams: 18 }] });
  });

  it('says with the first page how the user ranked after each round, and with no other [B14]', () => {
    const world = historicRound();
    const { ownRanks, roundId } = answerRanking(readRankingQuery({}), world);
    const ranks = ownRanks.map((own) => ranking({ round: own.roundId }, world).user?.rank);
    expect([ownRanks.length, ownRanks.at(-1)?.roundId]).toEqual([world.history.length, roundId]);
    expect(ownRanks.map(({ rank }) => rank)).toEqual(ranks);
    expect(answerRanking(readRankingQuery({ page: 2 }), world).ownRanks).toEqual([]);
  });
});
