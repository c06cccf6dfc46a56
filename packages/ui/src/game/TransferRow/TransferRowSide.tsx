import { displayPrice } from '@rugby/domain/game/model/money';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { space } from '../../theme/scale.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { TransferSide } from './transferContent.ts';

export interface TransferRowSideProps {
  readonly side: TransferSide;
  readonly direction: 'out' | 'in';
}

/** A player of a transfer with the price. An icon and a word show the direction. */
export function TransferRowSide({ side: { player, name, squad, isLocked = false }, direction }: TransferRowSideProps) {
  const words = useWords();
  const word = words(isLocked ? `transfers.${direction}Locked` : `transfers.${direction}`);
  return (
    <Root>
      <Jersey kit={squad.kit} size={32} />
      <Player>
        <Name $isFull={name !== player.lastName}>
          {name === player.lastName && <VisuallyHidden>{player.firstName} </VisuallyHidden>}
          {name}
          <VisuallyHidden>, {squad.name}</VisuallyHidden>
        </Name>
        <Line $direction={direction}>
          <Icon name={isLocked ? 'lock' : `move-${direction}`} size={14} />
          {isLocked ? word : words('transfers.price', { word, price: displayPrice(player.cost) })}
        </Line>
      </Player>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: ${space[8]} minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
`;

const Player = styled.div`
  min-inline-size: 0;
`;

// A full name takes a second line: cut, it would not distinguish the player.
const Name = styled.p<{ $isFull: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: ${({ $isFull }) => ($isFull ? 'normal' : 'nowrap')};
  ${textStyle('cardName')}
`;

const Line = styled.p<{ $direction: 'out' | 'in' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  white-space: nowrap;
  color: ${({ theme, $direction }) => ($direction === 'out' ? theme.color.danger : theme.color.positive)};
  & > svg {
    flex: none;
  }
`;
