import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure } from '../rankingFigures.ts';
import { projectedBars } from './projectedBars.ts';

/** A team with its points now and at the end of the round. */
export interface ProjectedPointsTeam {
  readonly userId: number;
  readonly teamName: string;
  readonly points: number;
  readonly projectedPoints: number;
  readonly playersLeft: number;
  readonly isOwn: boolean;
}

export interface ProjectedPointsProps {
  /** In the order of the ranking. */
  readonly teams: readonly ProjectedPointsTeam[];
}

/** Teams near the user's with their points now, as bars, and projected, as lines. The figures are texts as well. [B14] */
export function ProjectedPoints({ teams }: ProjectedPointsProps) {
  const words = useWords();
  const bars = projectedBars(teams);
  return (
    <Root>
      <h2>{words('rankings.chart.title')}</h2>
      <ul>
        {teams.map(({ userId, teamName, points, projectedPoints, playersLeft, isOwn }, place) => (
          <Team key={userId} $isOwn={isOwn}>
            {words('rankings.chart.team', { team: isOwn ? words('rankings.you') : teamName, count: playersLeft })}
            <Figures>
              <span aria-hidden="true">{rankingFigure(points, words.locale)}</span>
              <VisuallyHidden>{words('rankings.chart.now', { points: rankingFigure(points, words.locale) })}</VisuallyHidden>
              <span aria-hidden="true">{rankingFigure(projectedPoints, words.locale)}</span>
              <VisuallyHidden>
                {words('rankings.chart.projected', { points: rankingFigure(projectedPoints, words.locale) })}
              </VisuallyHidden>
            </Figures>
            <Track aria-hidden="true">
              <Bar $isOwn={isOwn} style={{ inlineSize: `${bars[place]?.now ?? 0}%` }} />
              <Line style={{ inlineSize: `${bars[place]?.coming ?? 0}%` }} />
            </Track>
          </Team>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Team = styled.li<{ $isOwn: boolean }>`
  ${textStyle('label')}
  overflow-wrap: anywhere;
  font-weight: ${({ $isOwn }) => ($isOwn ? 600 : 400)};
  color: ${({ theme, $isOwn }) => ($isOwn ? theme.color.text : theme.color.textMuted)};
`;

const Figures = styled.span`
  position: relative;
  display: flex;
  justify-content: space-between;
  ${textStyle('cardName')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.text};
`;

const Track = styled.span`
  display: flex;
  align-items: center;
  block-size: ${fine[14]};
`;

const Bar = styled.span<{ $isOwn: boolean }>`
  block-size: 100%;
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme, $isOwn }) => ($isOwn ? theme.color.chartBarStrong : theme.color.chartBar)};
  ${({ theme }) => theme.media.forcedColors} {
    forced-color-adjust: none;
    background-color: ${({ $isOwn }) => ($isOwn ? 'Highlight' : 'CanvasText')};
  }
`;

const Line = styled.span`
  block-size: 100%;
  border-inline-end: ${fine[2]} solid currentColor;
  background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
`;
