import type { EditionId } from '@rugby/domain/editions';
import type { GateStore } from '@rugby/domain/stores/gates/GateStore';
import type { PreviousLocation } from '@rugby/domain/stores/gates/PreviousLocation';
import type { SessionStore } from '@rugby/domain/stores/session/SessionStore';
import type { Visitor } from './admit.ts';

/** The stores that know who visits the site. */
export interface VisitorStores {
  readonly edition: { readonly id: EditionId };
  readonly gates: Pick<GateStore, 'country' | 'isLaunched'>;
  readonly session: Pick<SessionStore, 'visitId' | 'isChecked' | 'failure' | 'wasLoggedOut'>;
  readonly isOffSeason: boolean;
  readonly origin: Pick<PreviousLocation, 'location'>;
}

/** The visitor of a page, as far as the gates ask. To be called in an observer. */
export function visitorOf({ edition, gates, session, isOffSeason, origin }: VisitorStores): Visitor {
  return {
    edition: edition.id,
    country: gates.country,
    isLaunched: { srp: gates.isLaunched('srp'), trc: gates.isLaunched('trc') },
    isOffSeason,
    session: sessionOf(session),
    wasLoggedOut: session.wasLoggedOut,
    previousLocation: origin.location,
  };
}

function sessionOf({ visitId, isChecked, failure }: VisitorStores['session']): Visitor['session'] {
  if (visitId !== undefined) return 'signed-in';
  if (!isChecked) return 'checking';
  return failure === undefined ? 'signed-out' : 'unknown';
}
