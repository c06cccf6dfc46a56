import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** A rule of a password and whether the typed one meets it. */
export interface PasswordCheck {
  readonly id: string;
  readonly label: string;
  readonly isMet: boolean;
}

export interface PasswordChecklistProps {
  /** Id for the field's `aria-describedby`. */
  readonly id: string;
  readonly rules: readonly PasswordCheck[];
  /** Whether unmet rules are shown as errors, or as not typed yet. */
  readonly isInvalid: boolean;
}

/** The rules of a password: met, missing, or not typed yet. */
export function PasswordChecklist({ id, rules, isInvalid }: PasswordChecklistProps) {
  const words = useWords();
  return (
    <List id={id}>
      {rules.map((rule) => {
        const state = stateOf(rule, isInvalid);
        return (
          <Rule key={rule.id} data-state={state}>
            <Icon name={marks[state]} size={16} />
            {rule.label}
            <VisuallyHidden>{words(rule.isMet ? 'ui.field.ruleMet' : 'ui.field.ruleMissing')}</VisuallyHidden>
          </Rule>
        );
      })}
    </List>
  );
}

type RuleState = 'met' | 'missing' | 'open';

function stateOf({ isMet }: PasswordCheck, isInvalid: boolean): RuleState {
  if (isMet) return 'met';
  return isInvalid ? 'missing' : 'open';
}

const marks: Readonly<Record<RuleState, IconName>> = { met: 'check', missing: 'close', open: 'minus' };

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 142px), 1fr));
  gap: ${({ theme }) => `${fine[6]} ${theme.space[2]}`};
  margin-block-start: ${({ theme }) => theme.space[3]};
`;

const Rule = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  column-gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  &[data-state='met'] {
    color: ${({ theme }) => theme.color.positive};
  }
  &[data-state='missing'] {
    color: ${({ theme }) => theme.color.danger};
  }
`;
