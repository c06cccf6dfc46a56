import { type Edition, editions, rootEdition } from '../editions.ts';
import type { AnyEndpoint, Area, RequestParts } from './endpoint.ts';

/** The language codes in paths. An unknown one is answered with 404. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

type Values = Readonly<Record<string, string | number>>;

/**
 * The address of a call below the host: `/api/en/fantasy/trc/team/show-my`. Language and edition are added here and nowhere else.
 * Leave `values` out to get the pattern with its `:names`. [G-004, G-005, G-333]
 */
export function addressOf(
  endpoint: Pick<AnyEndpoint, 'area' | 'path'>,
  edition: Edition,
  language: string,
  values?: Values,
): string {
  return ['/api', language, ...baseOf(endpoint.area, edition), fillParameters(endpoint.path, values)].join('/');
}

/** The question mark of a URL and what follows it; empty without a value. */
export function searchOf(query: RequestParts['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/** The editions in which a call has an address of its own: an account is the same in all of them. */
export function editionsServing({ area }: Pick<AnyEndpoint, 'area'>): readonly Edition[] {
  return area === 'account' ? [rootEdition] : Object.values(editions);
}

/** Further paths of a call that the server answers, for other clients: calls of teams, their history and leagues also without `fantasy`. */
export function otherAddressesOf(
  endpoint: Pick<AnyEndpoint, 'area' | 'path'>,
  edition: Edition,
  language: string,
): readonly string[] {
  const suffix = edition.apiSuffix === '' ? [] : [edition.apiSuffix];
  const base = ['/api', language];
  if (endpoint.area === 'game' && answersWithoutFantasy.test(endpoint.path))
    return [[...base, ...suffix, endpoint.path].join('/')];
  return endpoint.area === 'registration' && suffix.length > 0 ? [[...base, endpoint.path, ...suffix].join('/')] : [];
}

const answersWithoutFantasy = /^(?:team(?:-history)?\/|leagues?(?:\/|$))/;

function baseOf(area: Area, { apiSuffix }: Edition): readonly string[] {
  const suffix = apiSuffix === '' ? [] : [apiSuffix];
  switch (area) {
    case 'game':
      return ['fantasy', ...suffix];
    case 'registration':
      return suffix;
    case 'account':
      return [];
  }
}

function fillParameters(path: string, values: Values | undefined): string {
  if (values === undefined) return path;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
