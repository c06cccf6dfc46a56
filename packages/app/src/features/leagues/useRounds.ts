import type { Round } from '@rugby/domain/game/model/entities';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { hasRoundBegun } from '@rugby/domain/game/season/rounds';
import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

export interface KnownRounds {
  /** Finds the number of a round by its id; undefined while it is not known. */
  readonly numberOf: (roundId: number) => number | undefined;
  /** The round after which leagues rank teams, and whether its points may still change; undefined before the first one. */
  readonly ranked: { readonly roundNumber: number; readonly isProvisional: boolean } | undefined;
  /** The round before that one. */
  readonly before: Round | undefined;
  /** Whether no round is still to come, so that no league can be created any more. False until the rounds are known. */
  readonly haveAllBegun: boolean;
}

/** Loads the rounds and returns what pages about leagues say of them. */
export function useRounds(): KnownRounds {
  const { season, clock } = useStores();
  useEffect(() => void season.refreshRounds(), [season]);
  const rounds = season.roundsByClock ?? [];
  const begun = rounds.filter(({ status }) => status !== 'scheduled');
  const latest = begun.at(-1);
  return {
    numberOf: (roundId) => rounds.find(({ id }) => id === roundId)?.roundNumber,
    ranked: latest && { roundNumber: latest.roundNumber, isProvisional: arePointsProvisional(latest, clock.read()) },
    before: begun.at(-2),
    haveAllBegun: rounds.length > 0 && rounds.every((round) => hasRoundBegun(round, clock.read())),
  };
}
