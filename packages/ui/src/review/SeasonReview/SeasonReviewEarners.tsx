import styled from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { printedFill } from './chartPaint.ts';
import { rankingFigure } from '../../rankings/rankingFigures.ts';
import { SeasonReviewSection } from './SeasonReviewSection.tsx';
import type { ReviewEarner } from './seasonReviewContents.ts';

export interface SeasonReviewEarnersProps {
  /** The most points first. */
  readonly earners: readonly ReviewEarner[];
}

/** The players who earned most, with bars; the others are one line. */
export function SeasonReviewEarners({ earners }: SeasonReviewEarnersProps) {
  const words = useWords();
  const shown = earners.slice(0, mostShown);
  const others = earners.slice(mostShown);
  const top = Math.max(1, shown[0]?.points ?? 1);
  const figure = (points: number) => rankingFigure(points, words.locale);
  return (
    <SeasonReviewSection title={words('review.earners.title')} note={words('review.earners.count', { count: earners.length })}>
      <List>
        {shown.map(({ playerId, name, kit, points, rounds, roundsAsCaptain }, place) => (
          <li key={playerId}>
            <Jersey kit={kit} size={28} />
            <Name>
              <b>{name}</b>
              {roundsWords(rounds, roundsAsCaptain)}
            </Name>
            <Track aria-hidden="true">
              <Bar data-fill $isTop={place === 0} style={{ inlineSize: `${(100 * Math.max(0, points)) / top}%` }} />
            </Track>
            <Points>{figure(points)}</Points>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Others>{words('review.earners.others', { count: others.length })}</Others>
            <Points>{figure(others.reduce((sum, { points }) => sum + points, 0))}</Points>
          </li>
        )}
      </List>
    </SeasonReviewSection>
  );

  function roundsWords(rounds: number, asCaptain: number): string {
    const played = words('review.earners.rounds', { count: rounds });
    return asCaptain === 0 ? played : words('review.earners.captain', { rounds: played, count: asCaptain });
  }
}

const mostShown = 6;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[2]};
    ${hairline('block-end')}
  }
`;

const Name = styled.span`
  flex: 1 1 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  & > b {
    display: block;
    ${textStyle('cardName')}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Track = styled.span`
  flex: 1 1 0;
`;

const Bar = styled.span<{ $isTop: boolean }>`
  display: block;
  block-size: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme, $isTop }) => ($isTop ? theme.color.chartBarStrong : theme.color.chartBar)};
  ${printedFill}
  ${({ theme }) => theme.media.forcedColors} {
    forced-color-adjust: none;
    background-color: CanvasText;
  }
`;

const Points = styled.span`
  min-inline-size: 3em;
  text-align: end;
  ${textStyle('rowNumber')}
  color: ${({ theme }) => theme.color.text};
`;

const Others = styled.span`
  flex: 1;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
