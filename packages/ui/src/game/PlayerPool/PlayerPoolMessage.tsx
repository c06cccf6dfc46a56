import type { ReactNode } from 'react';
import styled from 'styled-components';
import { outline } from '@rugby/domain/game/drawing/jerseyDrawing';
import { pool, poolGutter } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';

export interface PlayerPoolMessageProps {
  /** Shown on the empty jersey: a number or an icon. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Buttons, best fix first. */
  readonly children: ReactNode;
  /** Whether it is announced at once, as an error. */
  readonly isAlert?: boolean;
}

/** Replaces the list: says why there are no players, and offers what to do. */
export function PlayerPoolMessage({ mark, title, text, children, isAlert = false }: PlayerPoolMessageProps) {
  return (
    <Root>
      <Jersey aria-hidden="true" $isAlert={isAlert}>
        <svg viewBox="0 0 96 92">
          <Dashes d={outline} />
        </svg>
        <Mark>{mark}</Mark>
      </Jersey>
      <div {...(isAlert && { role: 'alert' })}>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </div>
      <Buttons>{children}</Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  align-content: start;
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[8]}`};
  ${poolGutter}
`;

const Title = styled.p`
  margin-block-end: ${({ theme }) => theme.space[1]};
  ${textStyle('heading')}
`;

const Text = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Jersey = styled.div<{ $isAlert: boolean }>`
  display: grid;
  place-items: center;
  inline-size: ${pool.emptyJersey};
  color: ${({ theme, $isAlert }) => ($isAlert ? theme.color.danger : theme.color.textMuted)};
  & > * {
    grid-area: 1 / 1;
  }
`;

const Mark = styled.span`
  display: grid;
  ${textStyle('number')}
`;

const Dashes = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75px;
  stroke-dasharray: 5 4;
`;
