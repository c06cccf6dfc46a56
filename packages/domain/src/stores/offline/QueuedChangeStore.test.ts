import { fifteenOf } from '@rugby/mocks/builders/player';
import { aGamebar } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { configure } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/apiClient.ts';
import type { Failure, Outcome } from '../../api/failure.ts';
import type { RequestParts } from '../../contract/endpoint.ts';
import type { Team } from '../../game/model/entities.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { reserves } from '../../testing/createTeamHarness.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { createTeamStores } from '../createTeamStores.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { OfflineStore } from './OfflineStore.ts';
import { QueuedChangeStore } from './QueuedChangeStore.ts';

configure({ enforceActions: 'always' });

const saved = aTeam({ startRoundId: 1 });
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A device, and a server that stores one team and can be out of reach. */
function aDevice(stored: Team | null = saved) {
  const server: { team: Team | null; isReachable: boolean; sent: string[]; refusal?: Failure; isDue?: () => Promise<void> } = {
    team: stored,
    isReachable: true,
    sent: [],
  };
  return { texts: new Map<string, string>(), server };
}

/** Opens the team page on a device, as a reload does. */
async function opened({ texts, server }: ReturnType<typeof aDevice>, userId = 1, now = twoDaysBefore) {
  const ports = memoryPorts({ texts });
  const offline = new OfflineStore();
  const change = (name: string, about: (body: RequestParts['body']) => Partial<Team>) => (request: RequestParts) => {
    const version = server.team?.version ?? 0;
    if (request.body?.['version'] !== version) return refusedAs('stale-version');
    server.sent.push(name);
    if (server.refusal !== undefined) return { ok: false, failure: server.refusal } as const;
    server.team = { ...(server.team ?? saved), ...about(request.body), version: version + 1 };
    return { ok: true, value: { team: server.team } } as const;
  };
  const answers: Answers = {
    ...seasonAnswers({ players: [...fifteenOf(), ...reserves] }),
    user: { ok: true, value: { user: aUser({ id: userId }) } },
    checksums: { ok: true, value: { rounds: 'r', players: 'p' } },
    gamebar: { ok: true, value: aGamebar() },
    showMyTeam: async () => {
      await server.isDue?.();
      return { ok: true, value: { team: server.team } };
    },
    changeCaptain: change('captain', (body) => ({ captainId: Number(body?.['newId']) })),
    updateTeam: change('save', () => ({ ...stores.team.draft })),
    makeTrades: change('transfers', () => ({ lineup: stores.queue.change?.selection.lineup ?? saved.lineup })),
  };
  const api = overConnection(fakeApi(answers), server, offline);
  const { clock } = await aSeasonStore(seasonAnswers(), now);
  const { season } = await aSeasonStore(seasonAnswers({ players: [...fifteenOf(), ...reserves] }), now);
  const session = new SessionStore(fakeApi(answers), ports.session);
  await session.check();
  const stores = createTeamStores({ api, clock, session, season, offline, ports });
  const queued = new QueuedChangeStore({ api, offline, session, season, ...stores });
  const closePage = stores.page.mount();
  const closeQueue = queued.mount();
  const close = () => [closePage, closeQueue].forEach((stop) => stop());
  closers.push(close);
  await vi.waitFor(() => expect(stores.page.isReady).toBe(true));
  await settled();
  return { ...stores, queued, close, comeBack: () => comeBack(server, offline) };
}

/** The connection is lost and found as the stores notice it: by the calls that they make. */
function overConnection(api: Api, server: { readonly isReachable: boolean }, offline: OfflineStore): Api {
  const reads = new Set(['showMyTeam', 'gamebar']);
  return {
    expect: api.expect,
    fetch: async (file) => {
      offline.notice(server.isReachable ? { from: 'server' } : { from: 'copy', at: '2026-03-25T01:00:00.000Z' });
      return api.fetch(file);
    },
    send: async (endpoint, request) => {
      const isCopied = !server.isReachable && reads.has(endpoint.name);
      if (server.isReachable) offline.notice({ from: 'server' });
      else offline.notice(isCopied ? { from: 'copy', at: '2026-03-25T01:00:00.000Z' } : { from: 'nowhere' });
      return server.isReachable || isCopied ? api.send(endpoint, request) : { ok: false, failure: { kind: 'offline' } };
    },
  };
}

async function comeBack(server: { isReachable: boolean }, offline: OfflineStore): Promise<void> {
  server.isReachable = true;
  offline.notice({ from: 'server' });
  await settled();
}

function settled(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 20);
  });
}

function refusedAs(code: 'stale-version' | 'over-budget'): Outcome<never> {
  return { ok: false, failure: { kind: 'refused', status: 409, errors: [{ code, message: '' }] } };
}

