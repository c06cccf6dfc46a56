import { aRound } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it, vi } from 'vitest';
import { presentRound } from '../../contract/rounds.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import type { Changed, PollStore } from '../season/PollStore.ts';
import { SavedTeamStore } from './SavedTeamStore.ts';

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
