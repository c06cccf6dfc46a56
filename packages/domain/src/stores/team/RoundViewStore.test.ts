import { aTeamHistory } from '@rugby/mocks/builders/history';
import { aRound } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { aSeasonStore, roundsBehindClock, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { RoundViewStore } from './RoundViewStore.ts';
import { TeamStore } from './TeamStore.ts';

it('the current round shows the current team, an earlier one the team of that time, and the game bar follows [G-250, G-251, G-252]', async () => {
  const { view, asked, roundIds } = await aRoundView();
  await view.load();
  await view.select(6);
  const wasHistoric = view.isHistoric;
  expect([view.history.value, view.gamebar?.roundPoints]).toEqual([aTeamHistory({ roundId: 6 }), 60]);
  await view.select(7);
  expect([wasHistoric, view.isHistoric]).toEqual([true, false]);
  expect(asked).toEqual(['gamebar', 'showMyTeam', 'gamebar', 'showMyTeamHistory', 'gamebar', 'showMyTeam']);
  expect(roundIds).toEqual([7, 6, 6, 7]);
});

it('the last round shows the team of that time once the season is over [G-251, G-269]', async () => {
  const rounds = [6, 7].map((id) => aRound({ id, roundNumber: id, status: 'complete' }));
  const { view, asked } = await aRoundView({ rounds });
  await view.load();
  expect([view.round?.id, view.isHistoric, view.history.value]).toEqual([7, true, aTeamHistory({ roundId: 7 })]);
  expect(asked).toEqual(['gamebar', 'showMyTeamHistory']);
});

it('offers complete rounds from the start round on, and the current one [G-254, G-255]', async () => {
  const { view, team } = await aRoundView();
  await team.load();
  expect(view.selectableRounds.map(({ id }) => id)).toEqual([5, 6, 7]);
});

it('the round before is past from the next kick-off, before the server has published so [G-251, G-254, D43]', async () => {
  const { view, team } = await aRoundView({ rounds: roundsBehindClock });
  await team.load();
  expect([view.round?.id, view.selectableRounds.map(({ id }) => id)]).toEqual([7, [5, 6, 7]]);
  await view.select(6);
  expect(view.round).toMatchObject({ id: 6, status: 'complete' });
});

it('the game bar is unknown until it is loaded, and says why it could not be', async () => {
  const failure = { kind: 'unavailable' } as const;
  const { view } = await aRoundView({}, { gamebar: { ok: false, failure } });
  const before = [view.gamebar, view.gamebarFailure];
  await view.load();
  expect([...before, view.gamebar, view.gamebarFailure]).toEqual([undefined, undefined, null, failure]);
});

async function aRoundView(published: Parameters<typeof seasonAnswers>[0] = {}, answers: Answers = {}) {
  const { season } = await aSeasonStore(seasonAnswers(published));
  const asked: string[] = [];
  const roundIds: number[] = [];
  const gamebar = { totalPoints: 2, rank: 3, roundRank: 4, isProvisional: false, rounds: [] };
  const api = fakeApi(
    {
      showMyTeam: { ok: true, value: { team: { ...aTeam(), startRoundId: 5 } } },
      showMyTeamHistory: ({ params }) => {
        const roundId = Number(params?.['roundId']);
        roundIds.push(roundId);
        return { ok: true, value: { teamHistory: aTeamHistory({ roundId }) } };
      },
      gamebar: ({ query }) => {
        const roundId = Number(query?.['roundId']);
        roundIds.push(roundId);
        return { ok: true, value: { ...gamebar, roundPoints: roundId * 10 } };
      },
      ...answers,
    },
    asked,
  );
  const team = new TeamStore(api, season);
  return { view: new RoundViewStore(api, season, team), team, asked, roundIds };
}
