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
  /** Defaults to the first jersey of the position, for a player outside of the team. */
  readonly jersey?: number | undefined;
  readonly actions: PlayerActions;
  /** Present where there is a watch list. [B11] */
  readonly watch?: PlayerWatch;
  /** False where players do not lock: the what-if page. */
  readonly showsLock?: boolean;
  readonly onClose: () => void;
}

/** The profile of a player: overview, statistics and fixtures. [G-065] */
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
