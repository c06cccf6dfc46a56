import { autofill } from '@rugby/domain/game/autofill/autofill';
import { type Player, type Position, positions, type Selection } from '@rugby/domain/game/model/entities';
import { emptySelection } from '@rugby/domain/game/model/lineup';
import { slots } from '@rugby/domain/game/model/positions';
import { refusalsToSave } from '@rugby/domain/game/team/refusalsToSave';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { countBy, sumBy } from 'es-toolkit';
import { fromLineupColumn } from '../../db/lineupColumn.ts';
import type { Random } from '../random.ts';

/** The players from whom simulated users pick, by position. Popular players occur more often. */
export type PlayerPool = ReadonlyMap<Position, readonly Player[]>;

const CHANGES = 400;
/** The largest share of the salary cap that a team leaves unspent. */
const UNSPENT = 0.08;
/** The penalty in dollars for each player above or below the squad limits. */
const PENALTY = 10_000_000;

/** Creates the pool of a season's players: expensive players are popular, and some others are in fashion. */
export function createPlayerPool({ players }: GameWorld, random: Random): PlayerPool {
  const liked = [...players.values()]
    .filter(({ status }) => status !== 'eliminated')
    .flatMap((player) => {
      const appeal = (player.cost / 1_000_000) * Math.exp(random.deviation() * 0.7);
      return Array.from({ length: Math.max(1, Math.round(appeal)) }, () => player);
    });
  return Map.groupBy(liked, ({ position }) => position);
}

/**
 * Picks a valid team of fifteen with a captain: at random, then changed until it is within the salary cap and the squad limits;
 * failing that, the team that autofill proposes. Undefined when there is no valid team.
 */
export function pickTeam(pool: PlayerPool, world: GameWorld, random: Random): Selection | undefined {
  const picked = pickLineup(pool, world, random);
  if (picked !== undefined) {
    const captainId = random.pick(picked, ({ cost }) => cost ** 3).id;
    const selection = { lineup: fromLineupColumn(picked.map(({ id }) => id)), captainId };
    if (refusalsToSave(selection, null, world).length === 0) return selection;
  }
  const proposal = autofill({ ...emptySelection, saved: null }, world);
  return proposal.ok ? proposal.selection : undefined;
}

/** Picks fifteen players in slot order; undefined when a position has no players. */
function pickLineup(pool: PlayerPool, world: GameWorld, random: Random): readonly Player[] | undefined {
  if (positions.some((position) => !pool.has(position))) return undefined;
  const pickAt = (position: Position) => random.pick(pool.get(position) ?? []);
  let best = slots.map(({ position }) => pickAt(position));
  let left = penaltyOf(best, world);
  for (let change = 0; change < CHANGES && left > 0; change += 1) {
    const at = random.whole(0, best.length - 1);
    const other = best.map((player, index) => (index === at ? pickAt(player.position) : player));
    const misfit = penaltyOf(other, world);
    if (misfit <= left) [best, left] = [other, misfit];
  }
  return best;
}

/** Returns how far fifteen players are from a valid team that spends its budget, in dollars; 0 for a valid one. */
function penaltyOf(team: readonly Player[], { edition, squads }: GameWorld): number {
  const cost = sumBy(team, (player) => player.cost);
  const overspent = Math.max(0, cost - edition.budget, edition.budget * (1 - UNSPENT) - cost);
  const doubles = team.length - new Set(team).size;
  const have = countBy(team, ({ squadId }) => squadId);
  const strays = sumBy(squads, ({ id }) => {
    const count = have[id] ?? 0;
    return Math.max(0, count - edition.squad.max, edition.squad.min - count);
  });
  return overspent + (doubles + strays) * PENALTY;
}
