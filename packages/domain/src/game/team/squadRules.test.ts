import { expect, it } from 'vitest';
import { testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { squadCounts, squadsOverLimit } from './squadRules.ts';

it('players whom the season does not know count for no squad', () => {
  const lineup = { ...testTeam().lineup, outside_back: [901, 902, 903], centre: [904, 905] };
  const world = withPlayers(worldOfTeam(), { id: 2, squadId: 1 });
  expect([...squadCounts(lineup, world)].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 2],
    ...[3, 4, 5, 6, 7, 8, 9, 10].map((id) => [id, 1]),
  ]);
  expect(squadsOverLimit(lineup, world)).toEqual([]);
});
