import { editions } from '@rugby/domain/editions';
import type { Correction } from '@rugby/domain/game/model/entities';
import { aCorrection } from '@rugby/mocks/builders/playerStats';
import { historicRound, inEdition } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';

/** The championship between its rounds, for stories of a player's record. */
export const countries = inEdition(editions.trc, historicRound);

/** Two corrections of the latest match, the earlier one without a change of its points. */
export function corrected(): World {
  const later = aCorrection({ points: { from: 17, to: 18 } });
  const counts: readonly Count[] = [
    { code: 'CM', from: 0, to: 1 },
    { code: 'MG', from: 38, to: 41 },
  ];
  const earlier = aCorrection({ at: '2026-11-21T20:30:00.000Z', counts, points: { from: 17, to: 17 } });
  return {
    ...countries(),
    corrections: [later, earlier].map((correction) => ({ playerId: 10, roundId: 6, correction })),
  };
}

type Count = Correction['counts'][number];

/** The fly half has not played before round 6. */
export function joinedLate(): World {
  const world = countries();
  const players = world.players.map((player) =>
    player.id === 10 ? { ...player, stats: { ...player.stats, scores: { 6: 18 } } } : player,
  );
  return { ...world, players };
}
