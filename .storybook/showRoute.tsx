import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import type { Edition } from '@rugby/domain/editions';
import { serve } from '@rugby/mocks/handlers/serve';
import { signedInMark } from '@rugby/mocks/handlers/signedInMark';
import { WorldStore } from '@rugby/mocks/handlers/WorldStore';
import type { World } from '@rugby/mocks/scenarios/World';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { StorySite } from '../packages/app/src/testing/StorySite.tsx';
import { storyEdition } from './storyEdition.ts';

export interface ShownWorld {
  readonly world: (edition: Edition) => World;
  /** What answers in place of the world: `failed(showMyTeam, 503)`. */
  readonly network?: readonly HttpHandler[];
  /** What the server wrote into the page; by default a visit that may enter, null for a page that the server did not fill in. */
  readonly facts?: VisitFacts | null;
}

/** The arguments of the story when it starts. */
export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly msw: Pick<SetupWorker, 'use'>;
}

/** Parameters of every story of a page or a flow: its picture is the window. */
export const pageParameters = { frame: 'bleed', picture: { target: 'page' } } as const;

/**
 * A story that shows a route of the site in a world of the mocks: `meta.story({ ...showRoute('/my-team', { world: midRound }) })`. The world
 * remembers what the story changes, until the next story.
 */
export function showRoute(path: string, { world, network = [], facts }: ShownWorld) {
  return {
    beforeEach({ globals, msw }: StoryContext): void {
      const store = new WorldStore(world(storyEdition(globals)));
      msw.use(...network, ...serve(store));
      document.cookie = signedInMark(store.present);
    },
    render: (_args: object, { globals }: Pick<StoryContext, 'globals'>) => {
      const edition = storyEdition(globals);
      return <StorySite key={edition.id} edition={edition} path={path} {...(facts === undefined ? {} : { facts })} />;
    },
  };
}
