import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LiveLineProps {
  readonly isLive: boolean;
  /** Who is left to play, or how a match stands. */
  readonly children: ReactNode;
}

/** A line about a match, with a mark while its round is played. */
export function LiveLine({ isLive, children }: LiveLineProps) {
  const words = useWords();
  return (
    <Root>
      {isLive && (
        <Mark>
          <Icon name="dot" size={14} />
          {words('contests.live')}
        </Mark>
      )}
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  min-inline-size: 0;
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  padding-inline: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.sm};
  ${textStyle('label')}
  font-weight: 700;
  background-color: ${({ theme }) => theme.color.highlight};
  color: ${({ theme }) => theme.color.onHighlight};
  ${({ theme }) => theme.media.forcedColors} {
    border-color: CanvasText;
  }
`;
