import { aTeamHistory } from '@rugby/mocks/builders/history';
import { aRound } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, it, vi } from 'vitest';
import type { Failure, Outcome } from '../../api/failure.ts';
import { presentRound } from '../../contract/rounds.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { aBooster } from '../../testing/createTeamHarness.ts';
import type { Answers } from '../../testing/fakeApi.ts';
import type { Changed, PollStore } from '../season/PollStore.ts';
import { SavedTeamStore, type TeamReader } from './SavedTeamStore.ts';

const failed = (kind: 'offline' | 'unavailable'): Outcome<never> & { readonly failure: Failure } => ({
  ok: false,
  failure: { kind },
});
const published = seasonAnswers({ rounds: betweenRounds().rounds });

it('the team is loading until it is here, also the one of a past round [B10]', async () => {
  const played = Promise.withResolvers<void>();
  const store = await aSavedTeam({
    played: async () => {
      await played.promise;
      return { ok: true, value: aTeamHistory({ roundId: 6 }) };
    },
  });
  store.mount(6);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const before = store.status;
  played.resolve();
  await store.load();
  expect([before, store.status]).toEqual([{ state: 'loading' }, { state: 'ready' }]);
});

it.each([
  ['the team cannot be loaded', null, { team: async () => failed('unavailable') }],
  ['the team of a past round cannot be loaded', 6, { played: async () => failed('unavailable') }],
] as const)('says why it is not here when %s', async (_, roundId, reader) => {
  const store = await aSavedTeam(reader);
  store.mount(roundId);
  await store.load();
  expect(store.status).toEqual({ state: 'failed', failure: { kind: 'unavailable' } });
});

it('does not ask for the team as it played for the current round', async () => {
  let isAsked = false;
  const store = await aSavedTeam({
    played: async () => {
      isAsked = true;
      return failed('unavailable');
    },
  });
  store.mount(null);
  await store.load();
  expect([isAsked, store.status]).toEqual([false, { state: 'ready' }]);
});

it('has the boosters of the current round only', async () => {
  const boosters = [aBooster({ id: 1, roundId: 5, roundNumber: 5 }), aBooster({ id: 2, roundId: 7 })];
  const store = await aSavedTeam({ team: async () => ({ ok: true, value: aTeam({ startRoundId: 1, boosters }) }) });
  store.mount(null);
  await store.load();
  expect(store.whatIfRound?.baseTeam.boosters).toMatchObject([{ id: 2 }]);
});

it.each([
  ['no-team', 'is not complete', { isComplete: false, startRoundId: 1 }],
  ['not-played', 'starts in a later round', { startRoundId: 8 }],
] as const)('the current round is %s for a team that %s', async (state, _, about) => {
  const store = await aSavedTeam({ team: async () => ({ ok: true, value: aTeam(about) }) });
  store.mount(null);
  await store.load();
  expect(store.status).toEqual({ state });
});

it('says why the season is not here, and loads it again with the team', async () => {
  let isBack = false;
  const { players = failed('offline') } = published;
  const answer = async () => (isBack && typeof players !== 'function' ? players : failed('offline'));
  const store = await aSavedTeam({}, { ...published, players: answer });
  store.mount(6);
  await store.load();
  const before = store.status;
  isBack = true;
  await store.load();
  expect([before, store.status]).toEqual([{ state: 'failed', failure: { kind: 'offline' } }, { state: 'ready' }]);
});

it('what has changed in the season is loaded again, and then the team, while the page is shown [G-301]', async () => {
  const asked: string[] = [];
  const rounds = () => {
    asked.push('rounds');
    return { ok: true, value: [presentRound(aRound({ id: 7 }))] } as const;
  };
  const { season } = await aSeasonStore({ ...seasonAnswers(), rounds });
  let change: ((changed: Changed) => void) | undefined;
  const poll: Pick<PollStore, 'start'> = {
    start: (_, onChange) => {
      change = onChange;
      return () => (change = undefined);
    },
  };
  const team = async () => {
    asked.push('team');
    return { ok: true, value: aTeam() } as const;
  };
  const store = new SavedTeamStore({ reader: { team, played: async () => ({ ok: true, value: null }) }, season, poll });
  const dispose = store.mount(null);
  await vi.waitFor(() => expect(store.status.state).toBe('ready'));
  asked.splice(0);
  change?.({ rounds: true, players: false });
  await vi.waitFor(() => expect(asked).toEqual(['rounds', 'team']));
  dispose();
  expect(change).toBeUndefined();
});

async function aSavedTeam(reader: Partial<TeamReader>, answers: Answers = published) {
  const { season } = await aSeasonStore(answers);
  const answering: TeamReader = {
    team: async () => ({ ok: true, value: aTeam({ startRoundId: 1 }) }),
    played: async () => ({ ok: true, value: aTeamHistory({ roundId: 6 }) }),
    ...reader,
  };
  return new SavedTeamStore({ season, reader: answering, poll: { start: () => () => {} } });
}
