import { squadById } from '@rugby/domain/game/model/lookup';
import type { Player } from '@rugby/domain/game/model/entities';
import { cityOf } from '@rugby/domain/game/season/localTime';
import { profileAvatar } from '@rugby/domain/game/players/playerImages';
import { slotsOf } from '@rugby/domain/game/model/positions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { PlayerDialog, type PlayerActions, type PlayerWatch } from '@rugby/ui/modals/PlayerDialog';
import { observer } from 'mobx-react-lite';
import { deviceZone } from '../../site/deviceZone.ts';
import { squadMark } from '../../site/squadMark.ts';
import { playerFigures, playerForm } from './playerFigures.ts';
import { comingMatches, playerLock } from './playerMatches.ts';
import { useRecord } from './useRecord.ts';

export interface PlayerPageProps {
  readonly player: Player;
  readonly world: GameWorld;
  /** The number on his back; the first of his position where he is not in a team. */
  readonly jersey?: number | undefined;
  readonly actions: PlayerActions;
  /** Where the fan has a watch list. [B11] */
  readonly watch?: PlayerWatch;
  /** Left out where nobody locks: a sandbox. */
  readonly showsLock?: boolean;
  readonly onClose: () => void;
}

/** A player with his overview, statistics and fixtures, wherever he was opened. [G-065] */
export const PlayerPage = observer(function PlayerPage({
  player,
  world,
  jersey,
  actions,
  watch,
  showsLock = true,
  onClose,
}: PlayerPageProps) {
  const record = useRecord(player, world);
  return (
    <PlayerDialog
      player={player}
      image={profileAvatar(player, world.edition)}
      squad={squadMark(world.edition, squadById(player.squadId, world))}
      jersey={jersey ?? slotsOf(player.position)[0]?.jersey ?? 0}
      figures={playerFigures(player, world)}
      lock={showsLock ? playerLock(player, world) : undefined}
      form={playerForm(player, world)}
      upcoming={comingMatches(player, world)}
      city={cityOf(deviceZone)}
      record={record}
      actions={actions}
      {...(watch && { watch })}
      onClose={onClose}
    />
  );
});
