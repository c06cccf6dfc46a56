import { PitchPrompt } from '@rugby/ui/game/PitchPrompt';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { showPlayers } from '../pool/poolPresses.ts';
import { transferPrompt } from './transferPrompt.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** What to do next, over the pitch of a phone, with the way to the players where they are what is asked for. [G-122, G-123] */
export const PromptSection = observer(function PromptSection() {
  const stores = useMyTeam();
  const words = useWords();
  const { boosters, captain, transfers } = stores;
  const text = transferPrompt(stores, words);
  if (text === undefined) return null;
  return (
    <PitchPrompt text={text}>
      {transfers.isOn && !captain.isOn && boosters.prompt !== 'player' && (
        <Button variant="quiet" size="sm" onPress={() => showPlayers(stores)}>
          {words('transfers.prompt.players')}
        </Button>
      )}
    </PitchPrompt>
  );
});
