import { isInLineup, slotOf } from '@rugby/domain/game/model/lineup';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { TeamOfRound } from '@rugby/domain/game/players/playerFixtures';
import { PlayerProfileDialog } from './lazyDialogs.ts';
import { playerActions } from './playerActions.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** A player, opened from the pitch or the pool. [G-294] */
export const PlayerProfile = observer(function PlayerProfile({ playerId }: { readonly playerId: number }) {
  const stores = useMyTeam();
  const words = useWords();
  const { editor, season, team, transfers, view, watchList } = stores;
  const { world } = season;
  const player = world?.players.get(playerId);
  if (world === undefined || player === undefined) return null;
  const { round, isHistoric, history } = view;
  const lineup = isHistoric ? history.value?.lineup : undefined;
  const slot = slotOf(lineup ?? team.draft.lineup, playerId) ?? transfers.transfers.find(({ out }) => out === playerId)?.slot;
  return (
    <PlayerProfileDialog
      player={player}
      world={world}
      jersey={slot?.jersey}
      openedRound={isHistoric ? round?.roundNumber : undefined}
      team={teamOfRound(playerId, stores)}
      actions={playerActions(player, stores, world, words)}
      watch={{ isWatched: watchList.isWatched(player.id), onToggle: () => watchList.toggle(player) }}
      onClose={editor.closeDialog}
      onGiveUp={editor.closeDialog}
    />
  );
});

/** The team whose points the cards show, if the player is in it: the saved one in the current round, else the team of the chosen round. [B8] */
function teamOfRound(playerId: number, { view, team, boosters }: MyTeamStores): TeamOfRound | undefined {
  const { round, isHistoric, history } = view;
  const shown = isHistoric ? history.value : team.saved.value;
  if (round === undefined || !shown || !isInLineup(shown.lineup, playerId)) return undefined;
  return { roundId: round.id, captainId: shown.captainId, boosters: isHistoric ? shown.boosters : boosters.active };
}
