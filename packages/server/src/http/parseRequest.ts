import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import type { FastifyRequest } from 'fastify';
import { RefusedError } from './RefusedError.ts';

/**
 * Returns the input of a request as its endpoint parses it. Refuses with 400 `malformed` and the name of each invalid field.
 */
export function parseRequest<Request extends RequestParts, Parsed>(
  endpoint: Endpoint<Request, unknown, Parsed>,
  { params, query, body }: FastifyRequest,
): Parsed {
  const result = z.safeParse(endpoint.request, { params, query, body: body ?? {} });
  if (result.success) return result.data;
  throw new RefusedError(
    400,
    result.error.issues.map(({ path, message }) => {
      const field = path.slice(1).join('.');
      return { code: 'malformed', message: `${field}: ${message}`, field };
    }),
  );
}
