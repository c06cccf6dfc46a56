import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Graph = Parameters<Exclude<Groups[number]['name'], string>>[1];

/**
 * Groups by who uses a module: `myTeam` for a page and `myTeam:later` for the parts that the page loads later; the first line that
 * fits. Whatever a module imports has at least its users, so that no group can need a later line's.
 */
const lines: readonly (readonly [group: string, ...users: readonly string[]])[] = [
  ['ranks', 'rankings', 'leagues'],
  ['model', 'myTeam', 'players:later'],
  ['model', 'myTeam', 'statsCentre'],
  ['glossary', 'statsCentre', 'help'],
  ['model', 'myTeam', 'rivalTeam', 'season:later'],
  ['pitch', 'myTeam', 'rivalTeam'],
  ['pitch', 'myTeam', 'review'],
  ['forms', 'myTeam', 'statsCentre:later'],
  ['forms', 'myTeam', 'session:later'],
  ['forms', 'myTeam', 'season:later'],
  ['poolRow', 'myTeam', 'tutorial:later'],
  ['team', 'myTeam', 'whatIf'],
  ['pool', 'myTeam', 'whatIf:later'],
  ['pool', 'myTeam', 'myTeam:later'],
  ['pool', 'myTeam', 'queued:later'],
  ['pool', 'myTeam', 'team:later'],
  ['team', 'myTeam', 'sharedTeam'],
  ['myTeam', 'myTeam'],
];

/** The group of a module by the pages and later parts that need it; null leaves it to the build. */
export function groupByUsers(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph);
  return lines.find(([, ...needed]) => needed.every((user) => users.has(user)))?.[0] ?? null;
}

/** The pages and later parts that reach a module by imports which run before they do. */
function usersOf(id: string, graph: Graph): ReadonlySet<string> {
  const users = new Set<string>();
  const seen = new Set<string>([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    const [loader] = info?.dynamicImporters ?? [];
    if (loader !== undefined) users.add(userOf(module, loader));
    info?.importers.forEach((importer) => seen.add(importer));
  }
  return users;
}

/** The stores of a feature are loaded together with its page; `game` are those of all pages but the landing page. */
function userOf(module: string, loader: string): string {
  const isOpened = loader.endsWith('/createStores.ts') || (loader.endsWith('/routes.tsx') && module.endsWith('Page.tsx'));
  return isOpened ? featureOf(module) : `${featureOf(module) || featureOf(loader)}:later`;
}

/** The feature of a module in its folder or of the stores that it creates; empty for any other module. */
function featureOf(id: string): string {
  const [, folder, stores = ''] = /\/features\/(\w+)\/|\/stores\/create(\w+?)Stores?\.ts$/.exec(id) ?? [];
  return folder ?? stores.charAt(0).toLowerCase() + stores.slice(1);
}
