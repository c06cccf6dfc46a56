import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Graph = Parameters<Exclude<Groups[number]['name'], string>>[1];

/**
 * How the site's modules are grouped into files. Left alone, the build makes one file for each set of pages that share a module: 144 files, most
 * below 2 KB, which compress badly. Fewer groups are only better while no page loads much that it does not use.
 */
export const groups: Groups = [
  // The first script of every page, which must not wait for the site.
  {
    name: 'boot',
    priority: 6,
    test: /\/app\/src\/(?:boot\/|boot\.ts$|ports\/storageOf|site\/(?:importAgain|preloadFiles|mode)\.ts$)|\/contract\/site\/renderedPage\.ts$|vite\/preload-helper/,
    ...alone(),
  },
  // What every page needs before its route, and the landing page whose parts most of them share: together they compress better. Small parts of
  // several pages are here too, which would bring a page the controls that share their file.
  { name: 'start', priority: 5, test: /\/src\/(?:main|shell\/GameHeader)\.tsx$|\/(?:focusableWhenScrolling|useIsNarrow)\.ts$/ },
  {
    name: 'overlays',
    priority: 4,
    test: /\/(?:Modal|useModalOverlay)\.mjs$|\/primitives\/Dialog\/(?:Dialog|dialogLook)/,
    ...alone(),
  },
  { name: 'controls', priority: 3, test: /\/node_modules\//, minShareCount: 6 },
  {
    name: 'grid',
    priority: 2,
    test: /\/node_modules\/.*(?:grid|virtualizer|listlayout)/i,
    minShareCount: 2,
    ...alone(),
  },
  { name: 'live', priority: 2, test: /\/(?:LiveUpdates|browserLive)\.ts$/, ...alone() },
  { name: (id, graph) => groupOf(usersOf(id, graph)), priority: 1, test: ownCode, ...alone() },
];

/** A group of exactly the modules that it names. The others would bring the modules that they import, which other pages share. */
function alone() {
  return { includeDependenciesRecursively: false };
}

function ownCode(id: string): boolean {
  return id.includes('/packages/') && !id.includes('/node_modules/');
}

/**
 * The group of a module by who uses it, `myTeam` for a page and `myTeam:later` for the parts that the page loads later; the first line that
 * fits. Whatever a module imports has at least its users, so that no group can need a later line's.
 */
const lines: readonly (readonly [group: string, ...users: readonly string[]])[] = [
  ['notes', 'myTeam', 'account'],
  ['notes', 'myTeam', 'preRegistration'],
  ['model', 'myTeam', 'players:later'],
  ['model', 'myTeam', 'statsCentre'],
  ['model', 'myTeam', 'rivalTeam', 'season:later'],
  ['banner', 'myTeam', 'rankings'],
  ['pitch', 'myTeam', 'rivalTeam'],
  ['forms', 'myTeam', 'statsCentre:later'],
  ['forms', 'myTeam', 'session:later'],
  ['forms', 'myTeam', 'season:later'],
  ['poolRow', 'myTeam', 'tutorial:later'],
  ['team', 'myTeam', 'whatIf'],
  ['menu', 'myTeam', 'components:later'],
  ['pool', 'myTeam', 'whatIf:later'],
  ['pool', 'myTeam', 'myTeam:later'],
  ['pool', 'myTeam', 'queued:later'],
];

/** Null leaves the module to the build. */
function groupOf(users: ReadonlySet<string>): string | null {
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

/** The first circle among files that import each other, as the names of its files; null without one. */
export function importCircle(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return null;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
