import { positionCategory } from '@rugby/domain/i18n/positionWords';
import { noFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { Heading } from 'react-aria-components';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { narrowPool, poolGutter } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PlayerPoolHeadProps {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  /** Number of players that match the filters; null while they load. */
  readonly count: number | null;
  /** Shows the title only, when the pool did not load. */
  readonly isBare?: boolean;
  /** Closes the sheet that contains the pool. */
  readonly onClose?: (() => void) | undefined;
}

/** The position that the pool is filtered by, and the number of players, which is announced when it changes. */
export function PlayerPoolHead({ filters, onFiltersChange, count, isBare = false, onClose }: PlayerPoolHeadProps) {
  const words = useWords();
  const { position } = filters;
  const isFiltered = position !== noFilter;
  return (
    <Root>
      <Names>
        <Title slot="title" level={2}>
          {isFiltered ? positionCategory(position, words) : words('pool.title')}
        </Title>
        {!isBare && <Count>{count === null ? words('pool.loading') : words('pool.count', { count })}</Count>}
      </Names>
      <End>
        {isFiltered && (
          <Wide>
            <Button variant="quiet" size="sm" onPress={() => onFiltersChange({ ...filters, position: noFilter })}>
              {words('pool.showAllPositions')}
            </Button>
          </Wide>
        )}
        {onClose && <IconButton icon="close" variant="quiet" label={words('pool.close')} onPress={onClose} />}
      </End>
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  ${poolGutter}
`;

const Names = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[2]};
`;

const Title = styled(Heading)`
  ${textStyle('heading')}
  white-space: nowrap;
`;

const Count = styled.output`
  ${textStyle('body')}
  white-space: nowrap;
  color: ${({ theme }) => theme.color.textMuted};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: calc(-1 * ${({ theme }) => theme.space[3]});
`;

/** Hidden in a narrow pool, whose filters show the same. */
const Wide = styled.span`
  ${narrowPool} {
    display: none;
  }
`;
