import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface RestingPlayerProps {
  /** Last name of the player without a match. */
  readonly player: string;
  readonly roundNumber: number;
  /** What the player is about to get: the captaincy, or the booster of this name. */
  readonly role: { readonly kind: 'captain' } | { readonly kind: 'booster'; readonly name: string };
  /** The player gets it all the same. */
  readonly onGoOn: () => void;
  /** Nothing changes. Also called by Escape and the close button. */
  readonly onBack: () => void;
}

/** Warns before a player without a match becomes captain or is boosted. It is allowed: the user chooses. [D47] */
export function RestingPlayer({ player, roundNumber, role, onGoOn, onBack }: RestingPlayerProps) {
  const words = useWords();
  const isCaptain = role.kind === 'captain';
  return (
    <Dialog
      role="alertdialog"
      title={words('modals.resting.title', { player, round: roundNumber })}
      onClose={onBack}
      actions={
        <>
          <Button onPress={onBack}>{words(isCaptain ? 'modals.resting.otherCaptain' : 'modals.resting.keepBooster')}</Button>
          <Button variant="outline" onPress={onGoOn}>
            {words(isCaptain ? 'modals.resting.captainAnyway' : 'modals.resting.boosterAnyway')}
          </Button>
        </>
      }
    >
      <p>
        {isCaptain
          ? words('modals.resting.captain')
          : words('modals.resting.booster', { booster: role.name, round: roundNumber })}
      </p>
    </Dialog>
  );
}
