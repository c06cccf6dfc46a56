import type { Edition } from '@rugby/domain/editions';
import { positions, type Position, type Squad } from '@rugby/domain/game/model/entities';
import {
  noFilter,
  priceChoices,
  statusChoices,
  type NoFilter,
  type PoolFilter,
  type PriceChoice,
} from '@rugby/domain/game/players/filterPool';
import { memo } from 'react';
import styled from 'styled-components';
import { Select, type Option } from '../../primitives/Select/Select.tsx';
import { narrowPool, poolGutter, widePool } from '../poolScale.ts';
import { useStableCallback } from '../../theme/useStableCallback.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PoolSearch } from './PoolSearch.tsx';

export interface PoolFiltersProps {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  readonly squads: readonly Pick<Squad, 'id' | 'name'>[];
  /** What the edition calls a squad. */
  readonly squadWord: Edition['squadWord'];
  /** The prices to choose from; all of them unless said. */
  readonly prices?: readonly PriceChoice[];
}

/** What narrows the pool: a search and four choices, each of which always has one; marked where it narrows. [G-319 to G-327] */
export function PoolFilters({ filters, onFiltersChange, squads, squadWord, prices = priceChoices }: PoolFiltersProps) {
  const words = useWords();
  const { search, position, squad, price, status } = filters;
  const choose = useStableCallback((change: Partial<PoolFilter>) => onFiltersChange({ ...filters, ...change }));
  return (
    <Root aria-label={words('pool.filter.label')}>
      <PoolSearch value={search} onChange={(typed) => choose({ search: typed })} />
      <PoolChoices
        position={position}
        squad={squad}
        price={price}
        status={status}
        squads={squads}
        squadWord={squadWord}
        prices={prices}
        choose={choose}
      />
    </Root>
  );
}

interface PoolChoicesProps
  extends Omit<PoolFilter, 'search'>, Required<Pick<PoolFiltersProps, 'squads' | 'squadWord' | 'prices'>> {
  readonly choose: (change: Partial<PoolFilter>) => void;
}

/** Not drawn again while somebody types. */
const PoolChoices = memo(function PoolChoices(props: PoolChoicesProps) {
  const { position, squad, price, status, squads, squadWord, prices, choose } = props;
  const words = useWords();
  const any: Option<NoFilter> = { id: noFilter, label: words('pool.filter.any') };
  return (
    <Choices>
      <Select<Position | NoFilter>
        layout="inline"
        label={words('pool.filter.position')}
        options={[any, ...positions.map((id) => ({ id, label: words(`pool.positions.${id}`) }))]}
        value={position}
        isMarked={position !== noFilter}
        onChange={(chosen) => choose({ position: chosen })}
      />
      <Select<number | NoFilter>
        layout="inline"
        label={words(`pool.filter.${squadWord}`)}
        options={[any, ...squads.map(({ id, name }) => ({ id, label: name }))]}
        value={squad}
        isMarked={squad !== noFilter}
        onChange={(chosen) => choose({ squad: chosen })}
      />
      <Select
        layout="inline"
        label={words('pool.filter.price')}
        options={prices.map((id) => ({ id, label: words(`pool.price.${id}`) }))}
        value={price}
        isMarked={price !== noFilter}
        onChange={(chosen) => choose({ price: chosen })}
      />
      <Select
        layout="inline"
        label={words('pool.filter.status')}
        options={statusChoices.map((id) => ({ id, label: words(`pool.status.${id}`) }))}
        value={status}
        isMarked={status !== noFilter}
        onChange={(chosen) => choose({ status: chosen })}
      />
    </Choices>
  );
});

const Root = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  border: 0;
  padding-block: 0;
  gap: ${({ theme }) => theme.space[2]};
  ${poolGutter}
  ${widePool} {
    grid-template-columns: minmax(200px, 1fr) minmax(0, 3fr);
    padding-inline: 0;
  }
`;

/**
 * Two by two, in a wide pool in one line; in a narrow pool one strip that runs under the edge, where a choice that narrows goes without its
 * name.
 */
const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${widePool} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${narrowPool} {
    display: flex;
    margin-inline: calc(-1 * ${({ theme }) => theme.space[4]});
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
    margin-block: calc(-1 * ${({ theme }) => theme.space[1]});
    overflow-x: auto;
    scrollbar-width: none;
    & > * {
      flex: none;
    }
    & [data-marked]::before {
      content: none;
    }
  }
`;
