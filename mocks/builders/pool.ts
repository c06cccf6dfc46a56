import { type Edition, editions } from '@rugby/domain/editions';
import { type Player, playerStatuses, positions } from '@rugby/domain/game/model/entities';
import { aPlayer } from './player.ts';
import { squadsOf } from './season.ts';

/**
 * A season's players, the same at every call: ids from 101, spread over squads and positions, the dearest first. Prices fall from 10.4
 * to 3.1 million, points with them; most are likely to play, and each status occurs.
 */
export function aPool(count = 600, edition: Edition = editions.srp): readonly Player[] {
  const squads = squadsOf(edition);
  return Array.from({ length: count }, (_, index) => {
    const rank = index / Math.max(1, count - 1);
    const totalPoints = Math.round(190 - 160 * rank) - (index % 7);
    return aPlayer({
      id: 101 + index,
      firstName: pick(firstNames, index * 7),
      lastName: pick(lastNames, index * 5 + Math.floor(index / lastNames.length)),
      squadId: pick(squads, index * 3).id,
      position: pick(positions, index),
      cost: 10_400_000 - Math.round(73 * rank) * 100_000,
      status: index % 4 === 3 ? pick(playerStatuses, Math.floor(index / 4)) : 'starting',
      selected: { 6: Math.round(400 - 390 * rank) / 10, 7: Math.round(420 - 400 * rank) / 10 },
      stats: {
        totalPoints,
        avgPoints: Math.round((totalPoints / 6) * 10) / 10,
        lastRoundPoints: totalPoints % 41,
        positionRank: 1 + Math.floor(index / positions.length),
        nextFixture: 71,
        scores: { 6: totalPoints % 41, 7: totalPoints % 29 },
      },
    });
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

const firstNames = [
  'Jack',
  'Beauden',
  'Lachlan',
  'Tevita',
  'Oscar',
  'Kini',
  'Sam',
  'Josua',
  'Reuben',
  'Mateo',
  'Pieter',
  'Élie',
  'Wiremu',
];

const lastNames = [
  'Whitlock',
  'Hanrahan',
  'Strand',
  'Vakaoti',
  'Penhallow',
  'Rokodreu',
  'Te Amo',
  'Farrington',
  'Stonehill',
  'Brinkhuis',
  'Mahanui',
  'Liebenvelt',
  'Dunmere',
  'Tamaire',
  'Valdesol',
  'Tavaiqia',
  'Delahaye',
  'Stanhope',
  'Wehi',
  'Freer',
  'Falaniko',
  'Mo’ungatau',
  'O’Callister',
  'Ngārimu',
  'Quirante',
  'Voslander',
  'Hargreaven',
  'Okeroa',
  'Setefano',
  'Naivolo',
  'Ashcombe',
];
