import { memoryPorts, memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { aPlayer } from '@rugby/mocks/builders/player';
import { aUser } from '@rugby/mocks/builders/user';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { WatchListStore } from './WatchListStore.ts';

configure({ enforceActions: 'always' });

const prop = aPlayer({ id: 1 });
const hooker = aPlayer({ id: 2, position: 'hooker' });

describe('the watch list', () => {
  it('stays on the device, for the user who made it and the edition of its players [B11]', async () => {
    const device = new Map<string, string>();
    const first = await opened(device);
    first.toggle(prop);
    first.toggle(hooker);
    first.toggle(prop);
    expect((await opened(device)).watched.map(({ player }) => player.id)).toEqual([2]);
    expect((await opened(device, 2)).watched).toEqual([]);
    expect((await opened(device, 1, [prop, hooker], editions.trc)).watched).toEqual([]);
  });

  it('tells what changed since it was last looked at [B11]', async () => {
    const device = new Map<string, string>();
    (await opened(device)).toggle(prop);
    const better = aPlayer({ id: 1, cost: 5_400_000, status: 'injured', stats: { ...prop.stats, totalPoints: 150 } });
    const back = await opened(device, 1, [better]);
    expect(back.watched[0]?.changes).toEqual([
      { kind: 'cost', by: 200_000 },
      { kind: 'points', by: 17 },
      { kind: 'status', from: 'starting', to: 'injured' },
    ]);
    back.markSeen();
    expect(back.watched[0]?.changes).toEqual([]);
    expect((await opened(device, 1, [better])).watched[0]?.changes).toEqual([]);
  });

  it('that cannot be read any more is empty', async () => {
    expect((await opened(new Map([['user:1:watched:srp', '[{}]']]))).watched).toEqual([]);
  });
});

describe('the comparison', () => {
  it('takes four players and no fifth, and lets one go who is no longer watched [B11]', async () => {
    const watch = await opened(new Map());
    watch.toggle(prop);
    for (const id of [1, 2, 3, 4, 5]) watch.compare(id);
    expect([watch.compared, watch.canCompareMore]).toEqual([[1, 2, 3, 4], false]);
    watch.compare(2);
    watch.toggle(prop);
    expect(watch.compared).toEqual([3, 4]);
  });
});

async function opened(device: Map<string, string>, userId = 1, players = [prop, hooker], edition = editions.srp) {
  const { season } = await aSeasonStore(seasonAnswers({ players }), twoDaysBefore, edition);
  const api = fakeApi({ user: { ok: true, value: { user: aUser({ id: userId }) } } });
  const session = new SessionStore(api, memoryPorts().session);
  await session.check();
  return new WatchListStore(season, session, memoryStorage(device));
}
