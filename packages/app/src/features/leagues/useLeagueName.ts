import type { League } from '@rugby/domain/game/model/league';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

/** Returns the name of a league; that of an automatic one is its country, its squad or the word for everyone. */
export function useLeagueName(): (league: Pick<League, 'name' | 'class' | 'subjectId'>) => string {
  const { game, season } = useStores();
  const { countries } = game.value;
  const words = useWords();
  useEffect(() => {
    if (countries.request.state === 'idle') void countries.load();
    if (season.squads.request.state === 'idle') void season.squads.load();
  }, [countries, season]);
  return ({ name, class: kind, subjectId }) => {
    if (kind === 'overall') return words('leagues.automatic.overall');
    if (kind === 'country') return countries.value?.find(({ id }) => id === subjectId)?.name ?? name;
    if (kind === 'squad') return season.squads.value?.find(({ id }) => id === subjectId)?.name ?? name;
    return name;
  };
}
