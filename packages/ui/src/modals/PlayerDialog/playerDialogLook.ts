import styled, { css, type RuleSet } from 'styled-components';
import { luminance } from '@rugby/domain/game/drawing/luminance';
import { drawing } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

/** Content below the tabs, with the padding of the dialog. */
export const Overview = styled.div`
  padding-block-start: ${({ theme }) => theme.space[5]};
  padding-inline: var(--dialog-inset);
`;

/** Black or white, whichever has more contrast with a kit colour. */
export function readableInkOn(kitColor: string): string {
  return luminance(kitColor) > middle ? drawing.shade : drawing.light;
}

/** Luminance at which black and white have the same contrast. */
const middle = 0.179;

/** The player's deadline on the left, the watch button on the right. */
export const LockAndWatch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  margin-block-start: ${({ theme }) => theme.space[4]};
`;

/** Figures in three columns, each below its label. */
export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space[5]} ${theme.space[2]}`};
`;

/** The label of a figure. */
export const FigureLabel = styled.dt`
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    ${textStyle('body')}
  }
`;

/** The unit after a figure, as a `small` inside it. */
export const figureUnit: RuleSet = css`
  & > small {
    font-size: 0.625em;
    font-weight: 600;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
