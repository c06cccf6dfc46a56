import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { transfersOf } from '../../game/transfers/transfers.ts';
import { createTeamHarness } from '../../testing/createTeamHarness.ts';
import { openTeamPage } from '../../testing/openTeamPage.ts';
import { OfflineStore } from '../offline/OfflineStore.ts';
import type { TeamStore } from './TeamStore.ts';

configure({ enforceActions: 'always' });

describe('a draft', () => {
  it('is stored at every edit, and offered when the user returns to the same team', async () => {
    const device = new Map<string, string>();
    const first = await openTeamPage(device, aTeam());
    first.team.edit({ kind: 'remove', playerId: 11 });
    first.close();
    const second = await openTeamPage(device, aTeam());
    expect([second.team.isChanged, second.page.offeredDraft]).toMatchObject([
      false,
      { version: 14, at: '2026-03-25T01:47:28.000Z' },
    ]);
    second.page.resumeDraft();
    expect([second.team.isChanged, second.team.draft.captainId, second.page.offeredDraft]).toEqual([true, null, undefined]);
  });

  it('keeps the captain too', async () => {
    const device = new Map<string, string>();
    const first = await openTeamPage(device, null);
    first.team.edit({ kind: 'add', playerId: 1 });
    first.team.edit({ kind: 'add', playerId: 2 });
    await first.team.makeCaptain(2);
    first.close();
    const second = await openTeamPage(device, null);
    second.page.resumeDraft();
    expect(second.team.draft.captainId).toBe(2);
  });

  it('holds transfers too, with the slot that is still open [B5]', async () => {
    const device = new Map<string, string>();
    const saved = aTeam({ startRoundId: 6 });
    const first = await openTeamPage(device, saved);
    first.team.edit({ kind: 'mark-out', playerId: 2 });
    const before = transfersOf(first.team.draft);
    first.close();
    const second = await openTeamPage(device, saved);
    second.page.resumeDraft();
    expect(before).toMatchObject([{ out: 2, in: null }]);
    expect(transfersOf(second.team.draft)).toEqual(before);
  });

  it('that is resumed over a team saved in another tab holds the transfers of this tab only [B5, D44]', async () => {
    const device = new Map<string, string>();
    const saved = aTeam({ startRoundId: 6 });
    const first = await openTeamPage(device, saved);
    first.team.edit({ kind: 'mark-out', playerId: 2 });
    first.close();
    const traded = { ...saved, version: 15, lineup: { ...saved.lineup, fly_half: [110] } };
    const second = await openTeamPage(device, traded);
    second.page.resumeDraft();
    expect(transfersOf(second.team.draft)).toMatchObject([{ out: 2, in: null }]);
    expect(second.team.sentVersion).toBe(14);
    await second.team.loadToRebase();
    expect(transfersOf(second.team.draft)).toMatchObject([{ out: 2, in: null }]);
    expect([second.team.draft.lineup.fly_half, second.team.sentVersion]).toEqual([[110], 15]);
  });

  it.each([
    ['picks', null, (team: TeamStore) => team.edit({ kind: 'add', playerId: 1 })],
    ['transfers', aTeam({ startRoundId: 6 }), (team: TeamStore) => team.edit({ kind: 'mark-out', playerId: 2 })],
  ] as const)(
    'of %s stays on the device while it is offered, however often the page is reloaded [B5]',
    async (_, saved, edit) => {
      const device = new Map<string, string>();
      const first = await openTeamPage(device, saved);
      edit(first.team);
      first.close();
      const [draft] = drafts(device);
      const reloaded = await openTeamPage(device, saved);
      await reloaded.page.load();
      reloaded.close();
      expect(drafts(device)).toEqual([draft]);
      expect((await openTeamPage(device, saved)).page.offeredDraft).toBeDefined();
    },
  );

  it('is gone once it is discarded or saved', async () => {
    const device = new Map<string, string>();
    const first = await openTeamPage(device, aTeam());
    first.team.edit({ kind: 'remove', playerId: 11 });
    expect(drafts(device)).toHaveLength(1);
    await first.team.save();
    expect(drafts(device)).toEqual([]);
    first.team.edit({ kind: 'remove', playerId: 10 });
    first.close();
    const { page } = await openTeamPage(device, aTeam());
    page.discardDraft();
    expect([page.offeredDraft, drafts(device)]).toEqual([undefined, []]);
  });

  it('that is the saved team, or that is being edited, is not offered', async () => {
    const { lineup, captainId } = aTeam();
    const same = JSON.stringify({ selection: { lineup, captainId }, version: 13, at: '2026-03-25T01:00:00.000Z' });
    const device = new Map([['user:1:draft:srp:7', same]]);
    const { page, team } = await openTeamPage(device, aTeam());
    expect([page.offeredDraft, drafts(device)]).toEqual([undefined, []]);
    team.edit({ kind: 'remove', playerId: 11 });
    await page.load();
    expect([page.offeredDraft, drafts(device).length]).toEqual([undefined, 1]);
  });

  it('of another user is not offered', async () => {
    const device = new Map<string, string>();
    const first = await openTeamPage(device, aTeam());
    first.team.edit({ kind: 'remove', playerId: 11 });
    first.close();
    expect((await openTeamPage(device, aTeam(), 2)).page.offeredDraft).toBeUndefined();
  });

  it('is stored while its session has expired, and never for another user who signs in [B5]', async () => {
    const device = new Map<string, string>();
    const { team, session } = await openTeamPage(device, aTeam());
    session.lapse();
    team.edit({ kind: 'remove', playerId: 11 });
    expect(drafts(device)).toEqual(['user:1:draft:srp:7']);
    await session.logIn({ email: 'another@example.org', password: 'x' });
    team.edit({ kind: 'remove', playerId: 10 });
    expect([session.pageUser?.id, drafts(device)]).toEqual([2, ['user:1:draft:srp:7']]);
  });

  it('that cannot be read any more is passed over', async () => {
    const device = new Map([['user:1:draft:srp:7', '{"selection":7}']]);
    expect((await openTeamPage(device, aTeam())).page.offeredDraft).toBeUndefined();
  });
});

