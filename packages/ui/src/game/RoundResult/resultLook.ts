import { css, type RuleSet } from 'styled-components';

/** The gutter of the result, at its start or at both sides. */
export function resultInset(side: 'start' | 'both'): RuleSet {
  return css`
    padding-inline-start: ${({ theme }) => theme.layout.gutter.phone};
    ${side === 'both' && 'padding-inline-end: var(--result-gutter);'}
    --result-gutter: ${({ theme }) => theme.layout.gutter.phone};
    ${({ theme }) => theme.media.md} {
      --result-gutter: ${({ theme }) => theme.layout.gutter.desktop};
      padding-inline-start: ${({ theme }) => theme.layout.gutter.desktop};
    }
  `;
}
