import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import type { World } from '../scenarios/World.ts';
import { createRefusal, words } from './createRefusal.ts';
import type { MutationResult } from './WorldStore.ts';

/** A route of the fake server: the endpoint, an example of a valid request, and the handler of every request. */
export interface Route {
  readonly endpoint: Endpoint<RequestParts, unknown>;
  readonly request: RequestParts;
  /** Returns the success value, a `MutationResult`, or a refusal as a `Response`. */
  readonly answer: (input: unknown, world: World) => unknown;
}

type Answer<Success, Parsed> = (input: Parsed, world: World) => Success | MutationResult<Success> | Response;

/** Creates a route that refuses a malformed request with 400. */
export function createRoute<Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  request: Request,
  answer: Answer<Success, Parsed>,
): Route {
  return {
    endpoint,
    request,
    answer: (sent, world) => {
      const parsed = z.safeParse(endpoint.request, sent);
      return parsed.success ? answer(parsed.data, world) : createRefusal(400, 'malformed', z.prettifyError(parsed.error));
    },
  };
}

/** Creates a route that refuses with 401 without a session. */
export function createSignedInRoute<Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  request: Request,
  answer: Answer<Success, Parsed>,
): Route {
  return createRoute(endpoint, request, (input, world) =>
    world.user === null ? createRefusal(401, 'unauthorised', words('server.signedOut')) : answer(input, world),
  );
}
