import { outline } from '@rugby/domain/game/drawing/jerseyDrawing';
import styled from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { color } from '../../theme/color.ts';
import { textStyle } from '../../theme/typography.ts';

const tones = { muted: color.textMuted, danger: color.danger, 'on-brand': color.onBrandBarMuted } as const;

export interface PanelMessageJerseyProps {
  /** An icon, or a number. */
  readonly mark: IconName | number;
  readonly tone: keyof typeof tones;
}

/** An empty jersey with a mark, drawn in dashes. Decorative. */
export function PanelMessageJersey({ mark, tone }: PanelMessageJerseyProps) {
  return (
    <Jersey aria-hidden="true" $tone={tone}>
      <svg viewBox="0 0 96 92">
        <Dashes d={outline} />
      </svg>
      <Mark>{typeof mark === 'number' ? mark : <Icon name={mark} size={32} />}</Mark>
    </Jersey>
  );
}

const Jersey = styled.div<{ $tone: keyof typeof tones }>`
  display: grid;
  place-items: center;
  inline-size: 88px;
  color: ${({ $tone }) => tones[$tone]};
  & > * {
    grid-area: 1 / 1;
  }
`;

const Dashes = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75px;
  stroke-dasharray: 5 4;
`;

const Mark = styled.span`
  display: grid;
  ${textStyle('number')}
`;
