import type { TeamStores } from '@rugby/domain/stores/createTeamStores';
import { QueuedChangeStore } from '@rugby/domain/stores/offline/QueuedChangeStore';
import type { StartStores } from './Stores.ts';

export function createQueuedStore(start: StartStores, stores: TeamStores): QueuedChangeStore {
  return new QueuedChangeStore({ ...start, ...stores });
}
