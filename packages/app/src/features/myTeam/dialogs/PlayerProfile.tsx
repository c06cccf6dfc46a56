import { slotOf } from '@rugby/domain/game/model/lineup';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { playerActions } from './playerActions.ts';
import { useMyTeam } from '../useMyTeam.ts';

const PlayerPage = lazy(async () => ({ default: (await import('../../players/PlayerPage.tsx')).PlayerPage }));

/** A player, opened from the pitch or the pool. [G-294] */
export const PlayerProfile = observer(function PlayerProfile({ playerId }: { readonly playerId: number }) {
  const stores = useMyTeam();
  const words = useWords();
  const { editor, season, team, transfers, watchList } = stores;
  const { world } = season;
  const player = world?.players.get(playerId);
  if (world === undefined || player === undefined) return null;
  const slot = slotOf(team.draft.lineup, playerId) ?? transfers.transfers.find(({ out }) => out === playerId)?.slot;
  return (
    <Suspense>
      <PlayerPage
        player={player}
        world={world}
        jersey={slot?.jersey}
        actions={playerActions(player, stores, world, words)}
        watch={{ isWatched: watchList.isWatched(player.id), onToggle: () => watchList.toggle(player) }}
        onClose={editor.closeDialog}
      />
    </Suspense>
  );
});
