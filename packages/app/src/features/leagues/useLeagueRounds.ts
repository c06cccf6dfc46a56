import { startRoundsFor } from '@rugby/domain/game/leagues/leagueForm';
import type { Round } from '@rugby/domain/game/model/entities';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { dayOf } from '../../site/dayAndTime.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** The season as the rules of a league's form read it, and the rounds in which a league can start. */
export function useLeagueRounds() {
  const { season, clock } = useStores();
  const words = useWords();
  const rounds = season.roundsByClock ?? [];
  const now = clock.read();
  const option = ({ id, roundNumber, startDate }: Round) => ({
    id,
    label: words('leagues.create.startOption', { round: roundNumber, day: dayOf(startDate) }),
  });
  return { rules: { rounds, now }, options: startRoundsFor(rounds, now).map(option), option, isLoaded: rounds.length > 0 };
}
