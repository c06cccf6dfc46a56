import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { League } from '../../game/model/league.ts';
import { aLeague } from '../../testing/aLeague.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { JoinLeagueStore } from './JoinLeagueStore.ts';
import { LeagueStore } from './LeagueStore.ts';
import { MyLeaguesStore } from './MyLeaguesStore.ts';

configure({ enforceActions: 'always' });

/** Timers that run when the test lets the time pass. */
function someTimers() {
  let timers: { readonly due: number; readonly callBack: () => void }[] = [];
  let now = 0;
  return {
    after: (milliseconds: number, callBack: () => void) => {
      const timer = { due: now + milliseconds, callBack };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter((timer) => timer.due <= now);
      timers = timers.filter((timer) => timer.due > now);
      for (const { callBack } of due) callBack();
    },
  };
}

const success = (value: object) => ({ ok: true, value }) as const;
const refused = { ok: false, failure: { kind: 'refused', status: 403, errors: [] } } as const;
const paged = { nextPage: false, page: 1 };
const invite = (id: number) => ({ id, league: aLeague({ id: 10 + id }), invitedBy: null, sentAt: '2026-03-25T00:00:00.000Z' });
const lists: Answers = {
  leagues: success({ leagues: [aLeague()], ...paged }),
  invites: success({ invites: [invite(1), invite(2)], ...paged }),
  leaguesToJoin: success({ leagues: [aLeague({ id: 7, isJoined: false })], ...paged }),
};

describe('the leagues of the user', () => {
  function mine(answers: Answers = {}) {
    const [asked, queries]: [string[], unknown[]] = [[], []];
    const timers = someTimers();
    let changes = 0;
    const leagues: Answers[string] = ({ query }) => {
      queries.push(query);
      return success({ leagues: [aLeague()], ...paged });
    };
    const store = new MyLeaguesStore(fakeApi({ ...lists, leagues, ...answers }, asked), timers, () => (changes += 1));
    return { store, asked, queries, timers, changes: () => changes };
  }

  it('are searched 500 ms after the last keystroke, and not before [A-098, A-369]', async () => {
    const { store, queries, timers } = mine();
    store.search.type('t');
    timers.pass(499);
    store.search.type('th');
    timers.pass(499);
    expect(queries).toEqual([]);
    timers.pass(1);
    expect(queries).toEqual([{ privacy: 'all', search: 'th', page: 1 }]);
  });

  it('are filtered by privacy at once [A-097]', async () => {
    const { store, queries } = mine();
    await store.filter('public');
    expect(queries).toEqual([{ privacy: 'public', search: '', page: 1 }]);
  });

  it('show the ranks of the newest count in the cards and in the summary [B14]', async () => {
    const ranks = [3, 1];
    const { store } = mine({ leagues: () => success({ leagues: [aLeague({ rank: ranks.shift() ?? 0 })], ...paged }) });
    await store.load();
    await store.refresh();
    expect([store.leagues.items, store.all].map((leagues) => leagues?.map(({ rank }) => rank))).toEqual([[1], [1]]);
  });

  it('are asked for by the chosen privacy, the search and the page, and all of them without a filter [A-333]', async () => {
    const queries: unknown[] = [];
    const leagues: Answers[string] = ({ query }) => {
      queries.push(query);
      const page = Number(query?.['page']);
      return success({ page, nextPage: page < 2, leagues: [aLeague({ id: page })] });
    };
    const { store } = mine({ leagues });
    await store.load();
    await vi.waitFor(() => expect(store.all).toHaveLength(2));
    expect(queries).toEqual([{ privacy: 'all', search: '', page: 1 }, { page: 1 }, { page: 2 }]);
    await store.filter('public');
    await store.leagues.loadMore();
    expect(queries.slice(3)).toEqual([1, 2].map((page) => ({ privacy: 'public', search: '', page })));
  });

  it('are all known whatever the filter, also when they fill more than one page', async () => {
    let pages = 1;
    const leagues: Answers[string] = ({ query }) => {
      const page = Number(query?.['page'] ?? 1);
      const isHidden = query?.['privacy'] === 'public';
      return success({ page, nextPage: page < pages, leagues: isHidden ? [] : [aLeague({ id: page })] });
    };
    const { store } = mine({ leagues });
    await store.load();
    expect(store.all).toEqual([aLeague()]);
    await store.filter('public');
    expect([store.leagues.items, store.all]).toEqual([[], [aLeague()]]);
    pages = 3;
    await store.filter('all');
    await vi.waitFor(() => expect(store.all?.map(({ id }) => id)).toEqual([1, 2, 3]));
    expect(store.leagues.items?.map(({ id }) => id)).toEqual([1]);
  });

  it('stay as they were known when a later page cannot be loaded', async () => {
    let isBroken = false;
    const leagues: Answers[string] = ({ query }) =>
      isBroken && query?.['page'] === 2 ? refused : success({ leagues: [aLeague()], ...paged, nextPage: isBroken });
    const { store, asked } = mine({ leagues });
    await store.load();
    isBroken = true;
    await store.load();
    await vi.waitFor(() => expect(asked.filter((name) => name === 'leagues')).toHaveLength(4));
    expect(store.all).toEqual([aLeague()]);
  });

  it('gain the league of an accepted invite, which leaves the invites [A-232, A-300]', async () => {
    const { store, asked, changes } = mine({ joinLeague: success({ league: aLeague({ id: 11 }) }) });
    await store.load();
    await store.accept(invite(1));
    expect([store.invites.items?.map(({ id }) => id), asked.slice(-2), changes()]).toEqual([[2], ['joinLeague', 'leagues'], 1]);
  });

  it('gain a league that was joined elsewhere, whose invite leaves the invites [A-232]', async () => {
    const { store, asked, changes } = mine();
    await store.load();
    store.handleJoined(11);
    expect([store.invites.items?.map(({ id }) => id), asked.at(-1), changes()]).toEqual([[2], 'leagues', 1]);
  });

  it('lose an invite that is declined, and keep one that could not be [A-234, A-300]', async () => {
    const { store, changes } = mine({ deleteInvite: success({ isJoined: false }) });
    await store.load();
    await store.decline(invite(2));
    expect([store.invites.items?.map(({ id }) => id), changes()]).toEqual([[1], 1]);
    const failing = mine({ deleteInvite: refused });
    await failing.store.load();
    await failing.store.decline(invite(2));
    expect([failing.store.invites.items?.length, failing.changes()]).toEqual([2, 0]);
  });
});

