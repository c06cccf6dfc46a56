import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { RoundAxis } from './RoundAxis.tsx';
import { SeasonReviewSection } from './SeasonReviewSection.tsx';
import type { ReviewRound } from './seasonReviewContents.ts';

export interface SeasonReviewBestProps {
  readonly rounds: readonly ReviewRound[];
  /** The rule that binds the best fifteen most, as a sentence. */
  readonly binding?: string | undefined;
}

/** The points of each round as bars in front of those of the best possible fifteen. The figures are texts as well. */
export function SeasonReviewBest({ rounds, binding }: SeasonReviewBestProps) {
  const words = useWords();
  const highest = Math.max(...rounds.map(({ points }) => points));
  const top = Math.max(1, highest, ...rounds.map(({ best }) => best ?? 0));
  const part = (points: number) => `${(100 * Math.max(0, points)) / top}%`;
  return (
    <SeasonReviewSection title={words('review.best.title')}>
      <Legend aria-hidden="true">
        <Swatch $isLeft={false} />
        {words('review.best.yours')}
        <Swatch $isLeft />
        {words('review.best.left')}
      </Legend>
      <Bars>
        {rounds.map(({ roundId, roundNumber, points, best }) => (
          <li key={roundId}>
            <VisuallyHidden>
              {best === null
                ? words('review.best.open', { round: roundNumber, count: points })
                : words('review.best.item', { round: roundNumber, count: points, best })}
            </VisuallyHidden>
            <Column aria-hidden="true">
              {best !== null && <Figure>{best}</Figure>}
              <Whole style={{ blockSize: part(Math.max(points, best ?? 0)) }}>
                <Own $isHighest={points === highest} style={{ blockSize: `${ownShare(points, best)}%` }}>
                  {points}
                </Own>
              </Whole>
            </Column>
          </li>
        ))}
      </Bars>
      <RoundAxis rounds={rounds} />
      <Note>{words('review.best.note')}</Note>
      {binding !== undefined && <Note>{binding}</Note>}
    </SeasonReviewSection>
  );
}

/** The part of the whole bar that is the user's, in percent. */
function ownShare(points: number, best: number | null): number {
  return best === null || best <= points ? 100 : (100 * Math.max(0, points)) / best;
}

const Legend = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Swatch = styled.span<{ $isLeft: boolean }>`
  inline-size: ${({ theme }) => theme.space[3]};
  aspect-ratio: 1;
  border: 1px solid ${({ theme }) => theme.color.chartBar};
  background: ${({ theme, $isLeft }) => ($isLeft ? hatch(theme.color.chartBar) : theme.color.chartBar)};
  forced-color-adjust: none;
`;

const Bars = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  block-size: calc(${({ theme }) => theme.space[20]} * 2.5);
  padding-block-start: ${({ theme }) => theme.space[5]};
`;

const Figure = styled.span`
  margin-block-start: calc(${({ theme }) => theme.space[5]} * -1);
  ${textStyle('label')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Whole = styled.div`
  display: flex;
  align-items: flex-end;
  inline-size: min(72%, ${({ theme }) => theme.space[10]});
  border: 1px solid ${({ theme }) => theme.color.chartBar};
  background: ${({ theme }) => hatch(theme.color.chartBar)};
  ${({ theme }) => theme.media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Own = styled.div<{ $isHighest: boolean }>`
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.space[5]};
  background-color: ${({ theme, $isHighest }) => ($isHighest ? theme.color.action : theme.color.chartBar)};
  color: ${({ theme, $isHighest }) => ($isHighest ? theme.color.onAction : theme.color.text)};
  text-align: center;
  ${textStyle('label')}
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.media.forcedColors} {
    border-block-start: 1px solid CanvasText;
  }
`;

const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

function hatch(line: string): string {
  return `repeating-linear-gradient(135deg, ${line} 0 1px, transparent 1px ${fine[6]})`;
}
