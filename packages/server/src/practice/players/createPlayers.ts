import type { EditionId } from '@rugby/domain/editions';
import { type Position, positions } from '@rugby/domain/game/model/entities';
import { slotCount } from '@rugby/domain/game/model/positions';
import type { FeedPlayer } from '../../season/feed/feed.ts';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { type Random, createRandom } from '../random.ts';
import { costOf } from './costs.ts';
import { createNames } from './createNames.ts';

const clubSquad: Readonly<Record<Position, number>> = {
  prop: 7,
  hooker: 4,
  lock: 5,
  loose_forward: 7,
  scrum_half: 3,
  fly_half: 3,
  centre: 5,
  outside_back: 7,
};
const sizes: Readonly<Record<EditionId, Readonly<Record<Position, number>>>> = {
  srp: clubSquad,
  trc: { ...clubSquad, centre: 4 },
};

/** The position at which the first squad has one player more than the others. */
const extras: Readonly<Record<EditionId, Position | null>> = { srp: 'scrum_half', trc: null };

/**
 * Creates the fictional players of an edition, always the same: 41 for each club, one more for the first, and 40 for each
 * country.
 */
export function createPlayers(edition: EditionId): readonly FeedPlayer[] {
  const random = createRandom(`strengths of ${edition}`);
  const nameIn = createNames(createRandom(`names of ${edition}`));
  const players = playedSeasons[edition].squads.flatMap(([abbreviation], index) => {
    const strength = random.deviation() * 0.04;
    return positionsOf(edition, index).map(({ position, depth }) => ({
      ...nameIn(abbreviation),
      squadId: index + 1,
      position,
      cost: costOf(edition, position, abilityOf(position, depth, strength, random)),
      status: 'uncertain' as const,
    }));
  });
  return players.map((player, index) => ({ id: index + 1, feedId: 70_000 + index, ...player }));
}

/** Returns the positions of a squad with their depth: 0 is the first choice. */
function positionsOf(edition: EditionId, squad: number) {
  return positions.flatMap((position) => {
    const extra = squad === 0 && position === extras[edition] ? 1 : 0;
    return Array.from({ length: sizes[edition][position] + extra }, (_, depth) => ({ position, depth }));
  });
}

function abilityOf(position: Position, depth: number, strength: number, random: Random): number {
  const typical = 0.78 * Math.exp((-0.55 * depth) / slotCount(position));
  return Math.min(1, Math.max(0, typical + strength + random.deviation() * 0.1));
}