describe('a receipt', () => {
  it('of each save is stored on the device, newest first, and is there when the user returns [B6]', async () => {
    const device = new Map<string, string>();
    const first = await openTeamPage(device, aTeam());
    first.team.edit({ kind: 'remove', playerId: 11 });
    await first.team.save();
    first.team.edit({ kind: 'remove', playerId: 10 });
    await first.team.save();
    first.close();
    const { page } = await openTeamPage(device, aTeam());
    const [newest, older] = page.readReceipts();
    expect([newest, older]).toMatchObject([
      { version: 15, roundId: 7, isAsSent: false },
      { version: 15, roundId: 7, isAsSent: true },
    ]);
    expect(older?.selection.lineup.outside_back).toEqual([0, 14, 15]);
  });

  it('is one of the last ten, and never that of another user [B6]', async () => {
    const device = new Map<string, string>();
    const { team, page } = await openTeamPage(device, aTeam());
    for (const _ of Array.from({ length: 12 })) await team.save();
    expect(page.readReceipts()).toHaveLength(10);
    expect((await openTeamPage(device, aTeam(), 2)).page.readReceipts()).toEqual([]);
  });
});

describe('leaving', () => {
  it('a saved team asks only when it has changes [G-231]', async () => {
    const { page, team } = await openTeamPage(new Map(), aTeam());
    const asks = [page.blocksNavigation];
    team.edit({ kind: 'remove', playerId: 11 });
    expect([...asks, page.blocksNavigation]).toEqual([false, true]);
  });

  it('a new team asks only when it is not empty [G-232]', async () => {
    const { page, team } = await openTeamPage(new Map(), null);
    const asks = [page.blocksNavigation];
    team.edit({ kind: 'add', playerId: 1 });
    expect([...asks, page.blocksNavigation]).toEqual([false, true]);
  });
});

