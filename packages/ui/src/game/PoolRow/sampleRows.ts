import { kitOf } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import type { PoolRowContent } from './poolRowContent.ts';

/** How a story changes a sample row. */
export type RowOverrides = Partial<Omit<PoolRowContent, 'player'>> & { readonly player?: Partial<Player> };

/** The row of a player who can be added, for stories: the most expensive fly half unless an id is given. */
export function rowOf(season: GameWorld, { player: about, ...rest }: RowOverrides = {}): PoolRowContent {
  const known = season.players.get(about?.id ?? 106);
  if (!known) throw new Error('The season has no such player');
  const player = { ...known, ...about };
  return { player, squad: squadOf(season, player.squadId), value: player.stats.totalPoints, state: { kind: 'free' }, ...rest };
}

/** A squad of the season as rows show it. */
export function squadOf({ squads, edition }: Pick<GameWorld, 'squads' | 'edition'>, squadId: number): SquadLook {
  const squad = squads.find(({ id }) => id === squadId);
  const [name, abbreviation] = [squad?.name ?? 'Unknown', squad?.abbreviation ?? '?'];
  const flag = edition.flags[abbreviation];
  return { name, abbreviation, kit: kitOf(edition, abbreviation, squadId), ...(flag !== undefined && { flag }) };
}
