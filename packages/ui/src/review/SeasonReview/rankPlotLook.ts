import styled, { css } from 'styled-components';
import { fine } from '../../theme/scale.ts';

/** What holds a line of ranks as an `svg`, drawn from 0 to 100 in both directions, and its dots. */
export const rankPlotLook = css`
  position: relative;
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  & polyline {
    fill: none;
    stroke: ${({ theme }) => theme.color.chartBarStrong};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
    ${({ theme }) => theme.media.forcedColors} {
      stroke: CanvasText;
    }
  }
`;

/** A rank on the line, larger and filled where it is one to look at. */
export const RankDot = styled.span<{ $isStrong: boolean }>`
  position: absolute;
  inline-size: ${({ $isStrong }) => ($isStrong ? fine[13] : fine[7])};
  aspect-ratio: 1;
  border: ${fine[2]} solid ${({ theme }) => theme.color.chartBarStrong};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme, $isStrong }) => ($isStrong ? theme.color.chartBarStrong : theme.color.canvas)};
  translate: -50% -50%;
`;
