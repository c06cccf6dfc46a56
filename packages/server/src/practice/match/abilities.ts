import type { Position } from '@rugby/domain/game/model/entities';

/**
 * Returns the ability of each player among all players of their position, by id: 1 for the most expensive, 0 for the cheapest.
 */
export function abilitiesOf(
  players: readonly { readonly id: number; readonly position: Position; readonly cost: number }[],
): ReadonlyMap<number, number> {
  const groups = [...Map.groupBy(players, ({ position }) => position).values()];
  return new Map(
    groups.flatMap((group) => {
      const byCost = group.toSorted((a, b) => a.cost - b.cost || b.id - a.id);
      return byCost.map(({ id }, index) => [id, byCost.length === 1 ? 1 : index / (byCost.length - 1)] as const);
    }),
  );
}
