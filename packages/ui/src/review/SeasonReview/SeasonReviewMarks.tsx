import styled from 'styled-components';
import { type MarkKind, markLine } from './chartPaint.ts';

export interface SeasonReviewMarksProps {
  /** Points of all teams in the round; null where they are not known. */
  readonly average: number | null;
  readonly highest: number | null;
  /** The height of some points in the chart, as a percentage. */
  readonly heightOf: (points: number) => string;
}

/** Lines across the bar of a round: the average of all teams, and the team that scored most. */
export function SeasonReviewMarks({ average, highest, heightOf }: SeasonReviewMarksProps) {
  return (
    <Area>
      {average !== null && <Mark $kind="average" style={{ insetBlockEnd: heightOf(average) }} />}
      {highest !== null && <Mark $kind="highest" style={{ insetBlockEnd: heightOf(highest) }} />}
    </Area>
  );
}

/** The part of a column in which bars stand: the room above it holds a figure. */
const Area = styled.div`
  position: absolute;
  inset: ${({ theme }) => theme.space[5]} 6% 0;
  pointer-events: none;
`;

const Mark = styled.div<{ $kind: MarkKind }>`
  position: absolute;
  inset-inline: 0;
  ${({ $kind }) => markLine($kind)}
`;
