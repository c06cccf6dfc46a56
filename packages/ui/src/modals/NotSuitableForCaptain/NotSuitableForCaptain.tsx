import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface NotSuitableForCaptainProps {
  /** What the edition calls the booster. */
  readonly booster: string;
  /** The captain's name. */
  readonly player: string;
  readonly onClose: () => void;
}

/** Why a booster cannot go to the captain; another player can still be chosen. [G-107, G-292] */
export function NotSuitableForCaptain({ booster, player, onClose }: NotSuitableForCaptainProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={words('boosters.notForCaptain.title')}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('boosters.notForCaptain.done')}</Button>}
    >
      <p>{words('boosters.notForCaptain.text', { booster, player })}</p>
    </Dialog>
  );
}
