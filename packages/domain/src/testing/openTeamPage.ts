import { aTeam } from '@rugby/mocks/builders/team';
import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { editions } from '../editions.ts';
import type { Team } from '../game/model/entities.ts';
import { createTeamStores } from '../stores/createTeamStores.ts';
import { OfflineStore } from '../stores/offline/OfflineStore.ts';
import { ClockStore } from '../stores/season/ClockStore.ts';
import { SeasonStore } from '../stores/season/SeasonStore.ts';
import { SessionStore } from '../stores/session/SessionStore.ts';
import { seasonAnswers, twoDaysBefore } from './aSeasonStore.ts';
import { type Answers, fakeApi } from './fakeApi.ts';

/**
 * Opens the team page of a user on a device with these stored texts. `isDue` delays the answer with the saved team. `nextLook` lets the time pass until
 * the next poll, and `show` shows the page again.
 */
export async function openTeamPage(
  device: Map<string, string>,
  saved: Team | null | (() => Team),
  userId = 1,
  isDue = () => Promise.resolve(),
  offline = new OfflineStore(),
) {
  const asked: string[] = [];
  const checksums = { rounds: 'r', players: 'p' };
  const answers: Answers = {
    ...seasonAnswers(),
    user: { ok: true, value: { user: aUser({ id: userId }) } },
    showMyTeam: async () => {
      await isDue();
      return { ok: true, value: { team: typeof saved === 'function' ? saved() : saved } };
    },
    logIn: { ok: true, value: { user: aUser({ id: 2 }) } },
    updateTeam: {
      ok: true,
      value: { team: aTeam({ lineup: { ...aTeam().lineup, outside_back: [0, 14, 15] }, captainId: null, version: 15 }) },
    },
    gamebar: async () => {
      offline.recordSource({ from: 'server' });
      const value = { roundPoints: null, totalPoints: null, rank: null, roundRank: null, isProvisional: null, rounds: [] };
      return { ok: true, value };
    },
    checksums: () => ({ ok: true, value: { ...checksums } }),
  };
  const api = fakeApi(answers, asked);
  const clock = new ClockStore({ now: () => twoDaysBefore, everySecond: () => () => {} });
  const season = new SeasonStore(editions.srp, api, clock);
  await season.load();
  const memory = memoryPorts({ texts: device });
  const waits: number[] = [];
  let nextLook = () => {};
  const after = (milliseconds: number, callBack: () => void) => {
    waits.push(milliseconds);
    nextLook = callBack;
    return () => {};
  };
  let showAgain: readonly (() => void)[] = [];
  const onShown = (callBack: () => void) => {
    showAgain = [...showAgain, callBack];
    return () => {};
  };
  const ports = { ...memory, page: { ...memory.page, after, onShown, isHidden: () => false } };
  const session = new SessionStore(api, ports.session);
  await session.check();
  const { page, team, boosters, choice, transfers } = createTeamStores({ api, clock, session, season, offline, ports });
  const close = page.mount();
  await page.load();
  return {
    page,
    team,
    boosters,
    choice,
    transfers,
    session,
    close,
    waits,
    asked,
    checksums,
    nextLook: () => nextLook(),
    show: () => showAgain.forEach((callBack) => callBack()),
  };
}
