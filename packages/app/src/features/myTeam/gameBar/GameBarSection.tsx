import { GameBar } from '@rugby/ui/game/GameBar';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';
import { barFigures } from './barFigures.ts';
import { barCountdown, barMessage, modeName } from './gameBarContent.ts';
import { Button } from '@rugby/ui/primitives/Button';
import { nextOf } from '../result/nextOf.ts';
import { MainAction } from './MainAction.tsx';

/** The scoreboard above the pitch. */
export const GameBarSection = observer(function BarSection() {
  const stores = useMyTeam();
  const words = useWords();
  const { rounds, team, transfers, view } = stores;
  const next = view.isHistoric ? nextOf(stores) : undefined;
  const message = barMessage(stores, words);
  const countdown = barCountdown(stores, words);
  return (
    <GameBar
      round={
        <RoundSelector
          rounds={view.selectableRounds}
          selectedId={view.round?.id ?? 0}
          isLoading={team.saved.value === undefined}
          onSelect={(roundId) => void rounds.select(roundId)}
          {...(transfers.isOn && { caption: modeName(stores, words) })}
        />
      }
      figures={barFigures(stores, words)}
      {...(message && { message })}
      {...(countdown && { countdown })}
      {...((!view.isHistoric || next) && { action: next ? <ToRound {...next} /> : <MainAction /> })}
    />
  );
});

/** Leaves a past round. */
function ToRound({ roundNumber, onOpen }: { readonly roundNumber: number; readonly onOpen: () => void }) {
  const words = useWords();
  return (
    <Button variant="outline" icon="arrow-right" onPress={onOpen}>
      {words('result.toRound', { round: roundNumber })}
    </Button>
  );
}
