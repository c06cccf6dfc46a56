import type { GameWorld } from '@rugby/domain/game/model/world';
import { openFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort } from '@rugby/domain/game/players/sortPool';
import { poolStatistics } from '@rugby/domain/game/players/statistics';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import styled from 'styled-components';
import { PlayerPool, type PlayerPoolProps, type PoolChoices } from './PlayerPool.tsx';
import type { PoolOrder } from './poolOrder.ts';
import { poolOf, type SamplePoolOptions } from './samplePool.ts';

type Handlers = 'onAdd' | 'onOpen' | 'onFix' | 'onRetry' | 'onFiltersChange' | 'onOrderChange';

/** The props of a pool, with its choices beside them. */
type FlatProps = Omit<PlayerPoolProps, 'choices'> & PoolChoices;

/** How a story changes a working pool: its season, the lineup and some props. */
export interface SampleProps extends Partial<Omit<FlatProps, Handlers>>, Pick<FlatProps, Handlers> {
  readonly season: GameWorld;
  readonly lineup?: Partial<SamplePoolOptions>;
}

/** What a pool reports to, for stories. */
export const poolHandlers = {
  onAdd: fn(),
  onOpen: fn(),
  onFix: fn(),
  onRetry: fn(),
  onFiltersChange: fn(),
  onOrderChange: fn(),
};

const byTotalPoints: PoolOrder = { statistic: 'TotalPoints', sort: defaultSort };

/** Props of a pool that filters and sorts as the app does, and the number of picked players; for stories. */
export function useSampleProps({ season, lineup, ...props }: SampleProps): PlayerPoolProps & { readonly picked: number } {
  const { filters: firstFilters = openFilter, order: firstOrder = byTotalPoints, statistics = poolStatistics, ...rest } = props;
  const { onFiltersChange, onOrderChange, ...about } = rest;
  const [filters, setFilters] = useState(firstFilters);
  const [order, setOrder] = useState(firstOrder);
  const sample = useMemo(() => poolOf(season, { open: [2, 4, 6, 7, 9, 10, 12, 15], ...lineup }), [season, lineup]);
  const rows = useMemo(() => sample.rowsFor(filters, order), [sample, filters, order]);
  return {
    contents: { state: 'ready', rows },
    names: sample.world,
    budget: sample.budget,
    picked: sample.picked,
    ...about,
    choices: {
      filters,
      onFiltersChange: (next) => {
        setFilters(next);
        onFiltersChange(next);
      },
      order,
      onOrderChange: (next) => {
        setOrder(next);
        onOrderChange(next);
      },
      statistics,
    },
  };
}

/** As large as the place of the pool beside the pitch: 424 px wide, or the width of a phone. */
const Frame = styled.div<{ $width?: number }>`
  inline-size: ${({ $width = 424 }) => $width}px;
  max-inline-size: 100%;
  block-size: 764px;
`;

/** A pool in a frame, for stories. */
export function FramedSamplePool({ width, ...about }: SampleProps & { readonly width?: number }) {
  const props = useSampleProps(about);
  return (
    <Frame {...(width !== undefined && { $width: width })}>
      <PlayerPool {...props} />
    </Frame>
  );
}
