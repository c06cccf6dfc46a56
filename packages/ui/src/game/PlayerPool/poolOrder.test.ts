import { defaultSort } from '@rugby/domain/game/players/sortPool';
import { expect, test } from 'vitest';
import { toggleSort, withStatistic, type PoolOrder } from './poolOrder.ts';

const byPrice: PoolOrder = { statistic: 'TotalPoints', sort: defaultSort };
const byPoints: PoolOrder = { statistic: 'TotalPoints', sort: { by: 'totalPoints', direction: 'ascending' } };

test('a press on another header sorts by it, descending [G-247, G-248]', () => {
  expect(toggleSort(byPrice, 'totalPoints').sort).toEqual({ by: 'totalPoints', direction: 'descending' });
  expect(toggleSort(byPoints, 'cost').sort).toEqual(defaultSort);
});

test('a press on the sorted header reverses the order [G-248]', () => {
  const turned = toggleSort(byPrice, 'cost');
  expect(turned.sort.direction).toBe('ascending');
  expect(toggleSort(turned, 'cost')).toEqual(byPrice);
});

test('a new statistic changes the order only when the old one was sorted [G-246, G-247]', () => {
  expect(withStatistic(byPoints, 'RoundPoints')).toEqual({
    statistic: 'RoundPoints',
    sort: { by: 'roundPoints', direction: 'ascending' },
  });
  expect(withStatistic(byPrice, 'RoundPoints')).toEqual({ statistic: 'RoundPoints', sort: defaultSort });
});

test.each([
  ['PercentSelected', 'selected'],
  ['RoundPoints', 'roundPoints'],
  ['AveragePoints', 'avgPoints'],
  ['TotalPoints', 'totalPoints'],
] as const)('a list of %s is sorted by %s [G-246, G-247]', (statistic, by) => {
  expect(withStatistic(byPoints, statistic).sort.by).toBe(by);
});
