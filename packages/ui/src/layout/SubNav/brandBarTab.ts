import { css, type RuleSet } from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** A tab on the brand bar. The one with `aria-current` is highlighted and underlined. */
export const brandBarTab: RuleSet = css`
  border-block: ${({ theme }) => theme.layout.header.marker} solid transparent;
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.onBrandBarMuted};
  &[data-hovered],
  &[aria-current] {
    color: ${({ theme }) => theme.color.onBrandBar};
  }
  &[aria-current] {
    border-block-end-color: ${({ theme }) => theme.color.brandBarMarker};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border-color: Canvas;
    &[aria-current] {
      border-block-end-color: Highlight;
    }
  }
  ${focusRing}
`;
