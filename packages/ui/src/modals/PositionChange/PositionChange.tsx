import type { Position } from '@rugby/domain/game/model/entities';
import styled from 'styled-components';
import { type TransferSide, TransferRow } from '../../game/TransferRow/TransferRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PositionChangeStays } from './PositionChangeStays.tsx';

export interface PositionChangeProps {
  /** The player whose position changed and the replacement; `in` is null while the player keeps the slot. */
  readonly out: TransferSide;
  readonly in: TransferSide | null;
  readonly before: Position;
  readonly now: Position;
  /** Turns transfer mode on; absent where that is not possible. */
  readonly onTransfers?: () => void;
  /** Called when the dialog closes; the change counts as viewed. */
  readonly onClose: () => void;
}

/** Says that a player of the team has a new position, and who is in the slot now. */
export function PositionChange({ out, in: incoming, before, now, onTransfers, onClose }: PositionChangeProps) {
  const words = useWords();
  return (
    <Dialog
      title={words('transfers.replaced.title')}
      onClose={onClose}
      actions={
        <>
          {onTransfers && <Button onPress={onTransfers}>{words('transfers.replaced.transfers')}</Button>}
          <Button variant={onTransfers ? 'outline' : 'primary'} onPress={onClose}>
            {words('transfers.replaced.keep')}
          </Button>
        </>
      }
    >
      <p>
        {words('transfers.replaced.text', {
          player: out.name,
          before: words(`refusals.positions.${before}`),
          now: words(`refusals.positions.${now}`),
        })}
      </p>
      <Pair>
        {incoming === null ? (
          <PositionChangeStays side={out} before={before} now={now} />
        ) : (
          <TransferRow transfer={{ out, in: incoming, position: before }} />
        )}
      </Pair>
      <p>
        {incoming === null ? words('transfers.replaced.stays') : words('transfers.replaced.change', { player: incoming.name })}
      </p>
    </Dialog>
  );
}

const Pair = styled.div`
  margin-block: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.text};
`;
