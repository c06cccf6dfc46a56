import type { Player } from '../model/entities.ts';

/**
 * The squads whose team for the coming match is not named yet: nobody is selected, on the bench or left out, so that `uncertain` says
 * nothing of one player.
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
