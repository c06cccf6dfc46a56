import { kitOf } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { slots, type Slot } from '@rugby/domain/game/model/positions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { nextOpponent, showOpponent, statisticOf, type Statistic } from '@rugby/domain/game/players/statistics';
import type { CardContent, CardFigure } from './cardContent.ts';

/** How a story changes a sample card. */
export type CardOverrides = Partial<Omit<CardContent, 'player'>> & { readonly player?: Partial<Player> };

/** The card of the sample player with a shirt number, with the overrides of a story. */
export function cardOf(season: GameWorld, jersey: number, { player: about, ...rest }: CardOverrides = {}): CardContent {
  const player = { ...playerOf(season, jersey), ...about };
  const squad = season.squads.find(({ id }) => id === player.squadId);
  if (!squad) throw new Error(`The player ${jersey} has no squad`);
  return {
    player,
    squad,
    kit: kitOf(season.edition, squad.abbreviation, squad.id),
    figure: figureOf(season, player, 'Price'),
    ...rest,
  };
}

/** A player by id. In the sample lineup the id is the shirt number. */
export function playerOf({ players }: GameWorld, id: number): Player {
  const player = players.get(id);
  if (!player) throw new Error(`The season has no player ${id}`);
  return player;
}

/** The value of a statistic; round points are those of round 6. */
export function figureOf({ rounds }: GameWorld, player: Player, statistic: Statistic): CardFigure {
  if (statistic === 'NextFixture') return { statistic, value: showOpponent(nextOpponent(player, rounds)) };
  return { statistic, value: statisticOf(player, statistic, 6) };
}

/** The slot with a shirt number. */
export function slotOf(jersey: number): Slot {
  const slot = slots.find((candidate) => candidate.jersey === jersey);
  if (!slot) throw new Error(`No slot has the number ${jersey}`);
  return slot;
}
