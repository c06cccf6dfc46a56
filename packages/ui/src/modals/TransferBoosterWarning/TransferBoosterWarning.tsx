import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface TransferBoosterWarningProps {
  /** The edition's name for the booster. */
  readonly booster: string;
  readonly player: string;
  /** Opens the question whether to reset the booster. */
  readonly onReset: () => void;
  readonly onKeep: () => void;
}

/** Shown instead of a transfer when the player has an active booster. */
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
