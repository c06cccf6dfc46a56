import { fullName } from '@rugby/domain/game/players/fullName';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine, space } from '../../theme/scale.ts';
import { focusRingOnTurf } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { CardContent } from './cardContent.ts';
import { cardMeasures } from './cardScale.ts';

export interface PlayerCardInfoProps {
  readonly player: CardContent['player'];
  readonly onPress: () => void;
  /** Excludes it from the Tab order: only the card that has the focus leads to its button. */
  readonly isArrowStop?: boolean;
}

/** Opens the profile of a player while a press on the card does something else. Stands on the left shoulder of the card. */
export function PlayerCardInfo({ player, onPress, isArrowStop = false }: PlayerCardInfoProps) {
  const words = useWords();
  return (
    <Press
      aria-label={words('team.press.info', { player: fullName(player) })}
      excludeFromTabOrder={isArrowStop}
      onPress={onPress}
    >
      <Icon name="info" size={16} />
    </Press>
  );
}

/** A low card moves it up, clear of the tab on the plate. */
const aboveTab = `min(-${fine[2]}, calc(var(--card-height) - var(--plate-height) - var(--tab-height) - ${space[6]}))`;

/** The target is larger than the drawing, towards the outside of the card. */
const Press = styled(Button)`
  ${cardMeasures}
  position: absolute;
  z-index: 1;
  inset-block-start: ${aboveTab};
  inset-inline-start: -${fine[2]};
  display: grid;
  place-content: center;
  inline-size: ${space[6]};
  block-size: ${space[6]};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.plate};
  color: ${({ theme }) => theme.color.plateText};
  box-shadow: ${({ theme }) => theme.elevation[1]};
  cursor: pointer;
  touch-action: manipulation;
  &::after {
    content: '';
    position: absolute;
    inset: -${fine[6]} 0 0 -${fine[6]};
  }
  &[data-hovered] {
    background-color: color-mix(in srgb, ${({ theme }) => theme.color.plate} 90%, ${({ theme }) => theme.color.plateText});
  }
  ${focusRingOnTurf}
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;
