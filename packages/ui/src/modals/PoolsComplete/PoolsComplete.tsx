import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PoolsCompleteProps {
  /** `full`: the team has a player in every position. `published`: every squad has named its players. */
  readonly occasion: 'full' | 'published';
  /** Called when the dialog closes; the tutorial may follow. */
  readonly onClose: () => void;
}

/** Says that all positions are filled, or that all squads are published. */
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
