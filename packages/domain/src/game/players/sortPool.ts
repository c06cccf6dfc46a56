import type { Fixture, Player, Round } from '../model/entities.ts';
import { isRestingNow } from '../season/byes.ts';
import { foldName } from './foldName.ts';

/** The keys by which players can be sorted. [G-214] */
export const sortKeys = [
  'name',
  'totalPoints',
  'roundPoints',
  'lastRoundPoints',
  'cost',
  'selected',
  'nextFixture',
  'avgPoints',
  'tries',
] as const;
export type SortKey = (typeof sortKeys)[number];
export type SortDirection = 'ascending' | 'descending';

export interface PoolSort {
  readonly by: SortKey;
  readonly direction: SortDirection;
}

/** The most expensive player first. [G-248, G-249] */
export const defaultSort: PoolSort = { by: 'cost', direction: 'descending' };

/** The data behind the figures: the round of round points and percent selected, the season's rounds, tries by player id. */
export interface PoolFigures {
  readonly roundId: number | null;
  readonly rounds: readonly Round[];
  readonly tries?: ReadonlyMap<number, number>;
}

/** Sorts the players of the pool. [G-214, G-247, G-248] */
export function sortPool(players: readonly Player[], { by, direction }: PoolSort, figures: PoolFigures): readonly Player[] {
  const fixtures = new Map(figures.rounds.flatMap((round) => round.fixtures).map((fixture) => [fixture.id, fixture]));
  return sortPlayers(players, (player) => sortValue(player, by, figures, fixtures), direction, by === 'name');
}

/**
 * Sorts players by a value. Players without a value come last in both directions. Equal players are sorted by name, then by id. With `isByName`
 * the direction applies to the names.
 */
export function sortPlayers(
  players: readonly Player[],
  valueOf: (player: Player) => number | null,
  direction: SortDirection,
  isByName: boolean,
): readonly Player[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return players
    .map((player) => ({ player, name: sortName(player), value: valueOf(player) }))
    .toSorted(
      (a, b) =>
        compareValues(a.value, b.value, sign) || compareNames(a.name, b.name, isByName ? sign : 1) || a.player.id - b.player.id,
    )
    .map(({ player }) => player);
}

function sortName({ firstName, lastName }: Player): string {
  return `${foldName(lastName)} ${foldName(firstName)}`;
}

function sortValue(
  { id, squadId, cost, selected, stats }: Player,
  by: SortKey,
  figures: PoolFigures,
  fixtures: ReadonlyMap<number, Fixture>,
): number | null {
  const { roundId } = figures;
  switch (by) {
    case 'cost':
      return cost;
    case 'selected':
      return roundId === null ? null : (selected[roundId] ?? null);
    case 'roundPoints':
      return roundId === null ? null : (stats.scores[roundId] ?? null);
    case 'nextFixture':
      return isRestingNow(squadId, figures.rounds) ? null : kickOff(fixtures.get(stats.nextFixture ?? 0));
    case 'tries':
      return figures.tries?.get(id) ?? null;
    case 'name':
      return null;
    case 'totalPoints':
    case 'lastRoundPoints':
    case 'avgPoints':
      return stats[by];
  }
}

function kickOff(fixture: Fixture | undefined): number | null {
  return fixture ? Date.parse(fixture.date) : null;
}

function compareValues(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}

function compareNames(a: string, b: string, sign: number): number {
  if (a === b) return 0;
  return a < b ? -sign : sign;
}
