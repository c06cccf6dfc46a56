import { displayPrice } from '@rugby/domain/game/model/money';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { layout, space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { type SavingLine, SavingNote } from '../SavingNote/SavingNote.tsx';

export interface BuilderBottomBarProps {
  /** Budget left in whole dollars: negative when the team is over budget, null while there is no budget. Omitted when it does not matter. */
  readonly budget?: number | null;
  /** The budget is on its way. */
  readonly isLoading?: boolean;
  /** Shown instead of a budget. */
  readonly note?: string;
  /** Omitted while there is nothing to save. */
  readonly saving?: SavingLine;
  /** Two buttons: one opens the players, the other is the main action of the page. */
  readonly children: ReactNode;
}

/** The bar at the bottom of a phone: budget and saving state on the left, two buttons on the right. */
export function BuilderBottomBar({ budget, isLoading = false, note, saving, children }: BuilderBottomBarProps) {
  const words = useWords();
  return (
    <Bar>
      <div>
        {saving && <SavingNote saving={saving} isShort />}
        {isLoading && <Skeleton {...toCome} />}
        {note !== undefined && <p>{note}</p>}
        {budget !== undefined && (
          <Budget $isOver={budget !== null && budget < 0}>
            {budget === null ? words('transfers.noBudget') : formatMinusSign(displayPrice(budget))}
            {budget !== null && (
              <Unit>
                {words('team.unit.million')} {words('team.bar.left')}
              </Unit>
            )}
          </Budget>
        )}
      </div>
      <Buttons>{children}</Buttons>
    </Bar>
  );
}

/** The place of a budget. */
const toCome = { width: '5.5rem', height: '1.25rem' } as const;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${layout.bottomBar};
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${space[3]}`};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-start')}
  ${({ theme }) => theme.media.enlarged} {
    flex-wrap: wrap;
    padding-block: ${space[2]};
  }
`;

const Budget = styled.p<{ $isOver: boolean }>`
  ${textStyle('heading')}
  white-space: nowrap;
  color: ${({ theme, $isOver }) => ($isOver ? theme.color.danger : 'inherit')};
`;

const Unit = styled.span`
  margin-inline-start: 1px;
  ${textStyle('cardName')}
  font-weight: 600;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[2]};
`;
