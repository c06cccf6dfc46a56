import { refusalsToAdd, refusalsToMakeCaptain, refusalsToRemove } from '@rugby/domain/game/eligibility';
import type { Player } from '@rugby/domain/game/entities';
import { isInLineup, playerAt } from '@rugby/domain/game/lineup';
import { slots } from '@rugby/domain/game/positions';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { PlayerActions } from '@rugby/ui/modals/PlayerDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { PlayerPage } from '../../flows/player/PlayerPage.tsx';
import { type Builder, useBuilder } from './useBuilder.ts';
import { reasonsInWords } from './newsWords.ts';

/** A player, opened from the pitch or the pool. [G-294] */
export const PlayerProfile = observer(function PlayerProfile({ playerId }: { readonly playerId: number }) {
  const stores = useBuilder();
  const words = useWords();
  const { desk, season, team } = stores;
  const { world } = season;
  const player = world?.players.get(playerId);
  if (world === undefined || player === undefined) return null;
  const slot = slots.find((place) => playerAt(team.draft.lineup, place) === playerId);
  return (
    <PlayerPage
      player={player}
      world={world}
      jersey={slot?.jersey}
      actions={actionsFor(player, stores, world, words)}
      onClose={desk.closeDialog}
    />
  );
});

/** What can be done from here; every refusal with its reason and the nearest fix. [G-086, G-088, G-089] */
function actionsFor(player: Player, { desk, team, view }: Builder, world: GameWorld, words: Words): PlayerActions {
  if (view.isHistoric) return { kind: 'read-only' };
  const { draft } = team;
  if (!isInLineup(draft.lineup, player.id))
    return {
      kind: 'pool',
      onAdd: () => desk.add(player.id),
      refusals: reasonsInWords(refusalsToAdd(player, draft, world), world, words),
    };
  return {
    kind: 'picked',
    isCaptain: draft.captainId === player.id,
    onMakeCaptain: () => void desk.makeCaptain(player.id),
    onRemove: () => desk.remove(player.id),
    captainRefusals: reasonsInWords(refusalsToMakeCaptain(player.id, draft, world), world, words),
    removeRefusals: reasonsInWords(refusalsToRemove(player.id, draft, world), world, words),
  };
}
