import { addressOf, languages, otherAddressesOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint, Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { z } from '@rugby/domain/contract/schema';
import { type Edition, editions } from '@rugby/domain/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Seasons } from '../season/Seasons.ts';
import { Refused } from './refused.ts';

/** What a route is asked: the parsed parts, and the edition of the address (the club's where the address carries none). */
export interface Asked<Parsed> {
  readonly parts: Parsed;
  readonly edition: Edition;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Serves an endpoint of the contract, in both editions and under every spelling that it answers to. */
export type Serve = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (asked: Asked<Parsed>) => Promise<Success>,
) => void;

/** The way to put endpoints on a server. Answers that leave the contract fail loudly. */
export function servingOn(app: FastifyInstance, seasons: Seasons): Serve {
  return (endpoint, handle) => {
    for (const edition of endpoint.area === 'account' ? [editions.srp] : Object.values(editions)) {
      for (const url of addressesOf(endpoint, edition)) {
        app.route({
          method: endpoint.method,
          url,
          handler: async (request, reply) => {
            void reply.header('Cache-Control', 'no-store');
            if (endpoint.area === 'game') void reply.header(gameTimeHeader, await seasons.gameTime(edition));
            const { params, query, body } = request;
            const parts = read(endpoint.request, { params, query, body: body ?? {} });
            const success = await handle({ parts, edition, request, reply });
            z.parse(endpoint.success, success);
            return { success, errors: [] };
          },
        });
      }
    }
  };
}

function addressesOf(endpoint: AnyEndpoint, edition: Edition): readonly string[] {
  const language = `:lang(^(?:${languages.join('|')})$)`;
  return [addressOf(endpoint, edition, language), ...otherAddressesOf(endpoint, edition, language)];
}

function read<Parsed>(schema: z.ZodMiniType<Parsed>, parts: unknown): Parsed {
  const result = z.safeParse(schema, parts);
  if (result.success) return result.data;
  throw new Refused(
    400,
    result.error.issues.map(({ path, message }) => ({
      code: 'malformed',
      message: `${path.slice(1).join('.')}: ${message}`,
      field: path.slice(1).join('.'),
    })),
  );
}