describe('a league to join', () => {
  function join(answers: Answers) {
    const joined: number[] = [];
    const store = new JoinLeagueStore(fakeApi({ ...lists, ...answers }), someTimers(), ({ id }) => joined.push(id));
    return { store, joined };
  }

  it('is found by its code, and leaves the list once it is joined [A-224, A-232]', async () => {
    const league = aLeague({ id: 7, isJoined: false });
    const { store, joined } = join({ showLeagueByCode: success({ league }), joinLeague: success({ league }) });
    await store.leagues.load();
    await store.open('K7QTX4BD');
    expect(store.found?.value?.id).toBe(7);
    await store.join('K7QTX4BD');
    expect([store.leagues.items, joined, store.failure]).toEqual([[], [7], undefined]);
  });

  it('has a failure while it is not found, or could not be joined, until it is closed [A-351]', async () => {
    const { store } = join({ showLeagueByCode: refused, joinLeague: refused });
    await store.open('K7QTX4BD');
    expect(store.failure).toEqual(refused.failure);
    store.close();
    expect([store.failure, store.code]).toEqual([undefined, undefined]);
    const other = join({ showLeagueByCode: success({ league: aLeague() }), joinLeague: refused }).store;
    await other.open('K7QTX4BD');
    await other.join('K7QTX4BD');
    expect(other.failure).toEqual(refused.failure);
    await other.open('K7QTX4BD');
    expect(other.failure).toBeUndefined();
    await other.join('K7QTX4BD');
    other.close();
    expect(other.failure).toBeUndefined();
  });
});

