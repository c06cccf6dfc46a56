import type { Round } from '@rugby/domain/game/model/entities';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { dayOf } from '../../site/dayAndTime.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** Finds a round of a contest, and says where it stands: `Round 5, live`. */
export function useContestRounds() {
  const { season, clock } = useStores();
  const words = useWords();
  const rounds = season.roundsByClock ?? [];
  const find = (id: number | null): Round | undefined => rounds.find((round) => round.id === id);
  function textOf(id: number | null): string {
    const round = find(id);
    if (round === undefined) return id === null ? words('contests.noRound') : '';
    const { roundNumber, status, startDate } = round;
    if (status === 'playing') return words('contests.roundLive', { round: roundNumber });
    if (status === 'scheduled') return words('contests.roundFrom', { round: roundNumber, day: dayOf(startDate) });
    const isProvisional = arePointsProvisional(round, clock.read());
    return words(isProvisional ? 'contests.roundProvisional' : 'contests.roundFinal', { round: roundNumber });
  }
  return { find, textOf };
}
