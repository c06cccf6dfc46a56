import type { EditionId } from '@rugby/domain/editions';
import { positions, type Position, type Squad } from '@rugby/domain/game/entities';
import {
  anyChoice,
  priceChoices,
  statusChoices,
  type AnyChoice,
  type PoolFilter,
  type PriceChoice,
} from '@rugby/domain/game/filterPool';
import styled from 'styled-components';
import { Select, type Option } from '../../primitives/Select/Select.tsx';
import { narrowPool, poolGutter, widePool } from '../../theme/poolScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PoolSearch } from './PoolSearch.tsx';

export interface PoolFiltersProps {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  readonly squads: readonly Pick<Squad, 'id' | 'name'>[];
  /** Squads of the championship are countries. */
  readonly edition: EditionId;
  /** The prices to choose from; all of them unless said. */
  readonly prices?: readonly PriceChoice[];
}

/** What narrows the pool: a search and four choices, each of which always has one; marked where it narrows. [G-319 to G-327] */
export function PoolFilters({ filters, onFiltersChange, squads, edition, prices = priceChoices }: PoolFiltersProps) {
  const words = useWords();
  const choose = (change: Partial<PoolFilter>) => onFiltersChange({ ...filters, ...change });
  const any: Option<AnyChoice> = { id: anyChoice, label: words('pool.filter.any') };
  return (
    <Root aria-label={words('pool.filter.label')}>
      <PoolSearch value={filters.search} onChange={(search) => choose({ search })} />
      <Choices>
        <Select<Position | AnyChoice>
          layout="inline"
          label={words('pool.filter.position')}
          options={[any, ...positions.map((id) => ({ id, label: words(`pool.positions.${id}`) }))]}
          value={filters.position}
          isMarked={filters.position !== anyChoice}
          onChange={(position) => choose({ position })}
        />
        <Select<number | AnyChoice>
          layout="inline"
          label={words(edition === 'trc' ? 'pool.filter.country' : 'pool.filter.squad')}
          options={[any, ...squads.map(({ id, name }) => ({ id, label: name }))]}
          value={filters.squad}
          isMarked={filters.squad !== anyChoice}
          onChange={(squad) => choose({ squad })}
        />
        <Select
          layout="inline"
          label={words('pool.filter.price')}
          options={prices.map((id) => ({ id, label: words(`pool.price.${id}`) }))}
          value={filters.price}
          isMarked={filters.price !== anyChoice}
          onChange={(price) => choose({ price })}
        />
        <Select
          layout="inline"
          label={words('pool.filter.status')}
          options={statusChoices.map((id) => ({ id, label: words(`pool.status.${id}`) }))}
          value={filters.status}
          isMarked={filters.status !== anyChoice}
          onChange={(status) => choose({ status })}
        />
      </Choices>
    </Root>
  );
}

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

/** Two by two, in a wide pool in one line; in a narrow pool one strip that runs under the edge, where a choice that narrows goes without its name. */
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
