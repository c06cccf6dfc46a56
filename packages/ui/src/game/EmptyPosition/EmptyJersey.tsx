import styled from 'styled-components';
import * as draw from '@rugby/domain/game/drawing/jerseyDrawing';
import { font } from '../../theme/scale.ts';

export interface EmptyJerseyProps {
  readonly number: number;
}

/** The outline of a jersey, in the current text colour. Decorative: the slot around it names the position. */
export function EmptyJersey({ number }: EmptyJerseyProps) {
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 96 92">
      <g fill="currentColor" fillOpacity="0.1" stroke="currentColor" strokeOpacity="0.75" strokeLinejoin="round">
        <Dashes d={draw.outline} />
      </g>
      <Numerals x={draw.number.x} y={draw.number.baseline} fill="currentColor">
        {number}
      </Numerals>
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
`;

const Dashes = styled.path`
  stroke-width: 1.75px;
  stroke-dasharray: 5 4;
`;

const Numerals = styled.text`
  font: 700 34px ${font.display};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
`;
