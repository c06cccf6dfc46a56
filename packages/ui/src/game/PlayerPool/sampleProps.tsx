import type { GameWorld } from '@rugby/domain/game/model/world';
import { openFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort } from '@rugby/domain/game/players/sortPool';
import { poolStatistics } from '@rugby/domain/game/players/statistics';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { PlayerPoolProps } from './PlayerPool.tsx';
import type { PoolOrder } from './poolOrder.ts';
import { poolOf, type SamplePoolOptions } from './samplePool.ts';

type Told = 'onAdd' | 'onOpen' | 'onFix' | 'onRetry' | 'onFiltersChange' | 'onOrderChange';

/** What a story says: the season, the team in hand, and what differs from a pool that works. */
export interface SampleProps extends Partial<Omit<PlayerPoolProps, Told>>, Pick<PlayerPoolProps, Told> {
  readonly season: GameWorld;
  readonly inHand?: Partial<SamplePoolOptions>;
}

/** The props of a pool that filters and sorts as the app does, and how many are picked; for stories. */
export function useSampleProps({ season, inHand, ...about }: SampleProps): PlayerPoolProps & { readonly picked: number } {
  const [filters, setFilters] = useState<PoolFilter>(about.filters ?? openFilter);
  const [order, setOrder] = useState<PoolOrder>(about.order ?? { statistic: 'TotalPoints', sort: defaultSort });
  const sample = useMemo(() => poolOf(season, { open: [2, 4, 6, 7, 9, 10, 12, 15], ...inHand }), [season, inHand]);
  const rows = useMemo(() => sample.rowsFor(filters, order), [sample, filters, order]);
  return {
    contents: { state: 'ready', rows },
    names: sample.world,
    statistics: poolStatistics,
    budget: sample.budget,
    picked: sample.picked,
    ...about,
    filters,
    onFiltersChange: (next) => {
      setFilters(next);
      about.onFiltersChange(next);
    },
    order,
    onOrderChange: (next) => {
      setOrder(next);
      about.onOrderChange(next);
    },
  };
}

/** The wall beside the pitch on which the pool stands: 424 wide, a phone's width where there is no more. */
export const SamplePoolFrame = styled.div<{ $width?: number }>`
  inline-size: ${({ $width = 424 }) => $width}px;
  max-inline-size: 100%;
  block-size: 764px;
`;
