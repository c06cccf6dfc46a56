import { fifteenOf } from '@rugby/mocks/builders/player';
import { aGamebar } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { afterEach, expect, vi } from 'vitest';
import type { Api } from '../api/apiClient.ts';
import type { Failure, Outcome } from '../api/failure.ts';
import type { RequestParts } from '../contract/endpoint.ts';
import type { Team } from '../game/model/entities.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from './aSeasonStore.ts';
import { reserves } from './createTeamHarness.ts';
import { type Answers, fakeApi } from './fakeApi.ts';
import { createTeamStores } from '../stores/createTeamStores.ts';
import { SessionStore } from '../stores/session/SessionStore.ts';
import { OfflineStore } from '../stores/offline/OfflineStore.ts';
import { QueuedChangeStore } from '../stores/offline/QueuedChangeStore.ts';

/** What the server has stored at first. */
export const savedTeam = aTeam({ startRoundId: 1 });
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A device, and a server that stores one team and can be out of reach. */
export function aDevice(stored: Team | null = savedTeam) {
  const server: {
    team: Team | null;
    isReachable: boolean;
    sent: string[];
    refusal?: Failure;
    onRefusal?: () => void;
    isDue?: () => Promise<void>;
    /** So many of the next answers with the team are lost. */
    losses: number;
  } = {
    team: stored,
    isReachable: true,
    losses: 0,
    sent: [],
  };
  return { texts: new Map<string, string>(), server };
}

/** Opens the team page on a device, as a reload does. It is left after the test. */
export async function openTeamPage({ texts, server }: ReturnType<typeof aDevice>, userId = 1, now = twoDaysBefore) {
  const ports = memoryPorts({ texts });
  const offline = new OfflineStore();
  const change = (name: string, about: (body: RequestParts['body']) => Partial<Team>) => (request: RequestParts) => {
    const version = server.team?.version ?? 0;
    if (request.body?.['version'] !== version) return refusedAs('stale-version');
    server.sent.push(name);
    server.onRefusal?.();
    if (server.refusal !== undefined) return { ok: false, failure: server.refusal } as const;
    server.team = { ...(server.team ?? savedTeam), ...about(request.body), version: version + 1 };
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
    makeTrades: change('transfers', () => ({ lineup: stores.queue.change?.selection.lineup ?? savedTeam.lineup })),
  };
  const api = overConnection(fakeApi(answers), server, offline);
  const { clock } = await aSeasonStore(seasonAnswers(), now);
  const { season } = await aSeasonStore(seasonAnswers({ players: [...fifteenOf(), ...reserves] }), now);
  const session = new SessionStore(fakeApi(answers), ports.session);
  await session.check();
  const stores = createTeamStores({ api, clock, session, season, offline, ports });
  const timers = new Map<number, () => void>();
  const page = {
    after: (milliseconds: number, callBack: () => void) => {
      timers.set(milliseconds, callBack);
      return () => timers.delete(milliseconds);
    },
  };
  const queued = new QueuedChangeStore({ api, ports: { page }, offline, session, season, ...stores });
  const closePage = stores.page.mount();
  const closeQueue = queued.mount();
  const close = () => [closePage, closeQueue].forEach((stop) => stop());
  closers.push(close);
  await vi.waitFor(() => expect(stores.page.isReady).toBe(true));
  await settled();
  return { ...stores, offline, queued, timers, close, comeBack: () => comeBack(server, offline) };
}

/** The connection is lost and found as the stores notice it: by the calls that they make. */
function overConnection(api: Api, server: { readonly isReachable: boolean; losses: number }, offline: OfflineStore): Api {
  const reads = new Set(['showMyTeam', 'gamebar']);
  return {
    expect: api.expect,
    fetch: async (file) => {
      offline.recordSource(server.isReachable ? { from: 'server' } : { from: 'copy', at: '2026-03-25T01:00:00.000Z' });
      return api.fetch(file);
    },
    send: async (endpoint, request) => {
      if (server.isReachable && endpoint.name === 'showMyTeam' && server.losses > 0) {
        server.losses -= 1;
        return { ok: false, failure: { kind: 'offline' } };
      }
      const isCopied = !server.isReachable && reads.has(endpoint.name);
      if (server.isReachable) offline.recordSource({ from: 'server' });
      else offline.recordSource(isCopied ? { from: 'copy', at: '2026-03-25T01:00:00.000Z' } : { from: 'nowhere' });
      return server.isReachable || isCopied ? api.send(endpoint, request) : { ok: false, failure: { kind: 'offline' } };
    },
  };
}

async function comeBack(server: { isReachable: boolean }, offline: OfflineStore): Promise<void> {
  server.isReachable = true;
  offline.recordSource({ from: 'server' });
  await settled();
}

/** Waits until what was started has been done. */
export function settled(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 20);
  });
}

function refusedAs(code: 'stale-version' | 'over-budget'): Outcome<never> {
  return { ok: false, failure: { kind: 'refused', status: 409, errors: [{ code, message: '' }] } };
}
