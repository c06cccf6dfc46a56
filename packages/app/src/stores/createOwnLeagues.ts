import { mapOutcome } from '@rugby/domain/api/failure';
import type { League } from '@rugby/domain/game/model/league';
import { fetchOwnLeagues } from '@rugby/domain/stores/leagues/fetchOwnLeagues';
import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import type { StartStores } from './Stores.ts';

/** The leagues that the user has joined. */
export function createOwnLeagues({ api }: Pick<StartStores, 'api'>): RemoteValue<readonly League[]> {
  return new RemoteValue(async () => mapOutcome(await fetchOwnLeagues(api), ({ joined }) => joined));
}
