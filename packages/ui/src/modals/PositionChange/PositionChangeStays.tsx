import { fullName } from '@rugby/domain/game/players/fullName';
import type { Position } from '@rugby/domain/game/model/entities';
import styled from 'styled-components';
import type { TransferSide } from '../../game/TransferRow/TransferRow.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PositionChangeStaysProps {
  readonly side: TransferSide;
  readonly before: Position;
  readonly now: Position;
}

/** A player who keeps the slot, with the position of the slot and the player's new position. */
export function PositionChangeStays({ side: { player, squad }, before, now }: PositionChangeStaysProps) {
  const words = useWords();
  return (
    <Root>
      <Jersey kit={squad.kit} size={32} />
      <div>
        <Name>{fullName(player)}</Name>
        <Change>
          {words(`pool.positions.${before}`)}
          <Icon name="arrow-right" size={14} />
          {words(`pool.positions.${now}`)}
        </Change>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
`;

const Name = styled.p`
  ${textStyle('cardName')}
`;

const Change = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
