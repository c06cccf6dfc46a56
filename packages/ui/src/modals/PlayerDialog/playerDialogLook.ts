import styled, { css, type RuleSet } from 'styled-components';
import { luminance } from '../../theme/luminance.ts';
import { drawing } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

/** What is under the tabs keeps the dialog's own distance to its edges. */
export const Overview = styled.div`
  padding-block-start: ${({ theme }) => theme.space[5]};
  padding-inline: var(--dialog-inset);
`;

/** Black or white, whichever stands out more from a colour of a kit. */
export function readableInkOn(kitColor: string): string {
  return luminance(kitColor) > middle ? drawing.shade : drawing.light;
}

/** Where the contrast with black and the contrast with white are equal. */
const middle = 0.179;

/** His deadline at the left, what the fan can do about him at the right. */
export const LockAndWatch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  margin-block-start: ${({ theme }) => theme.space[4]};
`;

/** Figures in three columns, each under its name. */
export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space[5]} ${theme.space[2]}`};
`;

/** What a figure of the grid counts. */
export const FigureLabel = styled.dt`
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    ${textStyle('body')}
  }
`;

/** The unit behind a figure, as a `small` in it. */
export const figureUnit: RuleSet = css`
  & > small {
    font-size: 0.625em;
    font-weight: 600;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
