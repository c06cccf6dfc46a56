import { displayPrice } from '@rugby/domain/game/budget';
import { anyChoice, openFilter, type PoolFilter } from '@rugby/domain/game/filterPool';
import { slotsOf } from '@rugby/domain/game/positions';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as draw from '../../primitives/Jersey/jerseyDrawing.ts';
import { poolGutter } from '../../theme/poolScale.ts';
import { font } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PoolEmptyProps {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  /** What is left to spend, in whole dollars. */
  readonly budget: number;
}

/** Nobody passes the filters: what they ask for, and the nearest way out. The position stays, since a slot has asked for it. [G-327] */
export function PoolEmpty({ filters, onFiltersChange, budget }: PoolEmptyProps) {
  const words = useWords();
  const { position, price } = filters;
  const cleared = { ...openFilter, position };
  const isOnlyPosition = Object.keys(cleared).every((key) => key === 'position' || isOpen(filters, key));
  const title =
    position === anyChoice
      ? words('pool.empty.players')
      : words('pool.empty.position', { position: words(`refusals.positions.${position}`) });
  const [slot] = position === anyChoice ? [] : slotsOf(position);
  return (
    <Root>
      <EmptyJersey>{slot?.jersey ?? <Icon name="search" size={32} />}</EmptyJersey>
      <Title>{title}</Title>
      <Text>{price === 'afford' ? words('pool.empty.affordable', { budget: displayPrice(budget) }) : words('pool.empty.text')}</Text>
      <Ways>
        {price !== anyChoice && (
          <Button variant="secondary" onPress={() => onFiltersChange({ ...filters, price: anyChoice })}>
            {words('pool.empty.anyPrice')}
          </Button>
        )}
        <Button
          variant={price === anyChoice ? 'secondary' : 'quiet'}
          onPress={() => onFiltersChange(isOnlyPosition ? openFilter : cleared)}
        >
          {words(isOnlyPosition ? 'pool.showAllPositions' : 'pool.empty.clear')}
        </Button>
      </Ways>
    </Root>
  );
}

export interface PoolFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The players did not come: says so, that nothing is lost, and tries again. [G-216] */
export function PoolFailed({ isRetrying, onRetry }: PoolFailedProps) {
  const words = useWords();
  return (
    <Root>
      <EmptyJersey isDanger>
        <Icon name="warning" size={32} />
      </EmptyJersey>
      <div role="alert">
        <Title>{words('pool.failed.title')}</Title>
        <Text>{words('pool.failed.text')}</Text>
      </div>
      <Ways>
        <Button icon="retry" isPending={isRetrying} pendingLabel={words('common.loading')} onPress={onRetry}>
          {words('common.actions.retry')}
        </Button>
      </Ways>
    </Root>
  );
}

function isOpen(filters: PoolFilter, key: string): boolean {
  return Object.entries(filters).every(([name, value]) => name !== key || Object.entries(openFilter).some(([open, any]) => open === key && any === value));
}

/** The outline of a jersey with a number or a mark on its back. */
function EmptyJersey({ children, isDanger = false }: { readonly children: ReactNode; readonly isDanger?: boolean }) {
  return (
    <Jersey aria-hidden="true" $isDanger={isDanger}>
      <svg viewBox="0 0 96 92">
        <Dashes d={draw.outline} />
      </svg>
      <span>{children}</span>
    </Jersey>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  justify-items: start;
  align-content: start;
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[8]}`};
  ${poolGutter}
`;

const Title = styled.p`
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${textStyle('heading')}
`;

const Text = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[2]};
`;

const Jersey = styled.div<{ $isDanger: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 88px;
  color: ${({ theme, $isDanger }) => ($isDanger ? theme.color.danger : theme.color.textSubtle)};
  & > * {
    grid-area: 1 / 1;
  }
  & > span {
    display: grid;
    font: 700 32px ${font.display};
    color: ${({ theme, $isDanger }) => ($isDanger ? theme.color.danger : theme.color.textMuted)};
  }
`;

const Dashes = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75px;
  stroke-dasharray: 5 4;
`;
