import { displayExcess, displayPrice } from '@rugby/domain/game/model/money';
import { teamSize } from '@rugby/domain/game/model/positions';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { pool, poolGutter } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { type SavingLine, SavingNote } from '../SavingNote/SavingNote.tsx';

export interface BudgetBarProps {
  /** Budget left in whole dollars: negative when the team is over budget, null while there is no budget. */
  readonly budget: number | null;
  /** Whether a team over its budget can be saved, because new prices put it there. */
  readonly isExcessAllowed?: boolean;
  /** Number of players picked so far. */
  readonly picked: number;
  /** Omitted while there is nothing to save. */
  readonly saving?: SavingLine;
}

/**
 * The budget that is left, the number of players picked, and whether the team is saved. Shows by how much a team is over budget.
 * Stands below the pool; a phone has `BuilderBottomBar`.
 */
export function BudgetBar({ budget, isExcessAllowed = false, picked, saving }: BudgetBarProps) {
  const words = useWords();
  const over = budget !== null && budget < 0 ? -budget : null;
  return (
    <Root>
      {over !== null && !isExcessAllowed && (
        <Over>
          <Icon name="warning" />
          <span>
            {words('refusals.full.over-budget')}. {words('refusals.full.over-budget-by', { over: displayExcess(over) })}
          </span>
        </Over>
      )}
      <Bar>
        <div>
          <Label>{words('team.bar.budgetLeft')}</Label>
          <Figure $isOver={over !== null}>
            {budget === null ? words('transfers.noBudget') : formatMinusSign(displayPrice(budget))}
            {budget !== null && <Unit>{words('team.unit.million')}</Unit>}
          </Figure>
        </div>
        <Side>
          <span>{words('pool.budget.picked', { picked, size: teamSize })}</span>
          {saving && <SavingNote saving={saving} />}
        </Side>
      </Bar>
    </Root>
  );
}

const Root = styled.div`
  background-color: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-start')}
`;

const Over = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[3]};
  ${poolGutter}
  background-color: ${({ theme }) => theme.color.warningTint};
  ${textStyle('body')}
  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.warning};
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: ${pool.footer};
  ${poolGutter}
`;

const Label = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Figure = styled.p<{ $isOver: boolean }>`
  ${textStyle('heading')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $isOver }) => ($isOver ? theme.color.danger : 'inherit')};
`;

const Unit = styled.span`
  ${textStyle('cardName')}
  font-weight: 600;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Side = styled.div`
  display: grid;
  gap: ${fine[2]};
  justify-items: end;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
