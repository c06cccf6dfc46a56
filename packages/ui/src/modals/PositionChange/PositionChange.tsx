import type { Position } from '@rugby/domain/game/entities';
import styled from 'styled-components';
import { type TransferSide, TransferRow } from '../../game/TransferRow/TransferRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PositionChangeProps {
  /** Who no longer fits his place, and who took it. */
  readonly out: TransferSide;
  readonly in: TransferSide;
  readonly before: Position;
  readonly now: Position;
  /** Turns transfer mode on. [G-305] */
  readonly onTransfers: () => void;
  /** Closed: it counts as viewed. [G-304] */
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/** A player of the team changed his position, and another took his place. [G-114, G-302, A-173] */
export function PositionChange({ out, in: incoming, before, now, onTransfers, onClose, isOpen = true }: PositionChangeProps) {
  const words = useWords();
  return (
    <Dialog
      title={words('transfers.replaced.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onTransfers}>{words('transfers.replaced.transfers')}</Button>
          <Button variant="outline" onPress={onClose}>
            {words('transfers.replaced.keep')}
          </Button>
        </>
      }
    >
      <p>
        {words('transfers.replaced.text', {
          player: out.player.lastName,
          before: words(`refusals.positions.${before}`),
          now: words(`refusals.positions.${now}`),
        })}
      </p>
      <Pair>
        <TransferRow transfer={{ out, in: incoming, position: before }} />
      </Pair>
      <p>{words('transfers.replaced.change', { player: incoming.player.lastName })}</p>
    </Dialog>
  );
}

const Pair = styled.div`
  margin-block: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.text};
`;
