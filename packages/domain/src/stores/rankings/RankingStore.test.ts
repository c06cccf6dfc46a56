import { leagueIds } from '@rugby/mocks/builders/leagues';
import { betweenRounds, live } from '@rugby/mocks/scenarios/scenarios';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { RankingQuery } from '../../game/rankings/rankingQuery.ts';
import { aRanking, fromMocks, shown } from '../../testing/aRanking.ts';
import { pollEvery } from '../season/PollStore.ts';

const latest = { roundId: null, statistic: 'overallPoints' } as const;
const busy: Outcome<never> = { ok: false, failure: { kind: 'unavailable' } };

describe('the ranking of all teams', () => {
  it('shows the first page, and the own row wherever it is', async () => {
    const { store } = await aRanking();
    expect(store.view).toEqual({ state: 'loading' });
    await store.show(latest);
    const { rankings, user } = shown(store);
    expect([rankings.length, rankings[0]?.rank, user?.userId]).toEqual([20, 1, 1]);
  });

  it('asks for the round and the statistic [A-128, A-129]', async () => {
    const { store, requests } = await aRanking();
    await store.show({ roundId: 3, statistic: 'averagePoints' });
    expect(requests.at(-1)?.query).toEqual({ page: 1, round: 3, stat: 'averagePoints' });
    expect(store.round?.id).toBe(3);
  });

  it('knows the rounds that have begun, and no other [A-128, A-318]', async () => {
    const world = betweenRounds();
    const { store } = await aRanking(world);
    const unknown = world.rounds.filter(({ id }) => store.isUnknownRound(id));
    expect(unknown).toEqual(world.rounds.filter(({ status }) => status === 'scheduled'));
    expect([unknown.length, store.isUnknownRound(999)]).toEqual([world.rounds.length - store.rounds.length, true]);
  });

  it('knows the round before', async () => {
    const { store } = await aRanking();
    await store.show({ roundId: 3, statistic: 'overallPoints' });
    const before = store.previousRound?.id;
    await store.show({ roundId: 1, statistic: 'overallPoints' });
    expect([before, store.previousRound]).toEqual([2, undefined]);
  });

  it('adds a page without showing a team twice [A-130]', async () => {
    const { store, requests } = await aRanking();
    await store.show(latest);
    expect(store.more).toBe('available');
    const adding = store.loadMore();
    expect(store.more).toBe('loading');
    await adding;
    const ids = shown(store).rankings.map(({ userId }) => userId);
    expect([ids.length, new Set(ids).size, requests.at(-1)?.query?.['page']]).toEqual([40, 40, 2]);
  });

  it('shows as many pages as before to a user who comes back, and one of another ranking [A-130]', async () => {
    const { store } = await aRanking();
    const rowsOfVisit = async (query: RankingQuery) => {
      const leave = store.mount();
      await store.show(query);
      const { length } = shown(store).rankings;
      await store.loadMore();
      leave();
      return length;
    };
    expect(await rowsOfVisit(latest)).toBe(20);
    expect(await rowsOfVisit(latest)).toBe(40);
    expect(await rowsOfVisit({ roundId: 3, statistic: 'overallPoints' })).toBe(20);
    expect(await rowsOfVisit({ roundId: null, statistic: 'averagePoints' })).toBe(20);
    await store.show({ roundId: null, statistic: 'averagePoints' });
    await store.show({ roundId: null, statistic: 'averagePoints' });
    expect(shown(store).rankings.length).toBe(20);
    store.mount()();
    expect(await rowsOfVisit({ roundId: null, statistic: 'averagePoints' })).toBe(20);
  });

  it('shows a team once that moves to the next page while the first one is read', async () => {
    const { store, answer } = await aRanking();
    await store.show(latest);
    const moved = shown(store).rankings.slice(-1);
    answer((request) => {
      const outcome = fromMocks(live())(request);
      return outcome.ok ? { ok: true, value: { ...outcome.value, rankings: [...moved, ...outcome.value.rankings] } } : outcome;
    });
    await store.loadMore();
    const ids = shown(store).rankings.map(({ userId }) => userId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('shows rows by the ranks that they carry, also when a pass ends between two pages', async () => {
    const { store, answer } = await aRanking();
    const leave = store.mount();
    await store.show(latest);
    const [leader] = shown(store).rankings;
    if (leader === undefined) throw new Error('No team is ranked.');
    const fallen = { ...leader, rank: 50 };
    // The second page is of a moment later, in which the leader has lost points.
    answer((request) => {
      const outcome = fromMocks(live())(request);
      if (!outcome.ok || request.query?.['page'] !== 2) return outcome;
      return { ok: true, value: { ...outcome.value, rankings: [fallen, ...outcome.value.rankings.slice(1)] } };
    });
    const expectInOrder = () => {
      const rows = shown(store).rankings;
      expect(rows.filter(({ userId }) => userId === leader.userId)).toEqual([fallen]);
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b));
    };
    await store.loadMore();
    expectInOrder();
    // Who comes back gets as many rows, of two requests.
    for (let page = 3; page <= 6; page += 1) await store.loadMore();
    leave();
    store.mount();
    await store.show(latest);
    expect(shown(store).rankings.length).toBeGreaterThan(100);
    expectInOrder();
  });

  it('knows the projected finish once all teams are loaded, by all points only [B14]', async () => {
    const { store } = await aRanking(live());
    store.mount();
    await store.show(latest);
    expect(store.projectedFinish).toBeUndefined();
    store.mount(leagueIds.member);
    await store.show(latest);
    expect(store.projectedFinish?.rank).toBeGreaterThan(0);
    await store.show({ roundId: null, statistic: 'averagePoints' });
    expect(store.projectedFinish).toBeUndefined();
  });

  it('shows the user between those before and behind [B14]', async () => {
    const { store } = await aRanking(live());
    store.mount(leagueIds.member);
    await store.show(latest);
    const { rankings, user } = shown(store);
    const place = rankings.findIndex(({ userId }) => userId === user?.userId);
    expect(place).toBeGreaterThan(2);
    expect(store.neighbours).toEqual(rankings.slice(place - 2, place + 3));
  });

  it('has the ranks of the user after each round, also with further pages [B14]', async () => {
    const { store } = await aRanking();
    await store.show(latest);
    const { ownRanks } = shown(store);
    expect(ownRanks.at(-1)?.rank).toBe(shown(store).user?.rank);
    store.mount();
    await store.show(latest);
    expect(store.ranksByRound).toEqual(ownRanks.map(({ roundId, rank }) => ({ roundNumber: roundId, rank })));
    await store.loadMore();
    expect(shown(store).ownRanks).toEqual(ownRanks);
  });

  it('keeps its rows when the next page fails, and asks for it again', async () => {
    const { store, answer } = await aRanking();
    await store.show(latest);
    answer(() => busy);
    await store.loadMore();
    expect([store.more, shown(store).rankings.length]).toEqual(['failed', 20]);
    answer(fromMocks(betweenRounds()));
    await store.loadMore();
    expect([store.more, shown(store).rankings.length]).toEqual(['available', 40]);
  });

  it('says why it is not there, and tries again', async () => {
    const { store, answer } = await aRanking();
    answer(() => busy);
    await store.show(latest);
    expect(store.view).toEqual({ state: 'failed', failure: { kind: 'unavailable' } });
    answer(fromMocks(betweenRounds()));
    await store.retry();
    expect(store.view.state).toBe('ready');
  });

  it('drops the late answer to an earlier query', async () => {
    const { store, answer } = await aRanking();
    const first = Promise.withResolvers<void>();
    answer(async (request) => {
      if (request.query?.['round'] === 2) await first.promise;
      return fromMocks(betweenRounds())(request);
    });
    const late = store.show({ roundId: 2, statistic: 'overallPoints' });
    await store.show({ roundId: 4, statistic: 'overallPoints' });
    first.resolve();
    await late;
    expect(store.round?.id).toBe(4);
  });
});

describe('a ranking while a round is played', () => {
  it('follows each scoring pass in all loaded pages, and says when the ranks changed [B14]', async () => {
    const { store, poll, answer, requests } = await aRanking(live());
    store.mount();
    await store.show(latest);
    await store.loadMore();
    await poll.change();
    expect([requests.at(-1)?.query?.['limit'], store.changedAt]).toEqual([40, undefined]);
    answer(async (request) => {
      const outcome = fromMocks(live())(request);
      if (!outcome.ok) return outcome;
      const { rankings } = outcome.value;
      return { ok: true, value: { ...outcome.value, rankings: [...rankings.slice(1), ...rankings.slice(0, 1)] } };
    });
    await poll.change();
    expect([shown(store).rankings.length, shown(store).rankings.at(-1)?.rank, store.changedAt]).toEqual([
      40,
      1,
      Date.parse(live().now),
    ]);
  });

  it('stays in view when a refresh fails', async () => {
    const { store, poll, answer } = await aRanking(live());
    store.mount();
    await store.show(latest);
    answer(() => busy);
    await poll.change();
    expect(store.view.state).toBe('ready');
  });

  it('looks every minute, between rounds every half hour [A-346]', async () => {
    const during = await aRanking(live());
    during.store.mount();
    expect(during.poll.every).toEqual([pollEvery.teamPage]);
    const between = await aRanking(betweenRounds());
    between.store.mount();
    expect(between.poll.every).toEqual([pollEvery.elsewhere]);
  });

  it('does not look any more when the page is left', async () => {
    const { store, poll } = await aRanking();
    store.mount()();
    expect(poll.isStopped).toBe(true);
  });
});
