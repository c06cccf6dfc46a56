import { css, type RuleSet } from 'styled-components';

/** On a phone, the box reaches both edges of the window from the column of a `PageLayout`; elsewhere it stands in it with round corners. */
export const acrossPhone: RuleSet = css`
  margin-inline: calc(-1 * ${({ theme }) => theme.layout.gutter.phone});
  ${({ theme }) => theme.media.md} {
    margin-inline: 0;
    border-radius: ${({ theme }) => theme.radius.lg};
  }
`;
