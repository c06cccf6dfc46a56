import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure } from '../../rankings/rankingFigures.ts';
import { hatch, printedFill } from './chartPaint.ts';
import { isCrowded } from './isCrowded.ts';
import { RoundAxis } from './RoundAxis.tsx';
import { SeasonReviewLegend } from './SeasonReviewLegend.tsx';
import { SeasonReviewMarks } from './SeasonReviewMarks.tsx';
import { SeasonReviewSection } from './SeasonReviewSection.tsx';
import type { ReviewRound } from './seasonReviewContents.ts';

export interface SeasonReviewBestProps {
  readonly rounds: readonly ReviewRound[];
  /** How the user's points compare with those of all teams, in sentences. */
  readonly comparison?: string | undefined;
  /** The rule that binds the best fifteen most, as a sentence. */
  readonly binding?: string | undefined;
}

/**
 * The points of each round as bars in front of those of the best possible fifteen, with the average and the highest of all teams. The
 * figures are texts as well. In a long season a phone shows those of the highest round and the points of the lowest one.
 */
export function SeasonReviewBest({ rounds, comparison, binding }: SeasonReviewBestProps) {
  const words = useWords();
  const highest = Math.max(...rounds.map(({ points }) => points));
  const lowest = Math.min(...rounds.map(({ points }) => points));
  const highestAt = rounds.findIndex(({ points }) => points === highest);
  const lowestAt = rounds.findIndex(({ points }) => points === lowest);
  const extremeOf = (index: number) => {
    if (index === highestAt) return 'highest';
    return index === lowestAt ? 'lowest' : undefined;
  };
  const top = Math.max(1, highest, ...rounds.map((round) => Math.max(round.best ?? 0, round.highest ?? 0)));
  const figure = (points: number) => rankingFigure(points, words.locale);
  const part = (points: number) => `${(100 * Math.max(0, points)) / top}%`;
  return (
    <SeasonReviewSection title={words('review.best.title')}>
      <SeasonReviewLegend hasMarks={rounds.some(({ average }) => average !== null)} />
      <Bars data-crowded={isCrowded(rounds) || undefined}>
        {rounds.map(({ roundId, roundNumber, points, best, average, highest: most }, index) => (
          <li key={roundId} data-extreme={extremeOf(index)}>
            <VisuallyHidden>
              {best === null
                ? words('review.best.open', { round: roundNumber, count: points })
                : words('review.best.item', { round: roundNumber, count: points, best })}
            </VisuallyHidden>
            {average !== null && most !== null && (
              <VisuallyHidden>
                {words('review.best.all', { average: rankingFigure(average, words.locale, 1), highest: most })}
              </VisuallyHidden>
            )}
            <Column aria-hidden="true">
              <SeasonReviewMarks average={average} highest={most} heightOf={part} />
              {best !== null && <Best>{figure(best)}</Best>}
              <Whole data-fill style={{ blockSize: part(Math.max(points, best ?? 0)) }}>
                <Own data-fill $isHighest={points === highest} style={{ blockSize: `${ownShare(points, best)}%` }}>
                  <Figure>{figure(points)}</Figure>
                </Own>
              </Whole>
            </Column>
          </li>
        ))}
      </Bars>
      <RoundAxis rounds={rounds} />
      {comparison !== undefined && <Note>{comparison}</Note>}
      <Note>{words('review.best.note')}</Note>
      {binding !== undefined && <Note>{binding}</Note>}
    </SeasonReviewSection>
  );
}

/** The part of the whole bar that is the user's, in percent. */
function ownShare(points: number, best: number | null): number {
  return best === null || best <= points ? 100 : (100 * Math.max(0, points)) / best;
}

/** A figure above or in a bar, on a ground that covers the lines of the marks. It may be wider than the bar. */
const Figure = styled.span`
  flex: none;
  ${textStyle('label')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  position: relative;
  z-index: 1;
`;

const Best = styled(Figure)`
  margin-block-start: calc(${({ theme }) => theme.space[5]} * -1);
  padding-inline: ${fine[2]};
  color: ${({ theme }) => theme.color.textMuted};
  background-color: ${({ theme }) => theme.color.canvas};
`;

const Bars = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-crowded] > li:not([data-extreme]) ${Figure}, &[data-crowded] > [data-extreme='lowest'] ${Best} {
    visibility: hidden;
    ${({ theme }) => theme.media.sm} {
      visibility: visible;
    }
  }
`;

const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  block-size: calc(${({ theme }) => theme.space[20]} * 2.5);
  padding-block-start: ${({ theme }) => theme.space[5]};
`;

const Whole = styled.div`
  display: flex;
  align-items: flex-end;
  inline-size: min(72%, ${({ theme }) => theme.space[10]});
  border: 1px solid ${({ theme }) => theme.color.textMuted};
  background: ${({ theme }) => hatch(theme.color.textMuted)};
  ${printedFill}
  ${({ theme }) => theme.media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Own = styled.div<{ $isHighest: boolean }>`
  display: flex;
  align-items: start;
  justify-content: center;
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.space[5]};
  background-color: ${({ theme, $isHighest }) => ($isHighest ? theme.color.action : theme.color.chartBar)};
  color: ${({ theme, $isHighest }) => ($isHighest ? theme.color.onAction : theme.color.text)};
  ${printedFill}
  & > ${Figure} {
    padding-inline: ${fine[2]};
    background-color: inherit;
  }
  ${({ theme }) => theme.media.forcedColors} {
    forced-color-adjust: none;
    background-color: CanvasText;
    color: Canvas;
  }
`;

const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
