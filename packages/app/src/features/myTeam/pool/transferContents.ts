import { squadById } from '@rugby/domain/game/model/lookup';
import type { Player } from '@rugby/domain/game/model/entities';
import { lockingFixture } from '@rugby/domain/game/season/rounds';
import { type NamedTeam, nameInTeam } from '@rugby/domain/game/players/distinctName';
import type { Transfer } from '@rugby/domain/game/transfers/transfers';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { TransferContent, TransferSide } from '@rugby/ui/game/TransferRow';
import { squadMark } from '../../../site/squadMark.ts';

/** Transfers of a team with names, kits and prices; omits transfers of unknown players. */
export function transferContents(transfers: readonly Transfer[], team: NamedTeam, world: GameWorld): readonly TransferContent[] {
  return transfers.flatMap(({ slot, out, in: into }) => {
    const leaving = world.players.get(out);
    const coming = into === null ? undefined : world.players.get(into);
    if (leaving === undefined) return [];
    return [{ out: sideOf(leaving, team, world), in: coming ? sideOf(coming, team, world) : null, position: slot.position }];
  });
}

/** One side of a transfer; locked after the kick-off of the player's fixture. */
export function sideOf(player: Player, team: NamedTeam, world: GameWorld): TransferSide {
  const { edition, rounds, now } = world;
  return {
    player,
    name: nameInTeam(player.id, team, world),
    squad: squadMark(edition, squadById(player.squadId, world)),
    isLocked: lockingFixture(player, rounds, now) !== undefined,
  };
}
