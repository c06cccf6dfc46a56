import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';

/** Saves the team; there is something to press only when there is something to save. */
export const SaveButton = observer(function SaveButton() {
  const { editor, team } = useMyTeam();
  const words = useWords();
  return (
    <Button
      onPress={() => void editor.askToSave()}
      isDisabled={!team.isChanged}
      isPending={team.saving.state === 'pending'}
      pendingLabel={words('team.bar.saving')}
    >
      {words('team.bar.save')}
    </Button>
  );
});
