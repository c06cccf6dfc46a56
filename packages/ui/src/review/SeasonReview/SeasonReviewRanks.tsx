import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure } from '../../rankings/rankingFigures.ts';
import { type PlottedRank, plotRanks } from './rankPlot.ts';
import { RankDot, rankPlotLook } from './rankPlotLook.ts';
import { RoundAxis } from './RoundAxis.tsx';
import { SeasonReviewSection } from './SeasonReviewSection.tsx';
import type { ReviewRound } from './seasonReviewContents.ts';

export interface SeasonReviewRanksProps {
  readonly rounds: readonly ReviewRound[];
}

/** The rank after each round as a line, whose turning points are named. Screen readers get the ranks as a list. */
export function SeasonReviewRanks({ rounds }: SeasonReviewRanksProps) {
  const words = useWords();
  const { points, levels } = plotRanks(rounds);
  const rankOf = (rank: number) => rankingFigure(rank, words.locale);
  const boosterIn = (number: number) => rounds.find(({ roundNumber }) => roundNumber === number)?.boosterName ?? null;
  const sentence = ({ roundNumber, rank }: PlottedRank) => {
    const [figures, booster] = [{ round: roundNumber, rank: rankOf(rank) }, boosterIn(roundNumber)];
    return booster === null
      ? words('review.ranks.item', figures)
      : words('review.ranks.itemWithBooster', { ...figures, booster });
  };
  const noteOf = ({ roundNumber, extreme }: PlottedRank) =>
    boosterIn(roundNumber) ?? (extreme === null ? null : words(`review.ranks.${extreme}`));
  if (points.length === 0)
    return <SeasonReviewSection title={words('review.ranks.title')}>{words('review.ranks.none')}</SeasonReviewSection>;
  return (
    <SeasonReviewSection title={words('review.ranks.title')} note={words('review.ranks.note')}>
      <VisuallyHidden as="ol">
        {points.map((point) => (
          <li key={point.roundNumber}>{sentence(point)}</li>
        ))}
      </VisuallyHidden>
      <Chart aria-hidden="true">
        <Plot>
          {levels.map(({ rank, y }) => (
            <Level key={rank} style={{ insetBlockStart: `${y}%` }}>
              <span>{rankOf(rank)}</span>
            </Level>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
          {points.map((point) => {
            const { roundNumber, rank, x, y, label } = point;
            const note = noteOf(point);
            return (
              <RankDot
                key={roundNumber}
                $isStrong={label !== null}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              >
                {label !== null && (
                  <Rank $place={label} style={{ translate: `${-x}% 0` }}>
                    {rankOf(rank)}
                    {note !== null && <small>{note}</small>}
                  </Rank>
                )}
              </RankDot>
            );
          })}
        </Plot>
        <RoundAxis rounds={rounds} />
      </Chart>
    </SeasonReviewSection>
  );
}

/** The room at the start holds the ranks of the lines across the plot. */
const Chart = styled.div`
  padding-inline-start: ${({ theme }) => theme.space[12]};
`;

const Plot = styled.div`
  ${rankPlotLook}
  block-size: calc(${({ theme }) => theme.space[20]} * 2.5);
  margin-block: ${({ theme }) => theme.space[6]};
`;

const Level = styled.span`
  position: absolute;
  inset-inline: 0;
  border-block-end: 1px solid ${({ theme }) => theme.color.hairline};
  translate: 0 -100%;
  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 100%;
    padding-inline-end: ${({ theme }) => theme.space[2]};
    translate: 0 -50%;
    ${textStyle('label')}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

/** A label shifts with its dot, so that the first and the last one stay inside the plot. */
const Rank = styled.span<{ $place: 'above' | 'below' }>`
  position: absolute;
  inset-inline-start: 50%;
  ${({ $place }) => ($place === 'above' ? 'inset-block-end: 100%;' : 'inset-block-start: 100%;')}
  padding-block: ${fine[2]};
  ${textStyle('cardStat')}
  color: ${({ theme }) => theme.color.text};
  white-space: nowrap;
  & > small {
    padding-inline-start: ${({ theme }) => theme.space[1]};
    ${textStyle('label')}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
