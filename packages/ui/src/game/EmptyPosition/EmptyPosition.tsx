import type { Slot } from '@rugby/domain/game/model/positions';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { widePitch } from '../pitchScale.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { cardButton, cardFrame, jerseyPlace, plateFrame } from '../PlayerCard/cardFrame.ts';
import { EmptyJersey } from './EmptyJersey.tsx';

export interface EmptyPositionProps {
  readonly slot: Slot;
  /** Without it the position is shown but cannot be pressed. */
  readonly onPress?: () => void;
  /** Whether the next added player takes this position; the pool is then filtered to it. */
  readonly isChosen?: boolean;
  /** Excludes it from the Tab order, because arrow keys lead to it. */
  readonly isArrowStop?: boolean;
}

/** An empty slot of the pitch with the name of its position. */
export function EmptyPosition({ slot, onPress, isChosen = false, isArrowStop = false }: EmptyPositionProps) {
  const words = useWords();
  const position = words(`team.position.${slot.label}`);
  const name = words(isChosen ? 'team.spoken.chosenSlot' : 'team.spoken.emptySlot', { position, jersey: slot.jersey });
  const face = (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <JerseyPlace aria-hidden="true">
        <EmptyJersey number={slot.jersey} />
      </JerseyPlace>
      <Plate aria-hidden="true" $isChosen={isChosen}>
        {onPress && <Icon name="plus" size={18} />}
        {position}
      </Plate>
    </>
  );
  if (onPress === undefined) return <Picture>{face}</Picture>;
  return (
    <Press aria-pressed={isChosen} excludeFromTabOrder={isArrowStop} onPress={onPress}>
      {face}
    </Press>
  );
}

const Picture = styled.div`
  ${cardFrame}
`;

const JerseyPlace = styled.span`
  ${jerseyPlace}
  color: ${({ theme }) => theme.color.onTurf};
`;

const Plate = styled.span<{ $isChosen: boolean }>`
  ${plateFrame}
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};
  border: 1.5px solid ${({ theme, $isChosen }) => ($isChosen ? theme.color.action : theme.color.onTurf)};
  background-color: ${({ theme, $isChosen }) => ($isChosen ? theme.color.action : theme.color.apron)};
  color: ${({ theme, $isChosen }) => ($isChosen ? theme.color.onAction : theme.color.onTurf)};
  ${({ theme }) => theme.media.forcedColors} {
    border: ${({ $isChosen }) => ($isChosen ? '3px solid Highlight' : '1px solid ButtonText')};
  }
  ${textStyle('button')}
  font-size: 0.875rem;
  text-align: center;
  ${({ theme }) => theme.media.enlarged} {
    & > svg {
      display: none;
    }
  }
  ${widePitch} {
    gap: ${({ theme }) => theme.space[2]};
    font-size: 1rem;
  }
`;

const Press = styled(Button)`
  ${cardButton}
  cursor: pointer;
  transition: ${({ theme }) => `transform ${theme.motion.press}`};
  &[data-hovered] > ${JerseyPlace} {
    transform: translateY(-4px);
  }
  &[data-pressed] {
    transform: scale(0.97);
  }
  &[data-focus-visible] > ${Plate} {
    outline: ${({ theme }) => `${theme.control.ring.width} solid ${theme.color.focusTurf}`};
    outline-offset: ${({ theme }) => theme.control.ring.gap};
    box-shadow: 0 0 0 ${({ theme }) => `${theme.control.ring.gap} ${theme.color.focusTurfGap}`};
  }
`;
