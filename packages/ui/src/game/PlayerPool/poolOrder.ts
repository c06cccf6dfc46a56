import type { PoolSort, SortDirection, SortKey } from '@rugby/domain/game/players/sortPool';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';

/** What the pool shows beside the price, and by what it stands in order. One value, since a new statistic may bring a new order. */
export interface PoolOrder {
  readonly statistic: PoolStatistic;
  readonly sort: PoolSort;
}

/** By what a statistic sorts. [G-247] */
export const sortKeyOf: Readonly<Record<PoolStatistic, SortKey>> = {
  PercentSelected: 'selected',
  RoundPoints: 'roundPoints',
  AveragePoints: 'avgPoints',
  TotalPoints: 'totalPoints',
};

/** A press on a column's head: the highest first, and on the column that leads already the other way round. [G-247, G-248] */
export function toggleSort(order: PoolOrder, by: SortKey): PoolOrder {
  const direction: SortDirection = order.sort.by === by && order.sort.direction === 'descending' ? 'ascending' : 'descending';
  return { ...order, sort: { by, direction } };
}

/** Another statistic: a list that stood in order of the old one stands in order of the new one, in the same direction. */
export function withStatistic({ statistic: before, sort }: PoolOrder, statistic: PoolStatistic): PoolOrder {
  return { statistic, sort: sort.by === sortKeyOf[before] ? { ...sort, by: sortKeyOf[statistic] } : sort };
}
