import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { wideLeaderboard } from './leaderboardScale.ts';

export interface LeaderboardLeftProps {
  /** Players who have not played yet. */
  readonly left: number;
}

/** Players of a team who are left to play: the number, and where there is room one stroke for each player, outlined for those to come. */
export function LeaderboardLeft({ left }: LeaderboardLeftProps) {
  const words = useWords();
  return (
    <Root>
      <span aria-hidden="true">
        {left}
        <OfAll>/{places}</OfAll>
      </span>
      <VisuallyHidden>{words('rankings.left', { left, count: places })}</VisuallyHidden>
      <Strokes aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <Stroke key={place} $isLeft={place >= places - left} />
        ))}
      </Strokes>
    </Root>
  );
}

const places = 15;

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

/** On a phone, which has no room for the strokes. */
const OfAll = styled.span`
  ${textStyle('label')}
  font-weight: 400;
  ${wideLeaderboard} {
    display: none;
  }
`;

const Strokes = styled.span`
  display: none;
  gap: ${fine[2]};
  ${wideLeaderboard} {
    display: inline-flex;
  }
`;

const Stroke = styled.span<{ $isLeft: boolean }>`
  inline-size: ${fine[5]};
  block-size: ${fine[14]};
  border: 1px solid ${({ theme, $isLeft }) => ($isLeft ? theme.color.highlightText : theme.color.chartBar)};
  background-color: ${({ theme, $isLeft }) => ($isLeft ? 'transparent' : theme.color.chartBar)};
  ${({ theme }) => theme.media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background-color: ${({ $isLeft }) => ($isLeft ? 'Canvas' : 'CanvasText')};
  }
`;
