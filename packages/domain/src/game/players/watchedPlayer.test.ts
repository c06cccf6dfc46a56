import { expect, it } from 'vitest';
import { testPlayer, testStats } from '../../testing/testWorld.ts';
import { changesSince, snapshotPlayer } from './watchedPlayer.ts';

const player = testPlayer({ id: 7, cost: 5_000_000, status: 'starting', stats: testStats({ totalPoints: 40 }) });
const seen = snapshotPlayer(player);

it('a watched player is as the user last saw them until price, points or status change [B11]', () => {
  expect(seen).toEqual({ playerId: 7, cost: 5_000_000, totalPoints: 40, status: 'starting' });
  expect(changesSince(seen, player)).toEqual([]);
});

it('each change of a watched player since the last visit is named, with its direction [B11]', () => {
  expect(changesSince(seen, { ...player, cost: 4_900_000 })).toEqual([{ kind: 'cost', by: -100_000 }]);
  expect(changesSince(seen, { ...player, stats: testStats({ totalPoints: 52 }) })).toEqual([{ kind: 'points', by: 12 }]);
  expect(changesSince(seen, { ...player, status: 'injured' })).toEqual([{ kind: 'status', from: 'starting', to: 'injured' }]);
});