describe('the league on screen', () => {
  const member = (userId: number) => ({ userId, displayName: `User ${userId}`, teamName: null, rank: null });
  async function opened(answers: Answers = {}) {
    const timers = someTimers();
    let changes = 0;
    const leagueUsers = success({ users: [member(1), member(2)], ...paged });
    const api = fakeApi({ showLeague: success({ league: aLeague() }), leagueUsers, ...answers });
    const store = new LeagueStore(api, timers, () => (changes += 1));
    await store.open(1);
    return { store, timers, changes: () => changes };
  }

  it('shows its saved settings, and confirms them for five seconds [A-236, A-369]', async () => {
    const { store, timers } = await opened({ updateLeague: success({ league: aLeague({ name: 'Spring Series' }) }) });
    await store.update({ name: 'Autumn Series' });
    timers.pass(3000);
    await store.update({ name: 'Spring Series' });
    expect([store.league.value?.name, store.settings]).toEqual(['Spring Series', 'success']);
    timers.pass(4999);
    expect(store.settings).toBe('success');
    timers.pass(1);
    expect(store.settings).toBe('idle');
  });

  it('is read anew while it waits for its start, and no longer after it [A-201, A-231]', async () => {
    const states: League['status'][] = ['scheduled', 'started', 'scheduled'];
    const { store } = await opened({ showLeague: () => success({ league: aLeague({ status: states.shift() ?? 'started' }) }) });
    await store.refresh();
    expect(store.league.value?.status).toBe('started');
    await store.refresh();
    expect([store.league.value?.status, states]).toEqual(['started', ['scheduled']]);
  });

  it('is no longer joined once the user has left, and stays joined when that fails [A-233]', async () => {
    const { store, changes } = await opened({ leaveLeague: success({}) });
    await store.leave();
    expect([store.league.value?.isJoined, changes()]).toEqual([false, 1]);
    const failing = await opened({ leaveLeague: refused });
    await failing.store.leave();
    expect(failing.store.league.value?.isJoined).toBe(true);
  });

  it('loses a member who is removed, and keeps one who could not be [A-235]', async () => {
    const { store } = await opened({ removeLeagueUser: success({}) });
    await store.members.load();
    await store.removeMember(2);
    expect(store.members.items?.map(({ userId }) => userId)).toEqual([1]);
    const failing = await opened({ removeLeagueUser: refused });
    await failing.store.members.load();
    await failing.store.removeMember(2);
    expect(failing.store.members.items).toHaveLength(2);
  });

  it('is read anew when a change is refused because the user no longer runs it, or it is gone [A-107, A-108]', async () => {
    const statuses: number[] = [200, 200, 404];
    const other = { userId: 2, displayName: 'Tevita', name: 'Tevita' };
    const gone = { ok: false, failure: { kind: 'refused', status: 404, errors: [] } } as const;
    let manager = { userId: 1, displayName: 'Mere K', name: 'Mere K' };
    const { store } = await opened({
      showLeague: () => (statuses.shift() === 200 ? success({ league: aLeague({ leagueManager: manager }) }) : gone),
      renewLeagueCode: refused,
      deleteLeague: gone,
    });
    manager = other;
    await store.renewCode();
    expect([store.league.value?.leagueManager, store.isGone]).toEqual([other, false]);
    await store.delete();
    expect(store.isGone).toBe(true);
  });

  it.each(['reload', 'removeMember'] as const)('%s reads the league, its members and its invites anew', async (act) => {
    let [name, users, invites] = ['Thursday Night Tackles', [member(1), member(2)], [{ ...invite(3), email: 'ana@example.org' }]];
    const { store } = await opened({
      showLeague: () => success({ league: aLeague({ name }) }),
      leagueUsers: () => success({ users, ...paged }),
      sentInvites: () => success({ invites, ...paged }),
      removeLeagueUser: { ok: false, failure: { kind: 'refused', status: 422, errors: [] } },
    });
    await Promise.all([store.members.load(), store.sentInvites.load()]);
    [name, users, invites] = ['Spring Series', [member(1)], []];
    await store[act](2);
    expect([store.league.value?.name, store.members.items, store.sentInvites.items]).toEqual(['Spring Series', [member(1)], []]);
  });

  it('is never replaced by the late answer about another one', async () => {
    const late = Promise.withResolvers<{ readonly ok: true; readonly value: object }>();
    const { store } = await opened({
      showLeague: ({ params }) => (params?.['leagueId'] === 2 ? late.promise : success({ league: aLeague() })),
    });
    const second = store.open(2);
    await store.open(1);
    late.resolve(success({ league: aLeague({ id: 2 }) }));
    await second;
    expect(store.league.value?.id).toBe(1);
  });
});
