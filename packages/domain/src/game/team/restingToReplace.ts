import type { Selection } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import { findPlayer } from '../model/lookup.ts';
import type { GameWorld } from '../model/world.ts';
import { restingPlayers } from '../season/byes.ts';

/**
 * The players without a match in the current round who can be replaced by one with a match. Where the edition asks for a minimum of each squad,
 * that many of a resting squad stay: the cheapest, since they bring nothing this round, and the captain only where no other player can. In the order
 * of the lineup. [D47]
 */
export function restingToReplace({ lineup, captainId }: Selection, world: GameWorld): readonly number[] {
  const resting = restingPlayers(playerIds(lineup), world).flatMap((id) => findPlayer(id, world) ?? []);
  const staying = world.squads.flatMap(({ id: squadId }) =>
    resting
      .filter((player) => player.squadId === squadId)
      .toSorted((a, b) => Number(a.id === captainId) - Number(b.id === captainId) || a.cost - b.cost || a.id - b.id)
      .slice(0, world.edition.squad.min),
  );
  const stayingIds = new Set(staying.map(({ id }) => id));
  return resting.map(({ id }) => id).filter((id) => !stayingIds.has(id));
}
