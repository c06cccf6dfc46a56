import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface NotSuitableForCaptainProps {
  /** The edition's name for the booster. */
  readonly booster: string;
  /** Name of the captain. */
  readonly player: string;
  readonly onClose: () => void;
}

/** Says why a booster cannot be used on the captain. Another player can still be chosen. */
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
