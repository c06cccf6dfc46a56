import type { Position } from '@rugby/domain/game/model/entities';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TransferRowFillProps {
  readonly position: Position;
  /** Last name of the leaving player. */
  readonly player: string;
  readonly onPress: () => void;
}

/** The open side of a transfer: shows the players of the position. */
export function TransferRowFill({ position, player, onPress }: TransferRowFillProps) {
  const words = useWords();
  const name = words(`pool.positions.${position}`);
  return (
    <Root onPress={onPress} aria-label={words('transfers.fillFor', { position: name, player })}>
      <Icon name="plus" size={16} />
      <span>{name}</span>
    </Root>
  );
}

const Root = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: ${({ theme }) => theme.space[2]};
  border: ${fine[2]} solid ${({ theme }) => theme.color.marker};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.selected};
  color: ${({ theme }) => theme.color.accentText};
  ${textStyle('cardName')}
  cursor: pointer;
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-hovered] {
    background-color: ${({ theme }) => theme.color.secondary};
  }
  &[data-pressed] {
    transform: scale(0.97);
  }
  ${focusRing}
`;
