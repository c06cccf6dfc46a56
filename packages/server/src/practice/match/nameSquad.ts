import { type PlayerStatus, type Position, positions } from '@rugby/domain/game/model/entities';
import { slotCount } from '@rugby/domain/game/model/positions';
import type { Random } from '../random.ts';

/** What the simulation of a match needs of a player. */
export interface MatchPlayer {
  readonly id: number;
  readonly position: Position;
  readonly status: PlayerStatus;
  /** From 0 to 1 among all players of the position; the most expensive is 1. */
  readonly ability: number;
}

/** The players of a squad in a match: up to fifteen starters, up to eight on the bench, and the injured. */
export interface NamedSquad {
  readonly starting: readonly MatchPlayer[];
  readonly bench: readonly MatchPlayer[];
  readonly injured: readonly MatchPlayer[];
}

const INJURED = 0.08;
const readiness: Readonly<Record<PlayerStatus, number>> = {
  starting: 3,
  bench: 2,
  uncertain: 1,
  'not-selected': 0,
  injured: 0,
  eliminated: 0,
};

/**
 * Names 23 players of a squad: those whom the season has named already, else the best of the day. Some uncertain players turn out
 * to be injured, but never so many that a position lacks players. A squad without enough players names fewer.
 */
export function nameSquad(squad: readonly MatchPlayer[], random: Random): NamedSquad {
  const benchPositions = [...benchAlways, random.pick(lastOfBench)];
  const inForm = squad
    .filter(({ status }) => status !== 'injured' && status !== 'eliminated')
    .map((player) => ({
      player,
      form: readiness[player.status] + player.ability + random.deviation() * 0.1,
      isHurt: random.chance(INJURED),
    }))
    .toSorted((a, b) => b.form - a.form || a.player.id - b.player.id);
  const starting: MatchPlayer[] = [];
  const bench: MatchPlayer[] = [];
  const injured: MatchPlayer[] = [];
  for (const position of positions) {
    const onBench = benchPositions.filter((candidate) => candidate === position).length;
    const needed = slotCount(position) + onBench;
    const available = inForm.filter(({ player }) => player.position === position);
    const spare = Math.max(0, available.length - needed);
    const hurt = available.filter(({ player, isHurt }) => isHurt && player.status === 'uncertain').slice(0, spare);
    const fit = available.filter((one) => !hurt.includes(one)).map(({ player }) => player);
    starting.push(...fit.slice(0, slotCount(position)));
    bench.push(...fit.slice(slotCount(position), needed));
    injured.push(...hurt.map(({ player }) => player));
  }
  return { starting, bench, injured };
}

/** The positions of jerseys 16 to 22; that of jersey 23 varies. */
const benchAlways: readonly Position[] = ['hooker', 'prop', 'prop', 'lock', 'loose_forward', 'scrum_half', 'outside_back'];
const lastOfBench: readonly Position[] = ['fly_half', 'centre'];
