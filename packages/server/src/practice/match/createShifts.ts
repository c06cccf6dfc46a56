import type { Position } from '@rugby/domain/game/model/entities';
import type { Random } from '../random.ts';
import type { MatchPlayer, NamedSquad } from './nameSquad.ts';

/** A player with the minutes that they play in each half. */
export interface Shift {
  readonly player: MatchPlayer;
  readonly minutes: readonly [first: number, second: number];
}

const HALF = 40;

/** The minutes between which a substitute comes on, and the probability that they come on at all. */
const substitution: Readonly<Record<Position, readonly [earliest: number, latest: number, chance: number]>> = {
  prop: [46, 62, 1],
  hooker: [46, 64, 1],
  lock: [50, 68, 0.97],
  loose_forward: [50, 68, 0.97],
  scrum_half: [50, 68, 0.95],
  fly_half: [58, 76, 0.85],
  centre: [54, 74, 0.85],
  outside_back: [54, 74, 0.85],
};

/** Decides who is on the field for how long. A substitute replaces a starter of their position, and no player comes off twice. */
export function createShifts({ starting, bench }: NamedSquad, random: Random): readonly Shift[] {
  const off = new Map<MatchPlayer, number>();
  const substitutes = bench.map((player): Shift => {
    const [earliest, latest, chance] = substitution[player.position];
    const minute = random.whole(earliest, latest);
    const rivals = starting.filter((rival) => rival.position === player.position && !off.has(rival));
    if (rivals.length === 0 || !random.chance(chance)) return { player, minutes: [0, 0] };
    off.set(random.pick(rivals), minute);
    return { player, minutes: [0, 2 * HALF - minute] };
  });
  const starters = starting.map((player): Shift => ({ player, minutes: [HALF, (off.get(player) ?? 2 * HALF) - HALF] }));
  return [...starters, ...substitutes];
}
