import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { aSeasonStore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { RoundViewStore } from './RoundViewStore.ts';
import { TeamStore } from './TeamStore.ts';

it('the current round shows the current team, an earlier one the team of that time, and the game bar follows [G-250, G-251, G-252]', async () => {
  const { view, asked } = await aRoundView();
  await view.load();
  await view.select(6);
  const wasHistoric = view.isHistoric;
  await view.select(7);
  expect([wasHistoric, view.isHistoric]).toEqual([true, false]);
  expect(asked).toEqual(['gamebar', 'showMyTeam', 'gamebar', 'showMyTeamHistory', 'gamebar', 'showMyTeam']);
});

it('offers complete rounds from the start round on, and the current one [G-254, G-255]', async () => {
  const { view, team } = await aRoundView();
  await team.load();
  expect(view.selectableRounds.map(({ id }) => id)).toEqual([5, 6, 7]);
});

async function aRoundView() {
  const { season } = await aSeasonStore();
  const asked: string[] = [];
  const gamebar = { roundPoints: 1, totalPoints: 2, rank: 3, roundRank: 4, isProvisional: false, rounds: [] };
  const api = fakeApi(
    {
      showMyTeam: { ok: true, value: { team: { ...aTeam(), startRoundId: 5 } } },
      showMyTeamHistory: { ok: true, value: { teamHistory: null } },
      gamebar: { ok: true, value: gamebar },
    },
    asked,
  );
  const team = new TeamStore(api, season);
  return { view: new RoundViewStore(api, season, team), team, asked };
}
