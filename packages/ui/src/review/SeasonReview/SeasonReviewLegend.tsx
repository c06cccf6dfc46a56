import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { hatch, type MarkKind, markLine, printedFill } from './chartPaint.ts';

export interface SeasonReviewLegendProps {
  /** Whether the points of all teams are known. */
  readonly hasMarks: boolean;
}

/** Names the fills of the bars and the lines across them. Decorative: the texts of the chart say the same. */
export function SeasonReviewLegend({ hasMarks }: SeasonReviewLegendProps) {
  const words = useWords();
  return (
    <Legend aria-hidden="true">
      <span>
        <Swatch data-fill $isLeft={false} />
        {words('review.best.yours')}
      </span>
      <span>
        <Swatch data-fill $isLeft />
        {words('review.best.left')}
      </span>
      {hasMarks &&
        (['average', 'highest'] as const).map((kind) => (
          <span key={kind}>
            <Sample $kind={kind} />
            {words(`review.table.${kind}`)}
          </span>
        ))}
    </Legend>
  );
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
  }
`;

const Swatch = styled.span<{ $isLeft: boolean }>`
  inline-size: ${({ theme }) => theme.space[3]};
  aspect-ratio: 1;
  border: 1px solid ${({ theme, $isLeft }) => ($isLeft ? theme.color.textMuted : theme.color.chartBar)};
  background: ${({ theme, $isLeft }) => ($isLeft ? hatch(theme.color.textMuted) : theme.color.chartBar)};
  forced-color-adjust: none;
  ${printedFill}
  ${({ theme }) => theme.media.forcedColors} {
    border-color: CanvasText;
    background: ${({ $isLeft }) => ($isLeft ? 'Canvas' : 'CanvasText')};
  }
`;

/** Long enough for the dashes of a line. */
const Sample = styled.span<{ $kind: MarkKind }>`
  inline-size: ${({ theme }) => theme.space[8]};
  ${({ $kind }) => markLine($kind)}
`;
