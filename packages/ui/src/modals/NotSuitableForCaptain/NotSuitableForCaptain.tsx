import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';

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
    <GlobalPrompt
      role="alertdialog"
      title={words('boosters.notForCaptain.title')}
      onClose={onClose}
      closeLabel={words('boosters.notForCaptain.done')}
    >
      <p>{words('boosters.notForCaptain.text', { booster, player })}</p>
    </GlobalPrompt>
  );
}
