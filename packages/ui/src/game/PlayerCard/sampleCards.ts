import { type Edition, editions, kitOf } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { slots, type Slot } from '@rugby/domain/game/model/positions';
import { statisticOf, type Statistic } from '@rugby/domain/game/players/statistics';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { squadsOf } from '@rugby/mocks/builders/season';
import type { CardContent, CardFigure } from './cardContent.ts';

/** What a story says about one card. */
export type CardOverrides = Partial<Omit<CardContent, 'player'>> & { readonly player?: Partial<Player> };

/** The card of the player who wears a number in the sample fifteen, for stories. */
export function sampleCard(
  jersey: number,
  { player: about, ...rest }: CardOverrides = {},
  edition: Edition = editions.srp,
): CardContent {
  const player = { ...fifteenOf(edition)[slots.indexOf(slotOf(jersey))], ...about };
  const squad = squadsOf(edition).find(({ id }) => id === player.squadId);
  if (!isPlayer(player) || !squad) throw new Error(`Nobody wears ${jersey}`);
  return {
    player,
    squad,
    kit: kitOf(edition, squad.abbreviation, squad.id),
    figure: figureOf(player, 'Price'),
    ...rest,
  };
}

/** A statistic of a player in round 6, and a next fixture that is the same for all. */
export function figureOf(player: Player, statistic: Statistic): CardFigure {
  if (statistic === 'NextFixture') return { statistic, value: { abbreviation: 'HURR', venue: 'away' } };
  return { statistic, value: statisticOf(player, statistic, 6) };
}

/** The slot with a number. */
export function slotOf(jersey: number): Slot {
  const slot = slots.find((candidate) => candidate.jersey === jersey);
  if (!slot) throw new Error(`No slot has the number ${jersey}`);
  return slot;
}

function isPlayer(player: Partial<Player>): player is Player {
  return player.id !== undefined;
}
