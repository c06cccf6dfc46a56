import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layout, narrowest, space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { GameBarClock, type GameBarCountdown } from './GameBarClock.tsx';
import { GameBarFigures, type GameBarFigure } from './GameBarFigures.tsx';
import { GameBarPrompt, type GameBarMessage } from './GameBarPrompt.tsx';

export type { GameBarCountdown } from './GameBarClock.tsx';
export type { GameBarFigure } from './GameBarFigures.tsx';
export type { GameBarAction, GameBarMessage, GameBarNote } from './GameBarPrompt.tsx';

export interface GameBarProps {
  /** The `RoundSelector`. */
  readonly round: ReactNode;
  /** Most important first: a phone shows the first one only. */
  readonly figures: readonly GameBarFigure[];
  /** The next step. Announced when it changes. */
  readonly message?: GameBarMessage;
  /** Omitted when there is no deadline left. */
  readonly countdown?: GameBarCountdown;
  /** The main action: save, or transfers. On a phone it stands in the bottom bar instead. */
  readonly action?: ReactNode;
}

/** The bar above the pitch: round, points, budget, next step and countdown. */
export function GameBar({ round, figures, message, countdown, action }: GameBarProps) {
  const words = useWords();
  return (
    <Bar aria-label={words('team.bar.label')}>
      {round}
      <GameBarFigures figures={figures} />
      {message && <GameBarPrompt message={message} />}
      {countdown && <GameBarClock countdown={countdown} />}
      {action !== undefined && <Action>{action}</Action>}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[1]};
  min-block-size: ${`${layout.gameBar.phone}px`};
  padding-inline-end: ${({ theme }) => theme.layout.gutter.phone};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-end')}
  ${textStyle('body')}
  ${narrowest} {
    padding-inline-end: ${space[3]};
  }
  ${({ theme }) => theme.media.enlarged} {
    flex-wrap: wrap;
  }
  ${({ theme }) => theme.media.md} {
    flex-wrap: wrap;
    column-gap: ${({ theme }) => theme.space[6]};
    min-block-size: ${`${layout.gameBar.wide}px`};
    padding-inline-end: ${({ theme }) => theme.layout.gutter.desktop};
  }
`;

const Action = styled.div`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: flex;
    gap: ${({ theme }) => theme.space[2]};
  }
`;
