import { priceUnit } from '../model/money.ts';
import { type FigureName, figureNames, type Figures, type Player, type Round } from '../model/entities.ts';
import { type NextOpponent, nextOpponent } from './statistics.ts';
import { filterPool, type PoolFilter } from './filterPool.ts';
import { type SortDirection, sortPlayers } from './sortPool.ts';

/** The views of the stats centre. The first one has tabs. [G-044, G-048, G-049] */
export const statsViews = ['stats', 'overview'] as const;
export type StatsView = (typeof statsViews)[number];
export const statsTabs = ['stats', 'value'] as const;
export type StatsTab = (typeof statsTabs)[number];

/** A column of the table. `perMillion` is total points for each million of the price. */
export type StatsColumn =
  | FigureName
  | 'name'
  | 'cost'
  | 'totalPoints'
  | 'avgPoints'
  | 'lastRoundPoints'
  | 'perMillion'
  | 'selected'
  | 'positionRank'
  | 'nextFixture';

export interface StatsSort {
  readonly by: StatsColumn;
  readonly direction: SortDirection;
}

/** The number of rows at first, and the number that each load-more adds. [G-046, G-047] */
export const statsPageSize = 15;

/** The columns of a view, without the name. */
export function statsColumns(view: StatsView, tab: StatsTab): readonly StatsColumn[] {
  if (view === 'overview') return ['totalPoints', 'avgPoints', 'lastRoundPoints', 'selected', 'positionRank', 'nextFixture'];
  return tab === 'stats' ? ['totalPoints', ...figureNames] : ['cost', 'totalPoints', 'perMillion', 'avgPoints', 'selected'];
}

/** The first direction of a column: names, ranks and kick-offs ascending, all others descending. [G-248] */
export function firstDirection(column: StatsColumn): SortDirection {
  return column === 'name' || column === 'positionRank' || column === 'nextFixture' ? 'ascending' : 'descending';
}

/** The data of the table: the season, its figures by player id, and the round of percent selected. */
export interface StatsSource {
  readonly players: readonly Player[];
  readonly figures: ReadonlyMap<number, Figures>;
  readonly rounds: readonly Round[];
  readonly roundId: number | null;
}

/** The players that pass the filters, sorted; players without a value come last. Eliminated players are included. */
export function statsRows(source: StatsSource, filter: PoolFilter, { by, direction }: StatsSort): readonly Player[] {
  const { players, rounds } = source;
  const passing = filterPool(players, filter, { inTeam: new Set(players.map(({ id }) => id)), budget: 0, rounds });
  return sortPlayers(passing, (player) => statsValue(player, by, source), direction, by === 'name');
}

/** A player's value in a column, null where there is none: dollars, points, percent, metres, epoch milliseconds of the next kick-off. */
export function statsValue(player: Player, column: StatsColumn, { figures, rounds, roundId }: StatsSource): number | null {
  const { id, cost, stats, selected } = player;
  switch (column) {
    case 'name':
      return null;
    case 'cost':
      return cost;
    case 'perMillion':
      return Math.round((stats.totalPoints * priceUnit * 10) / cost) / 10;
    case 'selected':
      return roundId === null ? null : (selected[roundId] ?? null);
    case 'nextFixture':
      return kickOffOf(nextOpponent(player, rounds));
    case 'totalPoints':
    case 'avgPoints':
    case 'lastRoundPoints':
    case 'positionRank':
      return stats[column];
    default:
      return figures.get(id)?.[column] ?? null;
  }
}

function kickOffOf(next: NextOpponent): number | null {
  return next === null || typeof next === 'string' ? null : Date.parse(next.fixture.date);
}
