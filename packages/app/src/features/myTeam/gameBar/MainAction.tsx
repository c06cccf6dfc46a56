import { Button } from '@rugby/ui/primitives/Button';
import { TransferButtons } from '@rugby/ui/game/TransferBar';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { BoosterButtons } from './BoosterButtons.tsx';
import { canTransfer } from '../canTransfer.ts';
import { SaveButton } from './SaveButton.tsx';
import { useMyTeam } from '../useMyTeam.ts';

export interface MainActionProps {
  /** Without a drawing, where there is little room. */
  readonly isPlain?: boolean;
}

/** What the page asks for: confirm a booster, send transfers, start them, or save the team. [G-122, G-123, G-258] */
export const MainAction = observer(function MainAction({ isPlain = false }: MainActionProps) {
  const stores = useMyTeam();
  const words = useWords();
  const { boosters, team, transfers } = stores;
  if (boosters.prompt !== undefined) return <BoosterButtons />;
  if (transfers.isOn)
    return (
      <TransferButtons
        count={transfers.transfers.length}
        isReady={transfers.canSend}
        isPending={team.saving.state === 'pending'}
        onCancel={transfers.cancel}
        onReview={transfers.review}
      />
    );
  if (!canTransfer(stores)) return <SaveButton />;
  return (
    <Button {...(!isPlain && { icon: 'swap' })} onPress={transfers.start}>
      {words('transfers.start')}
    </Button>
  );
});
