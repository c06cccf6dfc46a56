import type { SortKey } from '@rugby/domain/game/players/sortPool';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing } from '../../theme/mixins.ts';
import { pool, poolColumns } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { toggleSort, sortKeyOf, withStatistic, type PoolOrder } from './poolOrder.ts';

export interface PlayerPoolColumnsProps {
  readonly order: PoolOrder;
  readonly onOrderChange: (order: PoolOrder) => void;
  /** Statistics to choose from; with only one there is no choice. */
  readonly statistics: readonly PoolStatistic[];
}

/** The column headers. A press sorts, a second press reverses the order, and the last header chooses the statistic. */
export function PlayerPoolColumns({ order, onOrderChange, statistics }: PlayerPoolColumnsProps) {
  const words = useWords();
  const { statistic } = order;
  const head = (by: SortKey, label: string) => (
    <SortHead order={order} by={by} label={label} onPress={() => onOrderChange(toggleSort(order, by))} />
  );
  return (
    <Root>
      <Player>{words('pool.column.player')}</Player>
      {head('cost', words('pool.column.cost'))}
      {head(sortKeyOf[statistic], words(`pool.column.${statistic}`))}
      {statistics.length > 1 && (
        <Menu
          label={words('pool.column.choose')}
          entries={statistics.map((id) => ({
            id,
            label: words(`team.statistic.${id}`),
            ...(id === statistic && { icon: 'check' as const }),
          }))}
          onAction={(chosen) => onOrderChange(withStatistic(order, chosen))}
        >
          <IconButton icon="settings" variant="quiet" label={words('pool.column.choose')} />
        </Menu>
      )}
    </Root>
  );
}

interface SortHeadProps {
  readonly order: PoolOrder;
  readonly by: SortKey;
  readonly label: string;
  readonly onPress: () => void;
}

function SortHead({ order: { sort }, by, label, onPress }: SortHeadProps) {
  const words = useWords();
  const isLeading = sort.by === by;
  const name = isLeading ? `${label}, ${words(`pool.sorted.${sort.direction}`)}` : label;
  return (
    <Head aria-label={name} onPress={onPress} $isLeading={isLeading} $hangs={isLeading && by !== 'cost'}>
      {label}
      {isLeading && (sort.direction === 'descending' ? ' ↓' : ' ↑')}
    </Head>
  );
}

const Root = styled.div`
  ${poolColumns}
  align-items: center;
  block-size: ${pool.head};
  background-color: ${({ theme }) => theme.color.raised};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  & > button:last-child {
    block-size: ${pool.head};
    color: inherit;
  }
`;

const Player = styled.span`
  grid-column: 2;
`;

/** The target is larger than the text. A statistic's text and arrow are wider than its column and overflow it. */
const Head = styled(Button)<{ $isLeading: boolean; $hangs: boolean }>`
  position: relative;
  justify-self: end;
  margin-inline-end: ${({ theme, $hangs }) => ($hangs ? `calc(-1 * ${theme.space[2]})` : 0)};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  font: inherit;
  font-weight: ${({ $isLeading }) => ($isLeading ? 600 : 500)};
  color: ${({ theme, $isLeading }) => ($isLeading ? theme.color.text : 'inherit')};
  white-space: nowrap;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -${fine[14]} -${fine[5]};
  }
  &[data-hovered] {
    color: ${({ theme }) => theme.color.text};
  }
  ${focusRing}
`;
