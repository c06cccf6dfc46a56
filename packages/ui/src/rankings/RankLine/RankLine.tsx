import type { RankAfterRound } from '@rugby/domain/game/rankings/ranksByRound';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { plotRanks } from '../../review/SeasonReview/rankPlot.ts';
import { RankDot, rankPlotLook } from '../../review/SeasonReview/rankPlotLook.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure } from '../rankingFigures.ts';

export interface RankLineProps {
  /** Oldest first. */
  readonly ranks: readonly RankAfterRound[];
  /** Shows the line without its caption, and of its ranks the first one, for a place that shows the latest rank beside it. */
  readonly isBrief?: boolean;
}

/** The ranks of a team by round as a small line, the best rank at the top. Screen readers get a list. Nothing for less than two ranks. [B14] */
export function RankLine({ ranks, isBrief = false }: RankLineProps) {
  const words = useWords();
  const captionId = useId();
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const { points } = plotRanks(ranks);
  const sentence = ({ roundNumber, rank }: RankAfterRound) =>
    words('review.ranks.item', { round: roundNumber, rank: rankingFigure(rank, words.locale) });
  const label = (end: RankAfterRound) => (isBrief ? words('fixtures.roundName', { round: end.roundNumber }) : sentence(end));
  const isFalling = (ranks[1]?.rank ?? 0) > first.rank;
  const caption = words('review.ranks.title');
  return (
    <Figure aria-labelledby={captionId}>
      <figcaption id={captionId}>{isBrief ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</figcaption>
      <VisuallyHidden as="ol">
        {ranks.map((one) => (
          <li key={one.roundNumber}>{sentence(one)}</li>
        ))}
      </VisuallyHidden>
      <Plot aria-hidden="true" $isBrief={isBrief}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {points.map(({ roundNumber, x, y }) => (
          <RankDot
            key={roundNumber}
            $isStrong={roundNumber === last.roundNumber}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          >
            {isBrief && roundNumber === first.roundNumber && (
              <First $isAbove={isFalling}>{rankingFigure(first.rank, words.locale)}</First>
            )}
          </RankDot>
        ))}
      </Plot>
      <Ends aria-hidden="true">
        <span>{label(first)}</span>
        <span>{label(last)}</span>
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

const Plot = styled.div<{ $isBrief: boolean }>`
  ${rankPlotLook}
  block-size: ${({ theme, $isBrief }) => theme.space[$isBrief ? 8 : 12]};
  ${({ $isBrief }) => $isBrief && briefLook}
`;

/** The dots of a brief line would touch each other: the first and the last one are enough. Below the first one is room for its rank. */
const briefLook = css`
  margin-block-end: ${({ theme }) => theme.space[3]};
  & > span:not(:first-of-type, :last-of-type) {
    display: none;
  }
`;

/** Begins at its dot, on the side where the line does not go. */
const First = styled.span<{ readonly $isAbove: boolean }>`
  position: absolute;
  ${({ $isAbove }) => ($isAbove ? 'inset-block-end: 100%;' : 'inset-block-start: 100%;')}
  inset-inline-start: 0;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.text};
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  ${textStyle('label')}
`;
