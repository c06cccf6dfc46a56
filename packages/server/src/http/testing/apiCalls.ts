import type { EditionId } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import type { FastifyInstance } from 'fastify';

/** The part of a JSON Schema that lists the fields of a value. */
export interface Shape {
  readonly properties?: Readonly<Record<string, Shape | boolean>> | undefined;
  readonly items?: Shape | boolean | undefined;
}

/** A call of the API in an edition, as its description has it. */
export interface ApiCall {
  readonly method: 'get' | 'post';
  readonly address: string;
  /** The edition in which the call is made; calls that concern all editions are made in that of the clubs. */
  readonly edition: EditionId;
  /** The path after language and edition: `trade/make`. */
  readonly path: string;
  readonly query: readonly string[];
  readonly body: Shape | undefined;
  readonly needsSession: boolean;
}

/** Returns every call that a server describes at `/api/docs/json`. Streams are none of them: they have no answer to wait for. */
export async function readApiCalls(app: FastifyInstance): Promise<readonly ApiCall[]> {
  const { paths } = z.parse(openApi, (await app.inject('/api/docs/json')).json());
  return Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => !('text/event-stream' in responses[200].content))
      .map(([method, { parameters, requestBody, security }]) => ({
        method: method === 'get' ? ('get' as const) : ('post' as const),
        address,
        edition: address.includes('/trc/') ? ('trc' as const) : ('srp' as const),
        path: address.replace(/^\/api\/\{lang\}\/(?:fantasy\/)?(?:trc\/)?/, ''),
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: requestBody?.content['application/json'].schema,
        needsSession: security.length > 0,
      })),
  );
}

/** Returns the URL of a call with the values of its path and query by name. Fields of the query without a value are left out. */
export function urlOfCall({ address, query }: ApiCall, values: Readonly<Record<string, string | number>>): string {
  const path = address.replace('{lang}', 'en').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const search = Object.fromEntries(query.filter((name) => name in values).map((name) => [name, String(values[name])]));
  return `${path}?${new URLSearchParams(search).toString()}`;
}

const shape: z.ZodMiniType<Shape> = z.lazy(() =>
  z.looseObject({
    properties: z.optional(z.record(z.string(), z.union([z.boolean(), shape]))),
    items: z.optional(z.union([z.boolean(), shape])),
  }),
);

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        requestBody: z.optional(z.object({ content: z.object({ 'application/json': z.object({ schema: shape }) }) })),
        responses: z.object({ 200: z.object({ content: z.record(z.string(), z.unknown()) }) }),
        security: z.array(z.unknown()),
      }),
    ),
  ),
});
