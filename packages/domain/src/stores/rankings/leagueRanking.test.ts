import { leagueIds } from '@rugby/mocks/builders/leagues';
import { answerRanking } from '@rugby/mocks/handlers/rankings/rankingOf';
import { live } from '@rugby/mocks/scenarios/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Ranking, readRankingQuery } from '../../contract/ranking.ts';
import { editions } from '../../editions.ts';
import { aRanking, shown } from '../../testing/aRanking.ts';

const latest = { roundId: null, statistic: 'overallPoints' } as const;

describe('the ranking of a league', () => {
  it('is asked for by its id and the round [A-127, A-319]', async () => {
    const { store, requests } = await aRanking();
    store.mount(12);
    await store.show({ roundId: 3, statistic: 'overallPoints' });
    expect(requests.at(-1)).toMatchObject({ params: { leagueId: 12 }, query: { page: 1, round: 3 } });
  });

  it('has the figures of the round once all teams are loaded', async () => {
    const { store } = await aRanking(live());
    store.mount(leagueIds.member);
    await store.show(latest);
    const points = shown(store).rankings.map(({ roundPoints }) => roundPoints);
    expect(store.figuresOfRound?.best).toBe(Math.max(...points));
    store.mount();
    await store.show(latest);
    expect(store.figuresOfRound).toBeUndefined();
  });

  it('names no commonest captain while one of the round may be hidden [B20]', async () => {
    const { store, answer } = await aRanking(live());
    const hidden = vi.spyOn(editions.srp, 'revealRivals', 'get').mockReturnValue('on-lock');
    onTestFinished(() => hidden.mockRestore());
    const ranking = answerRanking(readRankingQuery({}), live(), leagueIds.member);
    const captainOf = async (rankings: Ranking['rankings']) => {
      answer(() => ({ ok: true, value: { ...ranking, rankings } }));
      store.mount(leagueIds.member);
      await store.show(latest);
      return store.figuresOfRound?.captain?.teams;
    };
    const rankings = ranking.rankings.map((row) => ({ ...row, captain: { playerId: 11, name: 'Savea' } }));
    expect(await captainOf(rankings)).toBe(rankings.length);
    expect(await captainOf(rankings.map((row, index) => (index === 0 ? { ...row, captain: null } : row)))).toBeUndefined();
  });

  it('has no further page once all of its teams are shown [A-130]', async () => {
    const { store } = await aRanking();
    store.mount(leagueIds.member);
    await store.show(latest);
    expect([shown(store).rankings.length < 20, store.more]).toEqual([true, 'none']);
  });

  it('is asked for with the statistic [A-134]', async () => {
    const { store, requests } = await aRanking();
    store.mount(12);
    await store.show({ roundId: null, statistic: 'averagePoints' });
    expect(requests.at(-1)).toMatchObject({ params: { leagueId: 12 }, query: { stat: 'averagePoints' } });
  });
});
