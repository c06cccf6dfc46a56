import { expect, it } from 'vitest';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const rounds = [
  testRound(1, 'playing', [testFixture({ id: 1, date: '2026-02-14T06:00:00.000Z' })]),
  testRound(2, 'scheduled', [testFixture({ id: 2, date: '2026-02-20T06:00:00.000Z' })]),
];
const at = async (time: string) => (await aSeasonStore(seasonAnswers({ rounds }), Date.parse(time))).season;

it('the next round is current from its first kick-off, before the server has published so [G-217, D43]', async () => {
  const [before, after] = [await at('2026-02-20T05:59:59Z'), await at('2026-02-20T06:00:00Z')];
  expect([before, after].map(({ currentRound, world }) => [currentRound?.id, world?.rounds[0]?.status])).toEqual([
    [1, 'playing'],
    [2, 'complete'],
  ]);
});

it.each(['rounds', 'squads', 'players'])(
  'a file that cannot be loaded is the failure of the season: %s [G-366]',
  async (file) => {
    const failure = { kind: 'refused', status: 500, errors: [] } as const;
    const { season } = await aSeasonStore({ ...seasonAnswers(), [file]: { ok: false, failure } });
    expect([season.failure, season.world]).toEqual([failure, undefined]);
  },
);
