import { aTeamHistory } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { aSeasonStore } from '../testing/aSeasonStore.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { RivalTeamStore } from './RivalTeamStore.ts';

it('in a round that is not complete shows the current team of another fan [G-337]', async () => {
  const { rival, asked } = await aRival();
  await rival.show(2, 7);
  expect([asked, rival.isHistoric, rival.team.value?.name]).toEqual([['teamOfUser'], false, 'Mere K']);
});

it('in a complete round shows his team as it played [G-336]', async () => {
  const { rival, asked } = await aRival();
  await rival.show(2, 6);
  expect([asked, rival.isHistoric, rival.team.value?.points]).toEqual([['historyOfUser'], true, aTeamHistory().points]);
});

it('shows none where there was none', async () => {
  const { rival } = await aRival(true);
  await rival.show(2, 6);
  expect(rival.team.request).toEqual({ state: 'success', value: null });
});

async function aRival(isNew = false) {
  const { season } = await aSeasonStore();
  const asked: string[] = [];
  const api = fakeApi(
    {
      teamOfUser: { ok: true, value: { team: aTeam() } },
      historyOfUser: { ok: true, value: { teamHistory: isNew ? null : aTeamHistory() } },
    },
    asked,
  );
  return { rival: new RivalTeamStore(api, season), asked };
}
