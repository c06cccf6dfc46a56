import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import type { WordKey, Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { readLineupSpellings } from './readLineupSpellings.ts';
import { type Reason, RefusedError } from './RefusedError.ts';

/** The number of problems of a request that its refusal names. */
const MOST_REASONS = 20;
/** The number of values that a sentence lists. */
const MOST_VALUES = 10;

/**
 * Returns the input of a request as its endpoint parses it. Refuses with 400 `malformed`, with a sentence and the name of each
 * invalid field, at most twenty: an answer never echoes a long list of wrong values. An empty field of the query counts as absent.
 */
export function parseRequest<Request extends RequestParts, Parsed>(
  endpoint: Endpoint<Request, unknown, Parsed>,
  { params, query, body }: FastifyRequest,
  words: Words,
): Parsed {
  const parts = { params, query: withoutEmpty(query), body: readLineupSpellings(body ?? {}, words) };
  const result = z.safeParse(endpoint.request, parts);
  if (result.success) return result.data;
  const sentences = new Map<string, Reason>();
  for (const issue of result.error.issues) {
    if (sentences.size === MOST_REASONS) break;
    const reason = reasonOf(issue, parts, words);
    // A number can be below several limits at once.
    sentences.set(`${reason.field} ${reason.message}`, reason);
  }
  throw new RefusedError(400, [...sentences.values()]);
}

function reasonOf(issue: z.core.$ZodIssue, parts: unknown, words: Words): Reason {
  const field = issue.path.slice(1).join('.');
  // The body itself is no object.
  if (field === '') return { code: 'malformed', message: words('server.malformed') };
  return { code: 'malformed', message: sentenceOf(issue, parts, words), field };
}

/** Says what is wrong with a field, and which values it takes where they are few. */
function sentenceOf(issue: z.core.$ZodIssue, parts: unknown, words: Words): string {
  const field = labelOf(issue.path.slice(1).join('.'));
  if (issue.code !== 'invalid_value' || issue.values.length > MOST_VALUES) return words(keyOf(issue, parts), { field });
  const isMissing = valueAt(parts, issue.path) === undefined;
  return words(isMissing ? 'server.field.missingOneOf' : 'server.field.oneOf', { field, values: issue.values.join(', ') });
}

/** A query without its empty fields: clients write `page=` for a page that they leave out. */
function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** Returns what people call a field; its name on the wire where only programs send it. */
function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = { ...catalog.server.names, ...catalog.auth.fields };
  // The form asks for the supported squad under one name in every edition.
  if (Object.values(editions).some(({ supportedSquadField }) => supportedSquadField === field))
    return catalog.auth.fields.supportedSquadId;
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

/** Returns the key of the sentence that says what is wrong with a field. */
function keyOf(issue: z.core.$ZodIssue, parts: unknown): WordKey {
  const value = valueAt(parts, issue.path);
  if (value === undefined) return 'server.field.missing';
  switch (issue.code) {
    case 'invalid_type':
      return typeKeys[issue.expected] ?? 'server.field.notAllowed';
    case 'too_small':
      return 'server.field.tooSmall';
    case 'too_big':
      return 'server.field.tooBig';
    default:
      return value === '' || value === null ? 'server.field.empty' : 'server.field.notAllowed';
  }
}

const typeKeys: Readonly<Partial<Record<string, WordKey>>> = {
  string: 'server.field.text',
  number: 'server.field.number',
  int: 'server.field.number',
  boolean: 'server.field.yesOrNo',
  array: 'server.field.list',
  object: 'server.field.object',
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}
