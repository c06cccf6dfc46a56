import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

/** Loads the rounds; returns what finds the number of a round by its id, undefined while it is not known. */
export function useRounds(): { readonly numberOf: (roundId: number) => number | undefined } {
  const { season } = useStores();
  useEffect(() => void season.refreshRounds(), [season]);
  const rounds = season.roundsByClock ?? [];
  return { numberOf: (roundId) => rounds.find(({ id }) => id === roundId)?.roundNumber };
}
