import type { Player } from '../model/entities.ts';

/**
 * The squads that have not named their team for the next match: no player is starting, on the bench or not selected. The status `uncertain`
 * has no meaning for their players.
 */
export function unnamedSquads(players: Iterable<Pick<Player, 'squadId' | 'status'>>): ReadonlySet<number> {
  const all = new Set<number>();
  const named = new Set<number>();
  for (const { squadId, status } of players) {
    all.add(squadId);
    if (status === 'starting' || status === 'bench' || status === 'not-selected') named.add(squadId);
  }
  return new Set([...all].filter((squadId) => !named.has(squadId)));
}
