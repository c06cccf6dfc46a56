import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';

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
    <GlobalPrompt
      title={words(`transfers.poolsComplete.${occasion}`)}
      onClose={onClose}
      closeLabel={words('transfers.poolsComplete.go')}
    >
      <p>{words(`transfers.poolsComplete.${occasion}Text`)}</p>
    </GlobalPrompt>
  );
}
