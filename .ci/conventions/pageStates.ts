import { parse } from './propsOf.ts';
import { storiesIn } from './storyCalls.ts';

/** What a network can do to the calls of a page, by the handler of the mocks that does it. */
export const networkStates = ['loading', 'slow', 'failed', 'offline', 'refused'] as const;
export type NetworkState = (typeof networkStates)[number];

/** The handlers of the mocks that cause a state, when a story that shows a route calls them. */
const handlersOf: Record<NetworkState, readonly string[]> = {
  loading: ['loading'],
  slow: ['slow'],
  failed: ['failed', 'failedWhile'],
  offline: ['offline', 'offlineWhile'],
  refused: ['refused', 'refusedField'],
};

/** States that a page cannot be in, and why. A page that calls nothing has none of them. */
export type StateExceptions = ReadonlyMap<string, StateReasons>;
type StateReasons = Partial<Record<NetworkState, string>>;

const publicFiles = 'it asks for published files alone, which no server refuses';
const callsNothing = everyState('it calls nothing of its own');

/** Pages of the site by their name. */
export const pageExceptions: StateExceptions = new Map<string, StateReasons>([
  ['ComponentsPage', callsNothing],
  ['NotFoundPage', callsNothing],
  ['RulesRedirect', everyState('the help page replaces it at once')],
  ['HelpPage', { refused: publicFiles }],
  ['StatsCentrePage', { refused: publicFiles }],
  ['LandingPage', { refused: `${publicFiles}; its login has a flow of its own` }],
]);

/** The files of the pages that the routes load or import, below the site's sources. */
export function pagesIn(routes: string): readonly string[] {
  return [...routes.matchAll(/(?:import\(|from )'\.\/(features\/\w+\/[A-Z]\w+\.tsx)'/g)].flatMap(([, file]) => file ?? []);
}

/**
 * The states that the stories of a page lack. Its stories stand beside it, in the file of its name and in those whose title continues its title:
 * `Pages/My team/Not loaded` belongs to `Pages/My team`.
 *
 * @param beside The sources of all story files of the page's folder, by their file name.
 */
export function missingStates(page: string, beside: ReadonlyMap<string, string>, exceptions: StateExceptions): readonly string[] {
  const shown = statesIn(page, beside);
  const impossible = exceptions.get(page) ?? {};
  return networkStates.filter((state) => !shown.has(state) && impossible[state] === undefined);
}

/** Exceptions of a page that its stories disprove. */
export function idleExceptions(
  page: string,
  beside: ReadonlyMap<string, string>,
  exceptions: StateExceptions,
): readonly string[] {
  const shown = statesIn(page, beside);
  return networkStates.filter((state) => shown.has(state) && exceptions.get(page)?.[state] !== undefined);
}

function statesIn(page: string, beside: ReadonlyMap<string, string>): ReadonlySet<NetworkState> {
  const title = titleOf(beside.get(`${page}.stories.tsx`) ?? '');
  const own = [...beside].filter(
    ([file, source]) => file === `${page}.stories.tsx` || titleOf(source)?.startsWith(`${title}/`) === true,
  );
  const stories = own.flatMap(([file]) => parse(file, beside) ?? []).flatMap(storiesIn);
  const routes = stories.filter((calls) => calls.has('showRoute') || calls.has('showPassingFault'));
  return new Set(
    networkStates.filter((state) => routes.some((calls) => handlersOf[state].some((handler) => calls.has(handler)))),
  );
}

function titleOf(stories: string): string | undefined {
  return /\.meta\(\{\s*title: '([^']+)'/.exec(stories)?.[1];
}

function everyState(reason: string): StateReasons {
  return { loading: reason, slow: reason, failed: reason, offline: reason, refused: reason };
}
