import type { Player } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { TeamOfRound } from '@rugby/domain/game/players/playerFixtures';
import { useWords } from '@rugby/ui/words/WordsProvider';
import type { RecordContents } from '@rugby/ui/modals/PlayerDialog';
import { reaction, untracked } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import { recordOf } from './playerMatches.ts';

/** The statistics of a player, loaded when their profile opens and again when the published players change. To be called in an observer. */
export function useRecord(player: Player, world: GameWorld, team?: TeamOfRound): RecordContents {
  const words = useWords();
  const { season, clock, game } = useStores();
  const matches = game.value.playerStats.matchesOf(player.id);
  useEffect(
    () =>
      reaction(
        () => season.players.value,
        () => void matches.load(),
        { fireImmediately: true },
      ),
    [matches, season],
  );
  const { value, request } = matches;
  if (value !== undefined)
    return {
      state: 'ready',
      record: recordOf(
        player,
        value,
        world,
        untracked(() => clock.now),
        words,
        team,
      ),
    };
  if (request.state === 'error') return { state: 'failed', onRetry: () => void matches.load() };
  return { state: 'loading' };
}
