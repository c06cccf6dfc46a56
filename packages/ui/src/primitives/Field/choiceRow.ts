import { css, type RuleSet } from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

/** A row of a list of options: as high as a touch target, highlighted on hover and focus. */
export const choiceRow: RuleSet = css`
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.touch};
  border-radius: ${({ theme }) => theme.radius.sm};
  outline: none;
  ${textStyle('body')}
  font-weight: 500;
  cursor: pointer;
  &[data-focused],
  &[data-hovered] {
    background-color: ${({ theme }) => theme.color.raised};
  }
  &[data-focus-visible] {
    outline: ${fine[2]} solid ${({ theme }) => theme.color.focus};
    outline-offset: -${fine[2]};
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
`;
