import type { HttpHandler } from 'msw';
import { showRoute, type ShownWorld, type StoryContext } from '../showRoute.tsx';

/**
 * A route whose network has a fault until the story ends it in its play; it is there again whenever the story starts anew:
 * `const fault = showPassingFault('/my-team', { world: midRound }, (isThere) => failedWhile(isThere, showMyTeam, 503))`,
 * then `...fault.route` in the story and `fault.end()` in its play.
 */
export function showPassingFault(
  path: string,
  shown: Omit<ShownWorld, 'network'>,
  network: (isThere: () => boolean) => readonly HttpHandler[],
) {
  let isThere = true;
  const route = showRoute(path, { ...shown, network: network(() => isThere) });
  return {
    end: () => {
      isThere = false;
    },
    route: {
      ...route,
      beforeEach: (context: StoryContext) => {
        isThere = true;
        route.beforeEach(context);
      },
    },
  };
}
