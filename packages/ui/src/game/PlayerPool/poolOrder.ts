import type { PoolSort, SortDirection, SortKey } from '@rugby/domain/game/players/sortPool';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';

/** The statistic shown beside the price, and the sort order. One value, because a new statistic can change the order. */
export interface PoolOrder {
  readonly statistic: PoolStatistic;
  readonly sort: PoolSort;
}

/** The sort key of each statistic. [G-247] */
export const sortKeyOf: Readonly<Record<PoolStatistic, SortKey>> = {
  PercentSelected: 'selected',
  RoundPoints: 'roundPoints',
  AveragePoints: 'avgPoints',
  TotalPoints: 'totalPoints',
};

/** The order after a press on a column header: descending first, reversed if the column is already sorted. [G-247, G-248] */
export function toggleSort(order: PoolOrder, by: SortKey): PoolOrder {
  const direction: SortDirection = order.sort.by === by && order.sort.direction === 'descending' ? 'ascending' : 'descending';
  return { ...order, sort: { by, direction } };
}

/** The order with another statistic. A list sorted by the old statistic is sorted by the new one, in the same direction. */
export function withStatistic({ statistic: before, sort }: PoolOrder, statistic: PoolStatistic): PoolOrder {
  return { statistic, sort: sort.by === sortKeyOf[before] ? { ...sort, by: sortKeyOf[statistic] } : sort };
}
