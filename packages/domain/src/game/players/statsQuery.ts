import { positions } from '../model/entities.ts';
import {
  matchChoices,
  noFilter,
  openFilter,
  type PoolFilter,
  priceChoices,
  type PriceChoice,
  statusChoices,
} from './filterPool.ts';
import {
  firstDirection,
  statsColumns,
  statsPageSize,
  type StatsColumn,
  type StatsSort,
  type StatsTab,
  statsTabs,
  type StatsView,
  statsViews,
} from './statsTable.ts';

/** The choices of the user in the stats centre. The URL contains them. */
export interface StatsQuery {
  readonly view: StatsView;
  readonly tab: StatsTab;
  readonly filter: PoolFilter;
  readonly sort: StatsSort;
  /** The number of rows, in whole pages. */
  readonly shown: number;
}

/** The price filter's choices without a team and its budget. [G-322] */
export const statsPrices: readonly PriceChoice[] = priceChoices.filter((choice) => choice !== 'afford');

/** The order of a view before the user chooses another: the Value tab begins with the best value for money. [G-049] */
export function defaultStatsSort(view: StatsView, tab: StatsTab): StatsSort {
  const by = view === 'stats' && tab === 'value' ? 'perMillion' : 'totalPoints';
  return { by, direction: firstDirection(by) };
}

/** The choices when the URL has no parameters. */
export const defaultStatsQuery: StatsQuery = {
  view: 'stats',
  tab: 'stats',
  filter: openFilter,
  sort: { by: 'totalPoints', direction: 'descending' },
  shown: statsPageSize,
};

type Parameters = Readonly<Record<string, string | undefined>>;

/** Reads the query parameters of the URL. Unknown values are ignored. */
export function readStatsQuery(parameters: Parameters): StatsQuery {
  const view = oneOf(statsViews, parameters['view']) ?? 'stats';
  const tab = oneOf(statsTabs, parameters['tab']) ?? 'stats';
  const by = oneOf<StatsColumn>(['name', ...statsColumns(view, tab)], parameters['sort']) ?? defaultStatsSort(view, tab).by;
  const squad = Number(parameters['squad']);
  return {
    view,
    tab,
    filter: {
      search: parameters['search'] ?? '',
      position: oneOf(positions, parameters['position']) ?? noFilter,
      squad: Number.isInteger(squad) && squad > 0 ? squad : noFilter,
      price: oneOf(statsPrices, parameters['price']) ?? noFilter,
      status: oneOf(statusChoices, parameters['status']) ?? noFilter,
      match: oneOf(matchChoices, parameters['match']) ?? noFilter,
    },
    sort: { by, direction: oneOf(['ascending', 'descending'] as const, parameters['order']) ?? firstDirection(by) },
    shown: pagesFor(Number(parameters['rows'])) * statsPageSize,
  };
}

/** Writes the query parameters. Default choices are left out. */
export function writeStatsQuery({ view, tab, filter, sort, shown }: StatsQuery): Readonly<Record<string, string>> {
  const { search, ...choices } = filter;
  const words = {
    view: view === 'stats' ? '' : view,
    tab: tab === 'stats' ? '' : tab,
    search,
    ...Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice === noFilter ? '' : String(choice)])),
    sort: sort.by === defaultStatsSort(view, tab).by ? '' : sort.by,
    order: sort.direction === firstDirection(sort.by) ? '' : sort.direction,
    rows: shown === statsPageSize ? '' : String(shown),
  };
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''));
}

/**
 * Applies a change. The result begins at the first page, and at the view's own order when the view lacks the sorted column or the order was that of
 * the view before.
 */
export function changeStatsQuery(query: StatsQuery, change: Partial<StatsQuery>): StatsQuery {
  const changed = { ...query, shown: statsPageSize, ...change };
  const isShown = changed.sort.by === 'name' || statsColumns(changed.view, changed.tab).includes(changed.sort.by);
  const before = defaultStatsSort(query.view, query.tab);
  const isOwnOrder = query.sort.by === before.by && query.sort.direction === before.direction;
  const keepsSort = change.sort !== undefined || (isShown && !isOwnOrder);
  return keepsSort ? changed : { ...changed, sort: defaultStatsSort(changed.view, changed.tab) };
}

function pagesFor(rows: number): number {
  return Number.isFinite(rows) ? Math.min(maxPages, Math.max(1, Math.ceil(rows / statsPageSize))) : 1;
}

/** More pages than any season has players for. */
const maxPages = 100;

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | undefined): Choice | undefined {
  return choices.find((choice) => choice === text);
}
