import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { RequestParts } from '../../contract/endpoint.ts';
import type { Ranking } from '../../contract/ranking.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { searchDelay } from '../remote/searchDelay.ts';
import { FindUserStore } from './FindUserStore.ts';

describe('a search for a user', () => {
  it('is sent half a second after the last keystroke [A-369]', async () => {
    const { store, timer, requests } = aSearch();
    store.type('A');
    store.type('An');
    expect([store.found.state, requests.length, timer.pending]).toEqual(['pending', 0, [searchDelay]]);
    await timer.run();
    expect(requests.map(({ query }) => query)).toEqual([{ search: 'An', page: 1, limit: 5, stat: 'overallPoints' }]);
    expect(store.found.state).toBe('success');
  });

  it('ends with an empty text', async () => {
    const { store, timer, requests } = aSearch();
    store.type('An');
    store.type('  ');
    await timer.run();
    expect([store.found.state, requests.length]).toEqual(['idle', 0]);
  });

  it('drops the answer when more was typed meanwhile', async () => {
    const { store, answer } = aSearch();
    const first = Promise.withResolvers<Outcome<Ranking>>();
    answer(() => first.promise);
    const late = store.load();
    store.type('Ana');
    first.resolve({ ok: true, value: empty });
    await late;
    expect(store.found.state).toBe('pending');
  });

  it('searches the ranking that is shown', async () => {
    const { store, timer, requests } = aSearch();
    store.type('Ana');
    await timer.run();
    store.searchIn({ leagueId: 7, roundId: 3, statistic: 'roundPoints' });
    expect(store.found.state).toBe('pending');
    await timer.run();
    expect(requests.at(-1)).toMatchObject({ params: { leagueId: 7 }, query: { search: 'Ana', round: 3, stat: 'roundPoints' } });
  });

  it('is as it was left when the user returns to the ranking', async () => {
    const { store, timer, requests } = aSearch();
    const scope = { leagueId: 7, roundId: null, statistic: 'overallPoints' } as const;
    const leave = store.mount(7, 'visit');
    store.searchIn(scope);
    store.type('Ana');
    leave();
    expect(timer.pending).toEqual([]);
    store.mount(7, 'visit');
    store.searchIn(scope);
    await vi.waitFor(() => expect(store.found.state).toBe('success'));
    expect([store.search, requests.map(({ query }) => query?.['search'])]).toEqual(['Ana', ['Ana']]);
  });

  it.each([
    ['in another ranking', 7, 'visit'],
    ['for the next user of the page', null, 'next'],
  ])('begins empty %s', (_, leagueId, visitId) => {
    const { store } = aSearch();
    store.mount(null, 'visit')();
    store.type('Ana');
    store.mount(leagueId, visitId);
    expect([store.search, store.found.state]).toEqual(['', 'idle']);
  });
});

const empty: Ranking = {
  rankings: [],
  user: null,
  next: null,
  ownRanks: [],
  nextPage: false,
  page: 1,
  roundId: 6,
  isProvisional: false,
  numTeams: 0,
};

function aSearch() {
  const requests: RequestParts[] = [];
  let current: () => Outcome<Ranking> | Promise<Outcome<Ranking>> = () => ({ ok: true, value: empty });
  const respond = (request: RequestParts) => {
    requests.push(request);
    return current();
  };
  const waiting = new Map<() => void, number>();
  const timer = {
    get pending() {
      return [...waiting.values()];
    },
    after: (milliseconds: number, callBack: () => void) => {
      waiting.set(callBack, milliseconds);
      return () => void waiting.delete(callBack);
    },
    run: async () => {
      for (const callBack of waiting.keys()) callBack();
      waiting.clear();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
  const store = new FindUserStore(fakeApi({ ranking: respond, leagueRanking: respond }), timer);
  return { store, timer, requests, answer: (next: typeof current) => void (current = next) };
}
