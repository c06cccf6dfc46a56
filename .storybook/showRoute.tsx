import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import type { Edition } from '@rugby/domain/editions';
import type { QueuedChange } from '@rugby/domain/game/team/queuedChange';
import type { OfflinePort } from '@rugby/domain/stores/offline/OfflineStore';
import { writeDraft } from '@rugby/domain/stores/team/draftStorage';
import { writeQueuedChange } from '@rugby/domain/stores/team/queueStorage';
import { deviceCopies } from '@rugby/mocks/handlers/deviceCopies';
import { serve } from '@rugby/mocks/handlers/serve';
import { signedInMark } from '@rugby/mocks/handlers/signedInMark';
import { WorldStore } from '@rugby/mocks/handlers/WorldStore';
import type { World } from '@rugby/mocks/scenarios/World';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { storageOf } from '../packages/app/src/ports/storageOf.ts';
import { StorySite } from '../packages/app/src/testing/StorySite.tsx';
import { storyEdition } from './storyEdition.ts';

export interface ShownWorld {
  readonly world: (edition: Edition) => World;
  /** What answers in place of the world: `failed(showMyTeam, 503)`. */
  readonly network?: readonly HttpHandler[];
  /** What the server wrote into the page; by default a visit that may enter, null for a page that the server did not fill in. */
  readonly facts?: VisitFacts | null;
  /** Without a connection: when the device stored the copies that answer in place of the world (ISO). */
  readonly copiedAt?: string;
  /** The change of the team that the device has queued. */
  readonly queued?: (world: World) => QueuedChange | undefined;
  /** What the device does for use without a connection; by default nothing. */
  readonly worker?: OfflinePort;
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
export function showRoute(path: string, { world, network = [], facts, copiedAt, queued, worker }: ShownWorld) {
  return {
    beforeEach({ globals, msw }: StoryContext): void {
      const store = new WorldStore(world(storyEdition(globals)));
      const handlers = serve(store);
      msw.use(...network, ...(copiedAt === undefined ? handlers : deviceCopies(handlers, copiedAt)));
      document.cookie = signedInMark(store.present);
      const change = queued?.(store.present);
      if (change !== undefined) queueOnDevice(change, store.present);
    },
    render: (_args: object, { globals }: Pick<StoryContext, 'globals'>) => {
      const edition = storyEdition(globals);
      const given = { ...(facts !== undefined && { facts }), ...(worker && { worker }) };
      return <StorySite key={edition.id} edition={edition} path={path} {...given} />;
    },
  };
}

/** Stores what the device of the user remembers: the queued change, and the draft that it is on the pitch. */
function queueOnDevice(change: QueuedChange, { edition, user }: World): void {
  if (user === null) return;
  const storage = storageOf(() => localStorage);
  const place = { userId: user.id, edition: edition.id };
  const { selection, version, base, roundId, queuedAt: at } = change;
  writeQueuedChange(storage, place, change);
  writeDraft(storage, { ...place, roundId }, { selection, version, at, ...(base !== null && { base }) });
}
