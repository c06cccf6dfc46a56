import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';

/** Confirms the booster that was chosen, or gives it up. [G-280, G-281, G-282] */
export const BoosterButtons = observer(function BoosterButtons() {
  const { boosters } = useMyTeam();
  const words = useWords();
  return (
    <>
      <Button variant="outline" onPress={boosters.cancel}>
        {words('boosters.prompt.cancel')}
      </Button>
      <Button
        onPress={() => void boosters.confirm()}
        isDisabled={!boosters.canConfirm}
        isPending={boosters.request.state === 'pending'}
      >
        {words('boosters.prompt.confirm')}
      </Button>
    </>
  );
});