it('the page polls every minute while it is shown, give or take a tenth [A-346, G-356]', async () => {
  const { waits } = await openTeamPage(new Map(), aTeam());
  await vi.waitFor(() => expect(waits).not.toEqual([]));
  expect(waits.filter((wait) => wait < 54_000 || wait > 66_000)).toEqual([]);
});

it('the page loads only the file that has changed again, and then the points and the team [G-301]', async () => {
  const { asked, checksums, nextLook } = await openTeamPage(new Map(), aTeam());
  const looks: string[][] = [];
  for (const changed of [undefined, 'players', 'rounds'] as const) {
    asked.splice(0);
    if (changed !== undefined) checksums[changed] = 'new';
    nextLook();
    await new Promise((resolve) => setTimeout(resolve));
    looks.push([...asked]);
  }
  expect(looks).toEqual([
    ['checksums'],
    ['checksums', 'players', 'gamebar', 'showMyTeam'],
    ['checksums', 'rounds', 'gamebar', 'showMyTeam'],
  ]);
});

it('the team that another device has saved is shown when the user returns to the page, but not over a change that is not saved', async () => {
  let saved = aTeam();
  const { team, show } = await openTeamPage(new Map(), () => saved);
  const returned = async () => {
    show();
    await new Promise((resolve) => setTimeout(resolve));
    return [team.sentVersion, team.draft.captainId];
  };
  saved = { ...saved, captainId: 2, version: 15 };
  expect(await returned()).toEqual([15, 2]);
  team.edit({ kind: 'remove', playerId: 3 });
  saved = { ...saved, captainId: 4, version: 16 };
  expect(await returned()).toEqual([15, 2]);
});

it('the page is loading until the team is known, and failed when it cannot be loaded', async () => {
  const { page } = await createTeamHarness();
  const states = [page.state];
  await page.load();
  const failing = await createTeamHarness(aTeam(), { answers: { showMyTeam: { ok: false, failure: { kind: 'unavailable' } } } });
  await failing.page.load();
  expect([...states, page.state, failing.page.state]).toEqual(['loading', 'ready', 'failed']);
});

it('the page that was prepared before it is shown, with the game bar, is not loaded twice', async () => {
  const { page, asked } = await createTeamHarness();
  await page.prepare();
  const count = asked.length;
  page.mount()();
  expect([asked.at(-1), asked.length]).toEqual(['gamebar', count]);
  page.mount()();
  expect(asked.length).toBeGreaterThan(count);
});

it('the page stays ready when its own load ends while the team is loaded for a change', async () => {
  const held = Promise.withResolvers<void>();
  let due = Promise.resolve();
  const { page, team } = await openTeamPage(new Map(), aTeam(), 1, () => due);
  const load = page.load();
  due = held.promise;
  const change = team.loadToRebase();
  await load;
  expect(page.state).toBe('ready');
  held.resolve();
  await change;
});

it('the page is loaded again when the connection is back, and not for a call that fails while others are answered [B21]', async () => {
  const offline = new OfflineStore();
  let asked = 0;
  const fail = async () => {
    asked += 1;
    if (asked <= 10) offline.recordSource({ from: 'nowhere' });
  };
  await openTeamPage(new Map(), aTeam(), 1, fail, offline);
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toBe(before);
  expect(asked).toBeLessThan(4);
  offline.recordSource({ from: 'nowhere' });
  offline.recordSource({ from: 'server' });
  await vi.waitFor(() => expect(asked).toBe(before + 1));
});

function drafts(device: ReadonlyMap<string, string>): readonly string[] {
  return [...device.keys()].filter((name) => name.includes(':draft:'));
}
