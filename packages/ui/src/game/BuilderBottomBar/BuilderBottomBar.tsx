import { displayPrice } from '@rugby/domain/game/model/money';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layout, space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { type SavingLine, SavingNote } from '../SavingNote/SavingNote.tsx';

export interface BuilderBottomBarProps {
  /** What is left, in whole dollars; below zero when the team is over its budget, null while there is none. */
  readonly budget: number | null;
  /** Left out before there is anything to save. */
  readonly saving?: SavingLine;
  /** Two buttons: the way to the players, then the one thing the page asks for. */
  readonly children: ReactNode;
}

/** The bar at the foot of a phone: budget and saving at the left, the two buttons within the thumb's reach. */
export function BuilderBottomBar({ budget, saving, children }: BuilderBottomBarProps) {
  const words = useWords();
  return (
    <Bar>
      <div>
        {saving && <SavingNote saving={saving} isShort />}
        <Budget $isOver={budget !== null && budget < 0}>
          {budget === null ? words('transfers.noBudget') : formatMinusSign(displayPrice(budget))}
          {budget !== null && (
            <Unit>
              {words('team.unit.million')} {words('team.bar.left')}
            </Unit>
          )}
        </Budget>
      </div>
      <Buttons>{children}</Buttons>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${layout.bottomBar};
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${space[3]}`};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  white-space: nowrap;
  ${hairline('block-start')}
`;

const Budget = styled.p<{ $isOver: boolean }>`
  ${textStyle('heading')}
  color: ${({ theme, $isOver }) => ($isOver ? theme.color.warning : 'inherit')};
`;

const Unit = styled.span`
  margin-inline-start: 1px;
  ${textStyle('cardName')}
  font-weight: 600;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;
