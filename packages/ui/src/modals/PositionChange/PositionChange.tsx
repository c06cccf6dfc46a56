import type { Position } from '@rugby/domain/game/model/entities';
import styled from 'styled-components';
import { type TransferSide, TransferRow } from '../../game/TransferRow/TransferRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PositionChangeStays } from './PositionChangeStays.tsx';

export interface PositionChangeProps {
  /** Who no longer fits his place, and who took it; null while he stays in it. */
  readonly out: TransferSide;
  readonly in: TransferSide | null;
  readonly before: Position;
  readonly now: Position;
  /** Turns transfer mode on; absent where there is none to turn on. [G-305] */
  readonly onTransfers?: () => void;
  /** Closed: it counts as viewed. [G-304] */
  readonly onClose: () => void;
}

/** A player of the team changed his position; he stays in his place, or another took it. [G-114, G-302, A-173] */
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
          player: out.player.lastName,
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
        {incoming === null
          ? words('transfers.replaced.stays')
          : words('transfers.replaced.change', { player: incoming.player.lastName })}
      </p>
    </Dialog>
  );
}

const Pair = styled.div`
  margin-block: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.text};
`;