describe('a captain who is chosen without a connection', () => {
  it('stays on the pitch, queued, also after a reload, and is sent once when the connection is back', async () => {
    const device = aDevice();
    const page = await opened(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    expect([page.team.draft.captainId, page.queue.holds(page.team.draft), page.editor.notification?.kind]).toEqual([
      13,
      true,
      'queued',
    ]);
    page.close();

    const reloaded = await opened(device);
    expect([reloaded.team.draft.captainId, reloaded.queue.holds(reloaded.team.draft), reloaded.page.offeredDraft]).toEqual([
      13,
      true,
      undefined,
    ]);
    await reloaded.comeBack();
    expect([device.server.sent, device.server.team?.captainId]).toEqual([['captain'], 13]);
    expect([reloaded.queued.change, reloaded.team.isChanged, [...device.texts.keys()].join()]).toEqual([
      undefined,
      false,
      'user:1:receipts:srp',
    ]);
  });

  it('takes the place of one who was queued before', async () => {
    const device = aDevice();
    const page = await opened(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    await page.editor.makeCaptain(12);
    await page.comeBack();
    expect([device.server.sent, device.server.team?.captainId]).toEqual([['captain'], 12]);
  });

  it('can be taken back: nothing is sent, and the choice stays a draft', async () => {
    const device = aDevice();
    const page = await opened(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    page.queued.takeBack();
    await page.comeBack();
    expect([device.server.sent, page.team.isChanged, page.queue.holds(page.team.draft)]).toEqual([[], true, false]);
  });

  it('is not sent for another user of the device', async () => {
    const device = aDevice();
    const page = await opened(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    page.close();
    device.server.isReachable = true;
    const other = await opened(device, 2);
    expect([other.queued.change, device.server.sent]).toEqual([undefined, []]);
  });
});

it('a first team that is saved without a connection is queued and sent', async () => {
  const device = aDevice(null);
  const page = await opened(device);
  device.server.isReachable = false;
  page.team.edit({ kind: 'add', playerId: 1 });
  await page.editor.save();
  expect(page.queue.holds(page.team.draft)).toBe(true);
  page.team.edit({ kind: 'add', playerId: 2 });
  expect(page.queue.holds(page.team.draft)).toBe(false);
  page.team.edit({ kind: 'undo' });
  await page.comeBack();
  expect([device.server.sent, page.queued.change]).toEqual([['save'], undefined]);
});

it('transfers that are sent without a connection are queued, and sent as trades', async () => {
  const device = aDevice();
  const page = await opened(device);
  device.server.isReachable = false;
  page.transfers.start();
  page.transfers.markOut(10);
  page.transfers.bringIn(110);
  await page.transfers.submit();
  expect([page.queued.change?.kind, page.transfers.isOn]).toEqual(['transfers', true]);
  await page.comeBack();
  expect([device.server.sent, device.server.team?.lineup.fly_half, page.transfers.isOn]).toEqual([['transfers'], [110], false]);
});

it('a change whose answer alone was lost is not sent again', async () => {
  const device = aDevice();
  const page = await opened(device);
  device.server.isReachable = false;
  await page.editor.makeCaptain(13);
  device.server.team = { ...saved, captainId: 13, version: saved.version + 1 };
  await page.comeBack();
  expect([device.server.sent, page.queued.change, page.team.isChanged]).toEqual([[], undefined, false]);
});

it('a queued change that the server refuses is not queued any more, and stays a draft', async () => {
  const device = aDevice();
  const page = await opened(device);
  device.server.isReachable = false;
  await page.editor.makeCaptain(13);
  device.server.refusal = { kind: 'refused', status: 422, errors: [{ code: 'over-budget', message: 'Too dear.' }] };
  await page.comeBack();
  expect([page.queued.change, page.team.isChanged, page.editor.dialog?.kind]).toEqual([undefined, true, 'error']);
});

describe('when the team was saved elsewhere meanwhile', () => {
  async function inConflict() {
    const device = aDevice();
    const page = await opened(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.team = { ...saved, captainId: 12, version: 20 };
    await page.comeBack();
    expect(page.editor.dialog).toMatchObject({
      kind: 'queued-conflict',
      conflict: { reason: 'saved-elsewhere', lost: [{ kind: 'captain', sent: 13, saved: 12 }] },
    });
    expect(device.server.sent).toEqual([]);
    return { device, page };
  }

  it('the user may save what was queued', async () => {
    const { device, page } = await inConflict();
    await page.queued.insist();
    expect([device.server.sent, device.server.team?.captainId, page.queued.change]).toEqual([['captain'], 13, undefined]);
  });

  it('the question comes also if the page loads the team at the same time', async () => {
    const device = aDevice();
    const page = await opened(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.team = { ...saved, captainId: 12, version: 20 };
    device.server.isDue = async () => {
      device.server.isDue = () => new Promise((done) => setTimeout(done, 10));
      queueMicrotask(() => void page.page.load());
    };
    await page.comeBack();
    await vi.waitFor(() => expect(page.editor.dialog?.kind).toBe('queued-conflict'));
  });

  it('the user may take what is saved', async () => {
    const { device, page } = await inConflict();
    await page.queued.giveUp();
    expect([device.server.sent, page.team.draft.captainId, page.queued.change]).toEqual([[], 12, undefined]);
  });

  it('the user may decide later', async () => {
    const { page } = await inConflict();
    page.editor.closeDialog();
    expect([page.queued.change?.kind, page.editor.dialog]).toEqual(['captain', undefined]);
    page.queued.decide();
    expect(page.editor.dialog?.kind).toBe('queued-conflict');
  });
});

it('once a changed player has kicked off nothing is sent, and what was queued may stay a draft', async () => {
  const device = aDevice();
  const page = await opened(device);
  device.server.isReachable = false;
  await page.editor.makeCaptain(13);
  page.close();
  device.server.isReachable = true;
  const later = await opened(device, 1, twoDaysBefore + 4 * 86_400_000);
  expect(later.queued.conflict?.reason).toBe('locked');
  later.queued.keepAsDraft();
  expect([device.server.sent, later.queued.change, later.team.draft.captainId]).toEqual([[], undefined, 13]);
});
