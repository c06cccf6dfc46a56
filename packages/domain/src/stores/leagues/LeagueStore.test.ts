import { expect, it } from 'vitest';
import { aLeague } from '../../testing/aLeague.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { recordRequests } from '../../testing/recordRequests.ts';
import { LeagueStore } from './LeagueStore.ts';

const league = aLeague({ id: 5, isJoined: false });
const renamed = { ...league, name: 'Spring Series' };
const refused = { ok: false, failure: { kind: 'refused', status: 409, errors: [] } } as const;
const paged = { nextPage: false, page: 1 };

it.each([
  ['showLeague', (store: LeagueStore) => store.open(5), { params: { leagueId: 5 } }],
  ['leagueUsers', (store: LeagueStore) => store.members.load(), { params: { leagueId: 5 } }],
  ['sentInvites', (store: LeagueStore) => store.sentInvites.load(), { params: { leagueId: 5 } }],
  ['joinLeague', (store: LeagueStore) => store.join(), { params: { code: 'K7QTX4BD' } }],
  ['deleteLeague', (store: LeagueStore) => store.delete(), { params: { leagueId: 5 } }],
  ['updateLeague', (store: LeagueStore) => store.update({ name: 'X' }), { params: { leagueId: 5 }, body: { name: 'X' } }],
  ['renewLeagueCode', (store: LeagueStore) => store.renewCode(), { params: { leagueId: 5 } }],
  ['sendInviteAgain', (store: LeagueStore) => store.sendAgain(3), { params: { leagueId: 5 }, body: { inviteId: 3 } }],
  ['deleteInvite', (store: LeagueStore) => store.deleteInvite(3), { body: { leagueId: 5, inviteId: 3 } }],
  ['handOverLeague', (store: LeagueStore) => store.handOver(2), { params: { leagueId: 5 }, body: { userId: 2 } }],
] as const)('%s names the league on screen', async (name, act, request) => {
  const { store, sent } = await opened();
  await act(store);
  expect(sent.findLast(([sentName]) => sentName === name)).toMatchObject([name, request]);
});

it('joining, leaving and deleting change the memberships of the user; what is refused does not', async () => {
  const { store, changes } = await opened();
  await store.join();
  expect([store.league.value?.isJoined, changes()]).toEqual([true, 1]);
  await store.leave();
  expect([store.league.value, changes()]).toEqual([league, 2]);
  await store.delete();
  expect(changes()).toBe(3);
  const failing = await opened({ joinLeague: refused, leaveLeague: refused, deleteLeague: refused });
  await failing.store.join();
  await failing.store.leave();
  await failing.store.delete();
  expect([failing.store.league.value, failing.changes()]).toEqual([league, 0]);
});

it('is gone only when the server says so, and is not read anew after a failure of another kind', async () => {
  const unavailable = { ok: false, failure: { kind: 'unavailable' } } as const;
  const { store, sent } = await opened({ renewLeagueCode: unavailable });
  await store.renewCode();
  expect(sent.filter(([name]) => name === 'showLeague')).toHaveLength(1);
  expect([store.isGone, (await opened({ showLeague: unavailable })).store.isGone]).toEqual([false, false]);
});

it.each(['renewCode', 'handOver'] as const)('%s shows the league that the server answers', async (act) => {
  const { store } = await opened();
  await store[act](2);
  expect(store.league.value).toEqual(renamed);
});

it('an invite that is sent, sent again or deleted changes the list of sent invites', async () => {
  const { store, sent } = await opened();
  await store.invite(['a@b.nz']);
  const loads = () => sent.filter(([name]) => name === 'sentInvites').length;
  expect(loads()).toBe(0);
  await store.sentInvites.load();
  await store.invite(['a@b.nz']);
  await store.sendAgain(3);
  expect(loads()).toBe(3);
  await store.deleteInvite(3);
  expect(store.sentInvites.items?.map(({ id }) => id)).toEqual([4]);
});

it('a member who is removed is also missing in the league, and a refused invite changes no list', async () => {
  const { store, sent } = await opened({ inviteToLeague: refused });
  const loads = (of: string) => sent.filter(([name]) => name === of).length;
  await store.removeMember(2);
  await store.sentInvites.load();
  await store.invite(['a@b.nz']);
  expect([loads('showLeague'), loads('sentInvites')]).toEqual([2, 1]);
});

it('settings are pending while they are saved, and not confirmed when that fails or another league is opened', async () => {
  const failing = (await opened({ updateLeague: refused })).store;
  const saving = failing.update({ name: 'Spring Series' });
  expect(failing.settings).toBe('pending');
  await saving;
  expect([failing.settings, failing.league.value]).toEqual(['idle', league]);
  const { store } = await opened();
  await store.update({ name: 'Spring Series' });
  const confirmed = store.settings;
  await store.open(6);
  expect([confirmed, store.settings, store.leagueId]).toEqual(['success', 'idle', 6]);
});

async function opened(answers: Answers = {}) {
  const invite = (id: number) => ({ id, email: `${id}@b.nz`, sentAt: '2026-03-25T00:00:00.000Z' });
  const all: Answers = {
    showLeague: { ok: true, value: { league } },
    leagueUsers: { ok: true, value: { users: [], ...paged } },
    sentInvites: { ok: true, value: { invites: [invite(3), invite(4)], ...paged } },
    joinLeague: { ok: true, value: { league: { ...league, isJoined: true } } },
    updateLeague: { ok: true, value: { league: renamed } },
    renewLeagueCode: { ok: true, value: { league: renamed } },
    handOverLeague: { ok: true, value: { league: renamed } },
    ...Object.fromEntries(
      ['leaveLeague', 'deleteLeague', 'inviteToLeague', 'sendInviteAgain', 'deleteInvite', 'removeLeagueUser'].map((name) => [
        name,
        { ok: true, value: { isJoined: false } } as const,
      ]),
    ),
    ...answers,
  };
  const { recorded, sent } = recordRequests(all);
  let changes = 0;
  const store = new LeagueStore(fakeApi(recorded), { after: () => () => {} }, () => (changes += 1));
  await store.open(5);
  return { store, sent, changes: () => changes };
}
