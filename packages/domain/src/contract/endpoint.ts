import type { z } from './schema.ts';

/** The kind of a path: a game call contains the edition, a registration call may, an account call never does. */
export type Area = 'game' | 'registration' | 'account';

/** The parts of a request: path parameters, query parameters, a body. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * One call of the API as a value. The browser sends it, the server serves it and the mocks answer it from this description. `Request` is the
 * input of the client, `Parsed` the input after parsing on the server, `Success` the value of `success` in the answer.
 */
export interface Endpoint<Request extends RequestParts, Success, Parsed = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly area: Area;
  /** The path below the base of the area, with parameters such as `:roundId`. */
  readonly path: string;
  readonly request: z.ZodMiniType<Parsed, Request>;
  readonly success: z.ZodMiniType<Success>;
}

/** An endpoint without its exact types. */
export type AnyEndpoint = Pick<Endpoint<RequestParts, unknown>, 'name' | 'method' | 'area' | 'path'>;

/** Describes an endpoint and keeps its exact types. */
export function endpoint<Request extends RequestParts, Success, Parsed>(
  description: Endpoint<Request, Success, Parsed>,
): Endpoint<Request, Success, Parsed> {
  return description;
}
