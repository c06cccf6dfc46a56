import { addressOf, editionsServing, otherAddressesOf } from '@rugby/domain/contract/address';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import type { EventStream } from '@rugby/domain/contract/live';
import { type Edition, editions } from '@rugby/domain/editions';
import type { ServedEndpoint } from '../http/routes/ServedEndpoint.ts';
import { type Components, components } from './components.ts';
import { type JsonSchema, jsonSchemaOf, propertiesOf, propertyOf } from './jsonSchema.ts';
import { summaryOf } from './summaries.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Its other addresses, if it has any. */
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: { readonly 200: Done } & Readonly<Record<string, object>>;
}

interface Done {
  readonly description: string;
  readonly headers?: object;
  readonly content: Content | EventContent;
}

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema };
  readonly 'multipart/form-data'?: { readonly schema: JsonSchema };
}

/** Server-sent events; the schema is that of the data of one event. */
interface EventContent {
  readonly 'text/event-stream': { readonly schema: JsonSchema };
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  /** Operations by URL path and method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Components;
}

/** Creates the OpenAPI description of the served endpoints and streams in both editions from the contract. */
export function openApiOf(calls: readonly ServedEndpoint[], streams: readonly EventStream<unknown>[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    for (const edition of editionsServing(call.endpoint)) {
      const address = inBraces(addressOf(call.endpoint, edition, '{lang}'));
      paths[address] = { ...paths[address], [call.endpoint.method.toLowerCase()]: operationOf(call, edition) };
    }
  }
  for (const stream of streams) {
    for (const edition of Object.values(editions)) {
      paths[addressOf(stream, edition, '{lang}')] = { get: streamOperationOf(stream, edition) };
    }
  }
  return { openapi: '3.1.0', info, paths, components };
}

function inBraces(address: string): string {
  return address.replaceAll(/:(\w+)/g, '{$1}');
}

function describeOthers(addresses: readonly string[]): Pick<Operation, 'description'> {
  return addresses.length === 0 ? {} : { description: `The same call answers at ${addresses.join(' and ')}.` };
}

const info = {
  title: 'Fantasy rugby',
  version: '1.0.0',
  description:
    'Every call of the game. Money is in whole dollars, points are whole numbers, times are UTC in ISO 8601. A refusal carries reasons: ' +
    'a sentence for users, a code for programs. Fields that are not described are ignored.',
};

function operationOf({ endpoint, access, isMutation, acceptsForms }: ServedEndpoint, edition: Edition): Operation {
  const request = jsonSchemaOf(endpoint.request);
  const body = propertyOf(request, 'body');
  return {
    operationId: operationIdOf(endpoint, edition),
    summary: summaryOf(endpoint.name),
    ...describeOthers(otherAddressesOf(endpoint, edition, '{lang}').map(inBraces)),
    security: access === 'signed-in' ? [{ session: [] }] : [],
    parameters: [
      language,
      ...parametersOf('path', propertyOf(request, 'params')),
      ...parametersOf('query', propertyOf(request, 'query')),
      ...(isMutation ? [idempotencyKey] : []),
    ],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { ...json(body), ...(acceptsForms && form(body)) } } }),
    responses: {
      200: {
        description: 'Done',
        ...(endpoint.area === 'game' ? { headers: gameTime } : {}),
        content: json(envelope(jsonSchemaOf(endpoint.success))),
      },
      ...(access === 'signed-in' ? { 401: { $ref: '#/components/responses/SignedOut' } } : {}),
      '4XX': { $ref: '#/components/responses/Refused' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  };
}

function streamOperationOf(stream: EventStream<unknown>, edition: Edition): Operation {
  return {
    operationId: operationIdOf(stream, edition),
    summary: summaryOf(stream.name),
    security: [],
    parameters: [language],
    responses: {
      200: {
        description: `Events named ${stream.event}, until the connection ends`,
        content: { 'text/event-stream': { schema: jsonSchemaOf(stream.data) } },
      },
      '4XX': { $ref: '#/components/responses/Refused' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  };
}

function operationIdOf({ name }: { readonly name: string }, { apiSuffix }: Edition): string {
  return apiSuffix === '' ? name : `${name}_${apiSuffix}`;
}

function parametersOf(place: 'path' | 'query', object: JsonSchema | undefined): readonly Parameter[] {
  return propertiesOf(object).map(({ name, schema, isRequired }) => ({ name, in: place, required: isRequired, schema }));
}

const language: Parameter = { name: 'lang', in: 'path', required: true, schema: { type: 'string', enum: ['en'] } };

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request is done once; a repeat within 24 hours gets the first answer.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
};

const gameTime = {
  [gameTimeHeader]: { description: 'What time it is in the game.', schema: { type: 'string', format: 'date-time' } },
};

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

/** The same fields as parts of a form. */
function form(schema: JsonSchema): Pick<Content, 'multipart/form-data'> {
  return { 'multipart/form-data': { schema } };
}

function envelope(success: JsonSchema): JsonSchema {
  return { type: 'object', required: ['success', 'errors'], properties: { success, errors: { type: 'array', maxItems: 0 } } };
}
