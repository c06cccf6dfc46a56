import { useId } from 'react';
import styled from 'styled-components';
import { plotRanks } from '../../review/SeasonReview/rankPlot.ts';
import { RankDot, rankPlotLook } from '../../review/SeasonReview/rankPlotLook.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure } from '../rankingFigures.ts';

/** A rank of a team after a round. */
export interface RankAfterRound {
  readonly roundNumber: number;
  readonly rank: number;
}

export interface RankLineProps {
  /** Oldest first. */
  readonly ranks: readonly RankAfterRound[];
}

/** The ranks of a team by round as a small line, the best rank at the top. Screen readers get a list. Nothing for less than two ranks. [B14] */
export function RankLine({ ranks }: RankLineProps) {
  const words = useWords();
  const captionId = useId();
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const { points } = plotRanks(ranks);
  const sentence = ({ roundNumber, rank }: RankAfterRound) =>
    words('review.ranks.item', { round: roundNumber, rank: rankingFigure(rank, words.locale) });
  return (
    <Figure aria-labelledby={captionId}>
      <figcaption id={captionId}>{words('review.ranks.title')}</figcaption>
      <VisuallyHidden as="ol">
        {ranks.map((one) => (
          <li key={one.roundNumber}>{sentence(one)}</li>
        ))}
      </VisuallyHidden>
      <Plot aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {points.map(({ roundNumber, x, y }) => (
          <RankDot
            key={roundNumber}
            $isStrong={roundNumber === last.roundNumber}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          />
        ))}
      </Plot>
      <Ends aria-hidden="true">
        <span>{sentence(first)}</span>
        <span>{sentence(last)}</span>
      </Ends>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
`;

const Plot = styled.div`
  ${rankPlotLook}
  block-size: ${({ theme }) => theme.space[12]};
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  ${textStyle('label')}
`;
