import { aTeam } from '@rugby/mocks/builders/team';
import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { describe, expect, it } from 'vitest';
import type { Round, Team } from '../../game/model/entities.ts';
import { editions } from '../../editions.ts';
import { aSeasonStore, roundsBehindClock, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { createTeamStores } from '../createTeamStores.ts';
import { OfflineStore } from '../offline/OfflineStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import { SessionStore } from '../session/SessionStore.ts';

const seen = 'user:1:seen-round:srp';
const started = aTeam({ startRoundId: 1 });

describe('when a round has ended, on two days before round 7', () => {
  it('a user who last saw round 6 being played is shown its result', async () => {
    const { view, editor, device } = await opened(new Map([[seen, '6']]), started);
    expect([view.round?.id, view.isHistoric, editor.pool.isOpen]).toEqual([6, true, true]);
    await view.select(7);
    expect(device.get(seen)).toBe('7');
  });

  it('a result is shown again after a reload, until the user goes to another round or to another page', async () => {
    const device = new Map([[seen, '6']]);
    for (const visit of [await opened(device, started), await opened(device, started)]) expect(visit.view.round?.id).toBe(6);
    const { unmount } = await opened(device, started);
    unmount();
    const later = await opened(device, started);
    expect([later.view.round?.id, device.get(seen)]).toEqual([7, '7']);
  });

  it('news of the season do not open its sheet again, once the user has closed it', async () => {
    const { editor, season, view } = await opened(new Map([[seen, '6']]), started);
    editor.pool.close();
    await season.load();
    expect([view.round?.id, editor.pool.isOpen]).toEqual([6, false]);
  });

  it('a user who has seen round 7 stays there, and so does who comes for the first time', async () => {
    for (const device of [new Map([[seen, '7']]), new Map<string, string>()]) {
      const { view, result } = await opened(device, started);
      expect([view.round?.id, view.isHistoric, result.last?.id, device.get(seen)]).toEqual([7, false, 6, '7']);
    }
  });

  it('the round that was last seen in one edition says nothing of the other', async () => {
    const { view } = await opened(new Map([[seen, '6']]), started, editions.trc);
    expect(view.round?.id).toBe(7);
  });

  it('a team that did not play has no result', async () => {
    for (const team of [null, aTeam({ startRoundId: 7 })]) {
      const { view, result } = await opened(new Map([[seen, '6']]), team);
      expect([view.round?.id, result.last]).toEqual([7, undefined]);
    }
  });

  it('an edit that is not saved is not interrupted: the result is shown on a visit after it', async () => {
    const draft = {
      selection: { ...started, lineup: { ...started.lineup, outside_back: [0, 14, 15] } },
      version: 14,
      at: '2026-03-25T01:00:00.000Z',
    };
    const device = new Map([
      [seen, '6'],
      ['user:1:draft:srp:7', JSON.stringify(draft)],
    ]);
    const { page, view } = await opened(device, started);
    expect([page.offeredDraft === undefined, view.round?.id]).toEqual([false, 7]);
    device.delete('user:1:draft:srp:7');
    const later = await opened(device, started);
    expect(later.view.round?.id).toBe(6);
  });
});

it('a round has ended at the next kick-off, before the server has published so: its result is shown [D43]', async () => {
  const { view, result, device } = await opened(new Map([[seen, '6']]), started, editions.srp, roundsBehindClock);
  expect([view.round?.id, view.isHistoric, result.last?.id, device.get(seen)]).toEqual([6, true, 6, '6']);
});

it('a result that opens while a booster or a captain is being chosen ends the choice [G-253]', async () => {
  const { captain, choice, season, view } = await opened(new Map([[seen, '7']]), started);
  choice.choose('CO_CAPTAIN');
  captain.start();
  completeRound7(season);
  expect([view.round?.id, view.isHistoric, choice.type, captain.isOn]).toEqual([7, true, undefined, false]);
});

it('the result of the last round is shown once: the device forgets the season with it', async () => {
  const rounds = betweenRounds().rounds.filter(({ id }) => id <= 7);
  const { device, editor, season, unmount } = await opened(new Map([[seen, '7']]), started, editions.srp, rounds);
  completeRound7(season);
  const shown = [editor.pool.isOpen, device.has(seen)];
  unmount();
  expect([...shown, device.has(seen)]).toEqual([true, false, false]);
});

it.each([
  ['in transfer mode', ({ transfers }: Opened) => transfers.start()],
  ['with a changed team', ({ team }: Opened) => team.edit({ kind: 'captain', playerId: 9 })],
  ['after the page was left', ({ unmount }: Opened) => unmount()],
])('no result opens %s', async (_, act) => {
  const page = await opened(new Map([[seen, '7']]), started);
  act(page);
  completeRound7(page.season);
  expect([page.editor.pool.isOpen, page.device.get(seen)]).toEqual([false, '7']);
});

type Opened = Awaited<ReturnType<typeof opened>>;

function completeRound7({ rounds }: SeasonStore): void {
  rounds.replace((rounds.value ?? []).map((round) => (round.id === 7 ? { ...round, status: 'complete' } : round)));
}

async function opened(device: Map<string, string>, saved: Team | null, edition = editions.srp, rounds?: readonly Round[]) {
  const { season, clock } = await aSeasonStore(seasonAnswers(rounds && { rounds }), twoDaysBefore, edition);
  const figures = { roundPoints: null, totalPoints: null, rank: null, roundRank: null, isProvisional: null, rounds: [] };
  const api = fakeApi({
    user: { ok: true, value: { user: aUser() } },
    showMyTeam: { ok: true, value: { team: saved } },
    showMyTeamHistory: { ok: true, value: { teamHistory: null } },
    gamebar: { ok: true, value: figures },
    checksums: { ok: true, value: { rounds: 'r', players: 'p' } },
  });
  const ports = memoryPorts({ texts: device });
  const session = new SessionStore(api, ports.session);
  await session.check();
  const stores = createTeamStores({ api, clock, session, season, offline: new OfflineStore(), ports });
  const unmount = stores.result.mount();
  await stores.page.load();
  return { ...stores, season, device, unmount };
}
