import { type Api, createApi } from '@rugby/domain/api/apiClient';
import type { SetupServer } from 'msw/node';
import { serve } from '../handlers/serve.ts';
import { WorldStore } from '../handlers/WorldStore.ts';
import type { World } from '../scenarios/World.ts';

/** The contract's own client of a world that a test's network serves from now on, with its state. */
export function clientOf(network: SetupServer, world: World): Api {
  network.use(...serve(new WorldStore(world)));
  return createApi({
    edition: world.edition,
    language: 'en',
    host: 'http://game.test',
    newKey: () => 'key',
    retry: { attempts: 1, pause: 0 },
    onGameTime: () => {},
  });
}
