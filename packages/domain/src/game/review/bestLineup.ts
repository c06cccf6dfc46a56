import type { Edition, SquadRules } from '../../editions.ts';
import type { BoosterType, Player } from '../model/entities.ts';
import { boosterBehaviours, captainMultiplier } from '../boosters/boosterBehaviours.ts';
import { positions } from '../model/entities.ts';
import { slotCount } from '../model/positions.ts';
import { type FoundLineup, searchLineup } from './searchLineup.ts';

/** A player of the best lineup with the player's own points. */
export interface BestLineupPlayer {
  readonly playerId: number;
  readonly points: number;
}

/** The best possible fifteen: with captain and booster in `points`, the best player first; whole dollars in `value`. */
export interface BestLineup {
  readonly points: number;
  readonly players: readonly BestLineupPlayer[];
  readonly value: number;
}

/** A rule of the game that keeps the best fifteen from scoring more. */
export type BindingRule = 'cap' | 'squad-limit' | 'positions';

/** How many points more the best fifteen would score without one rule. */
export interface Binding {
  readonly rule: BindingRule;
  readonly points: number;
}

/** Whose points count, and for how much. */
export interface BestQuery {
  readonly edition: Pick<Edition, 'budget' | 'squad'>;
  /** Whole points; undefined for a player who cannot be chosen. */
  readonly pointsOf: (player: Player) => number | undefined;
  /** How many times more the best players count; the largest first. */
  readonly extra: readonly number[];
  readonly hasCap: boolean;
}

/** Captain and booster of a team as the search needs them. Boosters that pay for statistics count as none. */
export function extraOf(booster: BoosterType | null): Pick<BestQuery, 'extra' | 'hasCap'> {
  const { target, multiplier, liftsBudget } = booster === null ? noBooster : boosterBehaviours[booster];
  const captain = (target === 'captain' ? (multiplier ?? captainMultiplier) : captainMultiplier) - 1;
  const other = target === 'chosen-player' && multiplier !== null ? [multiplier - 1] : [];
  return { extra: [captain, ...other].toSorted((a, b) => b - a), hasCap: !liftsBudget };
}

const noBooster = { target: 'none', multiplier: null, liftsBudget: false } as const;

/**
 * The legal fifteen with the most points, exactly, by the players' present costs and squads; null when the players do not make a legal
 * fifteen. [B23]
 */
export function bestLineup(players: Iterable<Player>, query: BestQuery): BestLineup | null {
  return present(search([...players], query, {}));
}

/** The rules that bind the best fifteen, the dearest first: each that would give it more points if it did not exist. [B23] */
export function bindingRules(players: Iterable<Player>, query: BestQuery): readonly Binding[] {
  const all = [...players];
  const best = search(all, query, {});
  if (best === null) return [];
  const without = (rule: BindingRule): Binding => {
    const found = search(all, query, { without: rule });
    return { rule, points: (found?.points ?? best.points) - best.points };
  };
  return [without('cap'), without('squad-limit'), without('positions')]
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

function search(
  players: readonly Player[],
  { edition, pointsOf, extra, hasCap }: BestQuery,
  { without }: { readonly without?: BindingRule },
): FoundLineup | null {
  const squadIds = [...new Set(players.map(({ squadId }) => squadId))];
  const squads = new Map(squadIds.map((id, index) => [id, index]));
  const isGrouped = without !== 'positions';
  const slots = positions.map(slotCount);
  const size = slots.reduce((sum, count) => sum + count, 0);
  const free: SquadRules = { max: size, min: 0 };
  const candidates = players.flatMap((player) => {
    const points = pointsOf(player);
    const group = isGrouped ? positions.indexOf(player.position) : 0;
    return points === undefined
      ? []
      : [{ id: player.id, group, squad: squads.get(player.squadId) ?? 0, cost: player.cost, points }];
  });
  return searchLineup(candidates, {
    slots: isGrouped ? slots : [size],
    cap: hasCap && without !== 'cap' ? edition.budget : Number.POSITIVE_INFINITY,
    squad: without === 'squad-limit' ? free : edition.squad,
    numSquads: squadIds.length,
    extra,
  });
}

function present(found: FoundLineup | null): BestLineup | null {
  return (
    found && {
      points: found.points,
      players: found.players.map(({ id, points }) => ({ playerId: id, points })),
      value: found.players.reduce((sum, { cost }) => sum + cost, 0),
    }
  );
}
