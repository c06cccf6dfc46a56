import { squadById } from '@rugby/domain/game/model/lookup';
import type { Player } from '@rugby/domain/game/model/entities';
import { lockingFixture } from '@rugby/domain/game/season/rounds';
import type { Transfer } from '@rugby/domain/game/transfers/transfers';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { TransferContent, TransferSide } from '@rugby/ui/game/TransferRow';
import { squadMark } from '../../../site/squadMark.ts';

/** Transfers with names, kits and prices; omits transfers of unknown players. */
export function transferContents(transfers: readonly Transfer[], world: GameWorld): readonly TransferContent[] {
  return transfers.flatMap(({ slot, out, in: into }) => {
    const leaving = world.players.get(out);
    const coming = into === null ? undefined : world.players.get(into);
    if (leaving === undefined) return [];
    return [{ out: sideOf(leaving, world), in: coming ? sideOf(coming, world) : null, position: slot.position }];
  });
}

/** One side of a transfer; locked after the kick-off of the player's fixture. */
export function sideOf(player: Player, world: GameWorld): TransferSide {
  const { edition, rounds, now } = world;
  return {
    player,
    squad: squadMark(edition, squadById(player.squadId, world)),
    isLocked: lockingFixture(player, rounds, now) !== undefined,
  };
}
