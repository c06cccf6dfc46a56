import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PoolsCompleteProps {
  /** `full`: every position of the team is filled. `published`: every squad has named its players. [G-101] */
  readonly occasion: 'full' | 'published';
  /** Closed; the tutorial may follow. [G-098] */
  readonly onClose: () => void;
}

/** Says that the pools are complete, in either meaning of the word. [G-098, G-101] */
export function PoolsComplete({ occasion, onClose }: PoolsCompleteProps) {
  const words = useWords();
  return (
    <Dialog
      title={words(`transfers.poolsComplete.${occasion}`)}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('transfers.poolsComplete.go')}</Button>}
    >
      <p>{words(`transfers.poolsComplete.${occasion}Text`)}</p>
    </Dialog>
  );
}
