import { squadById } from '@rugby/domain/game/model/lookup';
import { playerForm, playerOverview } from '@rugby/domain/game/players/playerOverview';
import type { Player } from '@rugby/domain/game/model/entities';
import { cityOf } from '@rugby/domain/game/season/localTime';
import type { TeamOfRound } from '@rugby/domain/game/players/playerFixtures';
import { profileAvatar } from '@rugby/domain/game/players/playerImages';
import { slotsOf } from '@rugby/domain/game/model/positions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { PlayerDialog, type PlayerActions, type PlayerWatch } from '@rugby/ui/modals/PlayerDialog';
import { observer } from 'mobx-react-lite';
import { deviceZone } from '../../site/deviceZone.ts';
import { squadMark } from '../../site/squadMark.ts';
import { comingMatches, playerLock } from './playerMatches.ts';
import { useRecord } from './useRecord.ts';

export interface PlayerProfileDialogProps {
  readonly player: Player;
  readonly world: GameWorld;
  /** Defaults to the first jersey of the position, for a player outside of the team. */
  readonly jersey?: number | undefined;
  /** By default the profile cannot change a team. */
  readonly actions?: PlayerActions;
  /** The team in which the player is shown: in its round, captain and boosters are part of the points. [B8] */
  readonly team?: TeamOfRound | undefined;
  /** Number of a round whose match is shown first: the profile was opened from the team of that round. */
  readonly openedRound?: number | undefined;
  /** Present where there is a watch list. [B11] */
  readonly watch?: PlayerWatch;
  /** False where players do not lock: the what-if page. */
  readonly showsLock?: boolean;
  readonly onClose: () => void;
}

/** The profile of a player: overview, statistics and fixtures. [G-065] */
export const PlayerProfileDialog = observer(function PlayerProfileDialog({
  player,
  world,
  jersey,
  actions = readOnly,
  team,
  openedRound,
  watch,
  showsLock = true,
  onClose,
}: PlayerProfileDialogProps) {
  const record = useRecord(player, world, team);
  return (
    <PlayerDialog
      player={player}
      image={profileAvatar(player, world.edition)}
      squad={squadMark(world.edition, squadById(player.squadId, world))}
      jersey={jersey ?? slotsOf(player.position)[0]?.jersey ?? 0}
      figures={playerOverview(player, world)}
      lock={showsLock ? playerLock(player, world) : undefined}
      form={playerForm(player, world)}
      upcoming={comingMatches(player, world)}
      city={cityOf(deviceZone)}
      edition={world.edition}
      record={record}
      actions={actions}
      openedRound={openedRound}
      {...(watch && { watch })}
      onClose={onClose}
    />
  );
});

const readOnly = { kind: 'read-only' } as const;
