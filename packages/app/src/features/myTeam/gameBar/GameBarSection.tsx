import { GameBar } from '@rugby/ui/game/GameBar';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';
import { barCountdown, barFigures, barMessage } from './gameBarContent.ts';
import { MainAction } from './MainAction.tsx';

/** The scoreboard above the pitch. */
export const GameBarSection = observer(function BarSection() {
  const stores = useMyTeam();
  const words = useWords();
  const { rounds, transfers, view } = stores;
  const message = barMessage(stores, words);
  const countdown = barCountdown(stores, words);
  return (
    <GameBar
      round={
        <RoundSelector
          rounds={view.selectableRounds}
          selectedId={view.round?.id ?? 0}
          onSelect={(roundId) => void rounds.select(roundId)}
          {...(transfers.isOn && { caption: words('transfers.mode') })}
        />
      }
      figures={barFigures(stores, words)}
      {...(message && { message })}
      {...(countdown && { countdown })}
      {...(!view.isHistoric && { action: <MainAction /> })}
    />
  );
});
