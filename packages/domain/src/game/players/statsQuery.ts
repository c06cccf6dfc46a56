import { positions } from '../model/entities.ts';
import { noFilter, openFilter, type PoolFilter, priceChoices, type PriceChoice, statusChoices } from './filterPool.ts';
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

/** All that a reader of the stats centre chooses; the address holds it. */
export interface StatsQuery {
  readonly view: StatsView;
  readonly tab: StatsTab;
  readonly filter: PoolFilter;
  readonly sort: StatsSort;
  /** Rows on show, in whole pages. */
  readonly shown: number;
}

/** Prices to choose from where no team has a budget. [G-322] */
export const statsPrices: readonly PriceChoice[] = priceChoices.filter((choice) => choice !== 'afford');

/** What an address without a word about it shows. */
export const defaultStatsQuery: StatsQuery = {
  view: 'stats',
  tab: 'stats',
  filter: openFilter,
  sort: { by: 'totalPoints', direction: 'descending' },
  shown: statsPageSize,
};

type Written = Readonly<Record<string, string | undefined>>;

/** Reads the words behind the question mark. What is not understood is as if it were not there. */
export function readStatsQuery(written: Written): StatsQuery {
  const view = oneOf(statsViews, written['view']) ?? 'stats';
  const tab = oneOf(statsTabs, written['tab']) ?? 'stats';
  const by = oneOf<StatsColumn>(['name', ...statsColumns(view, tab)], written['sort']) ?? 'totalPoints';
  const squad = Number(written['squad']);
  return {
    view,
    tab,
    filter: {
      search: written['search'] ?? '',
      position: oneOf(positions, written['position']) ?? noFilter,
      squad: Number.isInteger(squad) && squad > 0 ? squad : noFilter,
      price: oneOf(statsPrices, written['price']) ?? noFilter,
      status: oneOf(statusChoices, written['status']) ?? noFilter,
    },
    sort: { by, direction: oneOf(['ascending', 'descending'] as const, written['order']) ?? firstDirection(by) },
    shown: pagesFor(Number(written['rows'])) * statsPageSize,
  };
}

/** Writes what differs from the first view, so that a plain address stays plain. */
export function writeStatsQuery({ view, tab, filter, sort, shown }: StatsQuery): Readonly<Record<string, string>> {
  const { search, ...choices } = filter;
  const words = {
    view: view === 'stats' ? '' : view,
    tab: tab === 'stats' ? '' : tab,
    search,
    ...Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice === noFilter ? '' : String(choice)])),
    sort: sort.by === 'totalPoints' ? '' : sort.by,
    order: sort.direction === firstDirection(sort.by) ? '' : sort.direction,
    rows: shown === statsPageSize ? '' : String(shown),
  };
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''));
}

/** The query after a change: another view, filter or order begins at the first page, and a column that the view lacks is no order. */
export function changeStatsQuery(query: StatsQuery, change: Partial<StatsQuery>): StatsQuery {
  const changed = { ...query, shown: statsPageSize, ...change };
  const isShown = changed.sort.by === 'name' || statsColumns(changed.view, changed.tab).includes(changed.sort.by);
  return isShown ? changed : { ...changed, sort: defaultStatsQuery.sort };
}

function pagesFor(rows: number): number {
  return Number.isFinite(rows) ? Math.min(mostPages, Math.max(1, Math.ceil(rows / statsPageSize))) : 1;
}

/** More rows than any season has players. */
const mostPages = 100;

function oneOf<Choice extends string>(choices: readonly Choice[], word: string | undefined): Choice | undefined {
  return choices.find((choice) => choice === word);
}
