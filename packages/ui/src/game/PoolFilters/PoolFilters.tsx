import { positionCategory } from '@rugby/domain/i18n/positionWords';
import type { Edition } from '@rugby/domain/editions';
import { positions, type Position, type Squad } from '@rugby/domain/game/model/entities';
import {
  matchChoices,
  noFilter,
  priceChoices,
  statusChoices,
  type NoFilter,
  type PoolFilter,
  type PriceChoice,
} from '@rugby/domain/game/players/filterPool';
import { memo } from 'react';
import styled from 'styled-components';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Select, type Option } from '../../primitives/Select/Select.tsx';
import { narrowPool, poolGutter, widePool } from '../poolScale.ts';
import { focusedPlace, revealInRow } from '../../theme/revealInRow.ts';
import { useStableCallback } from '../../theme/useStableCallback.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PoolFiltersProps {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  readonly squads: readonly Pick<Squad, 'id' | 'name'>[];
  /** The edition's word for a squad. */
  readonly squadWord: Edition['squadWord'];
  /** The prices to choose from; defaults to all. */
  readonly prices?: readonly PriceChoice[];
  /** Whether to show the match filter, in a round in which squads have no match. The pool of the builder shows it in a band of its own. */
  readonly hasByes?: boolean;
}

/** The search and the filters of the pool. An active filter is marked. */
export function PoolFilters({
  filters,
  onFiltersChange,
  squads,
  squadWord,
  prices = priceChoices,
  hasByes = false,
}: PoolFiltersProps) {
  const words = useWords();
  const { search, position, squad, price, status, match } = filters;
  const choose = useStableCallback((change: Partial<PoolFilter>) => onFiltersChange({ ...filters, ...change }));
  return (
    <Root aria-label={words('pool.filter.label')}>
      <SearchField
        size="md"
        label={words('pool.search.label')}
        clearLabel={words('pool.search.clear')}
        value={search}
        onChange={(typed) => choose({ search: typed })}
      />
      <PoolChoices
        position={position}
        squad={squad}
        price={price}
        status={status}
        match={match}
        hasByes={hasByes}
        squads={squads}
        squadWord={squadWord}
        prices={prices}
        choose={choose}
      />
    </Root>
  );
}

interface PoolChoicesProps
  extends Omit<PoolFilter, 'search'>, Required<Pick<PoolFiltersProps, 'squads' | 'squadWord' | 'prices' | 'hasByes'>> {
  readonly choose: (change: Partial<PoolFilter>) => void;
}

/** Memoised, so that typing in the search does not render it. */
const PoolChoices = memo(function PoolChoices(props: PoolChoicesProps) {
  const { position, squad, price, status, match, squads, squadWord, prices, hasByes, choose } = props;
  const words = useWords();
  const any: Option<NoFilter> = { id: noFilter, label: words('pool.filter.any') };
  return (
    <Choices onFocus={(event) => revealInRow(event.currentTarget, focusedPlace(event), gutter)}>
      <Select<Position | NoFilter>
        layout="inline"
        label={words('pool.filter.position')}
        options={[any, ...positions.map((id) => ({ id, label: positionCategory(id, words) }))]}
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
      {hasByes && (
        <Select
          layout="inline"
          label={words('pool.filter.match')}
          options={matchChoices.map((id) => ({ id, label: words(`pool.match.${id}`) }))}
          value={match}
          isMarked={match !== noFilter}
          onChange={(chosen) => choose({ match: chosen })}
        />
      )}
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

/** Pixels beside the strip, in which the focus ring has room. */
const gutter = 16;

/** Two columns; one line in a wide pool; a scrolling strip in a narrow pool, where a chosen value stands without its label. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  & > :nth-child(5) {
    grid-column: 1 / -1;
  }
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${widePool} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > :nth-child(5) {
      grid-column: auto;
    }
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
