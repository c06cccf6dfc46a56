import { css, type RuleSet } from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

/** Label, input and message of a field below each other. */
export const fieldColumn: RuleSet = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  min-inline-size: 0;
  text-align: start;
`;

/** The box of a field. An invalid field has a thicker border, and an icon and a sentence below it. [B2] */
export const fieldBox: RuleSet = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.control.height.form};
  margin: 0;
  padding-block: 0;
  padding-inline: ${fine[13]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.field};
  color: ${({ theme }) => theme.color.text};
  ${textStyle('bodyLarge')}
  text-align: start;
  transition: ${({ theme }) => `border-color ${theme.motion.press}`};
  &::placeholder {
    color: ${({ theme }) => theme.color.textSubtle};
    opacity: 1;
  }
  &[data-hovered] {
    border-color: ${({ theme }) => theme.color.text};
  }
  &[data-invalid] {
    padding-inline: ${space[3]};
    border: ${fine[2]} solid ${({ theme }) => theme.color.danger};
  }
  &[data-disabled] {
    border-color: ${({ theme }) => theme.color.hairline};
    background-color: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.textSubtle};
    cursor: not-allowed;
  }
`;

/** A button at the end of a field's box. The text keeps clear of it. */
export const boxWithEnd: RuleSet = css`
  position: relative;
  & > input:is(input, [data-invalid]) {
    padding-inline-end: ${({ theme }) => theme.space[12]};
  }
  & > :not(input) {
    position: absolute;
    inset-block-start: ${fine[2]};
    inset-inline-end: ${fine[2]};
  }
`;
