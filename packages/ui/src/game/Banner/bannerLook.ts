import { css, type RuleSet } from 'styled-components';
import { slant } from '../../theme/mixins.ts';
import { space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

/** Height of a banner in px. */
export const bannerHeight = 44;

/** A band above the pitch with a label, a sentence and an action. Shown as long as its state lasts. */
export const bannerBand: RuleSet = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${`${bannerHeight}px`};
  padding-inline-end: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[5]};
    padding-inline-end: ${({ theme }) => theme.space[3]};
  }
`;

/** The label of the band. The component sets its colours. */
export const bannerSlab: RuleSet = css`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${space[6]}`};
  ${slant('slab', bannerHeight)}
  ${textStyle('button')}
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => `${theme.layout.gutter.desktop} ${space[8]}`};
  }
`;

/** The sentence of the band. Takes the remaining width. */
export const bannerSentence: RuleSet = css`
  flex: 1;
  padding-block: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('body')}
    font-weight: 500;
  }
`;
