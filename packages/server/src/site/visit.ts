import { secretParameter, type VisitFacts } from '@rugby/domain/contract/geo/visit';
import { type Edition, editionIds } from '@rugby/domain/editions';
import type { Config } from '../config/config.ts';
import type { Geo } from '../geo/Geo.ts';
import type { Origin } from '../geo/countryFinder.ts';
import { isSameSecret } from '../protection/isSameSecret.ts';

export type VisitConfig = Pick<Config, 'secrets' | 'sentryDsn'>;

/** The facts of a visit, for the page that answers it: a right secret in the address opens its edition, the secret itself is never sent. */
export function factsOf(origin: Origin, query: URLSearchParams, { secrets, sentryDsn }: VisitConfig, geo: Geo): VisitFacts {
  const { isRestricted, closedIn } = geo.whereaboutsOf(origin);
  const given = query.get(secretParameter);
  return {
    isRestricted,
    closedIn,
    unlaunched: editionIds.filter((id) => secrets[id] !== undefined),
    unlocked: editionIds.filter((id) => isUnlocked(given, secrets[id])),
    ...(sentryDsn !== undefined && { sentryDsn }),
  };
}

/** Whether an edition is open on this visit: it was launched, or its secret stands in the address. */
export function isLaunched({ unlaunched, unlocked }: VisitFacts, { id }: Pick<Edition, 'id'>): boolean {
  return !unlaunched.includes(id) || unlocked.includes(id);
}

function isUnlocked(given: string | null, secret: string | undefined): boolean {
  return given !== null && secret !== undefined && isSameSecret(given, secret);
}
