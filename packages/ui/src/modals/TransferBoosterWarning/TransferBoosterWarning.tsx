import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface TransferBoosterWarningProps {
  /** What the edition calls the booster. */
  readonly booster: string;
  readonly player: string;
  /** Goes on to the question whether to reset it. */
  readonly onReset: () => void;
  readonly onKeep: () => void;
}

/** In place of a transfer of a player who carries a booster. [G-108, G-270] */
export function TransferBoosterWarning({ booster, player, onReset, onKeep }: TransferBoosterWarningProps) {
  const words = useWords();
  return (
    <Confirm
      title={words('transfers.warning.title', { player, booster })}
      confirmLabel={words('transfers.warning.reset', { booster })}
      cancelLabel={words('transfers.warning.keep')}
      onConfirm={onReset}
      onCancel={onKeep}
    >
      {words('transfers.warning.text', { booster })}
    </Confirm>
  );
}
