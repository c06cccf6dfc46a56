import { css, type RuleSet } from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** One of a few on the brand bar; the one with `aria-current` is lit and underlined. */
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
