import { aMatch } from '@rugby/mocks/builders/playerStats';
import { describe, expect, it } from 'vitest';
import { presentMatch } from '../../contract/playerStats.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { PlayerStatsStore } from './PlayerStatsStore.ts';

describe('statistics of players', () => {
  it('are loaded by player, and stay in view while they are loaded again', async () => {
    const asked: string[] = [];
    const answers = { 'player_stats/7': { ok: true, value: [presentMatch(aMatch({ points: 12 }))] } } as const;
    const stats = new PlayerStatsStore(fakeApi(answers, asked));
    await stats.matchesOf(7).load();
    expect(stats.matchesOf(7).value).toMatchObject([{ points: 12, fixtureId: 1 }]);
    const reload = stats.matchesOf(7).load();
    expect(stats.matchesOf(7).value).toHaveLength(1);
    await reload;
    expect(asked).toEqual(['player_stats/7', 'player_stats/7']);
  });
  it('of the season come by player [G-352]', async () => {
    const stats = new PlayerStatsStore(fakeApi({ player_stats: { ok: true, value: { 7: { tries: 3 } } } }));
    await stats.season.load();
    expect(stats.season.value?.get(7)).toMatchObject({ tries: 3, offloads: null });
  });
});
