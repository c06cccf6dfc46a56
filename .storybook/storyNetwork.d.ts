import { type Api } from '@rugby/domain/api/apiClient';
import type { Outcome } from '@rugby/domain/api/failure';
import type { Edition } from '@rugby/domain/editions';
import { type Request } from '@rugby/domain/stores/remote/request';
import type { Season } from '@rugby/mocks/scenarios/Season';
/** The contract's own client in the story's edition, without repeated attempts. */
export interface StoryNetwork extends Api {
  readonly edition: Edition;
  /** The published season, the game's time and the user's team, fetched once. Rejects when a part of it cannot be fetched. */
  readonly season: () => Promise<Season>;
  /** The state of a call as a store holds it: pending when the network never answers. */
  readonly request: <Value>(call: Promise<Outcome<Value>>) => Promise<Request<Value>>;
}
/** A client of the fake network for one edition. */
export declare function storyNetwork(edition: Edition): StoryNetwork;
/** The value of a call that has to succeed. Throws the failure otherwise. */
export declare function valueOrThrow<Value>(outcome: Outcome<Value>): Value;
