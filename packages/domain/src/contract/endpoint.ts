import type { z } from './schema.ts';

/** Where a call hangs in the address: a game call carries the edition, a registration call may, an account call never does. */
export type Area = 'game' | 'registration' | 'account';

/** What a caller may hand over: values in the path, values behind the question mark, a body. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * One call of the wire as a value: the browser sends it, the server serves it, the mocks answer it, all from this description.
 * `Request` is what a caller hands over, `Parsed` what the server reads from it, `Success` what stands under `success`.
 */
export interface Endpoint<Request extends RequestParts, Success, Parsed = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly area: Area;
  /** Below the area's base, parameters as `:roundId`. */
  readonly path: string;
  readonly request: z.ZodMiniType<Parsed, Request>;
  readonly success: z.ZodMiniType<Success>;
}

/** An endpoint whose exact types do not matter. */
export type AnyEndpoint = Pick<Endpoint<RequestParts, unknown>, 'name' | 'method' | 'area' | 'path'>;

/** Describes an endpoint and keeps its exact types. */
export function endpoint<Request extends RequestParts, Success, Parsed>(
  description: Endpoint<Request, Success, Parsed>,
): Endpoint<Request, Success, Parsed> {
  return description;
}
