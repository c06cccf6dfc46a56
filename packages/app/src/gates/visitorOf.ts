import type { GateStore } from '@rugby/domain/stores/gates/GateStore';
import type { PreviousLocation } from '@rugby/domain/stores/gates/PreviousLocation';
import type { SessionStore } from '@rugby/domain/stores/session/SessionStore';
import { type OpenStores, openStateOf } from '../site/isOpen.ts';
import type { Visitor } from './admit.ts';

/** The stores that know who visits the site. */
export interface VisitorStores extends OpenStores {
  readonly gates: Pick<GateStore, 'country' | 'isLaunched'>;
  readonly session: Pick<SessionStore, 'visitId' | 'isChecked' | 'failure' | 'wasLoggedOut'>;
  readonly previousLocation: Pick<PreviousLocation, 'location'>;
}

/** The visitor of a page, as far as the gates ask. To be called in an observer. */
export function visitorOf(stores: VisitorStores): Visitor {
  const { gates, session, previousLocation } = stores;
  return {
    ...openStateOf(stores),
    country: gates.country,
    session: sessionOf(session),
    wasLoggedOut: session.wasLoggedOut,
    previousLocation: previousLocation.location,
  };
}

function sessionOf({ visitId, isChecked, failure }: VisitorStores['session']): Visitor['session'] {
  if (visitId !== undefined) return 'signed-in';
  if (!isChecked) return 'checking';
  return failure === undefined ? 'signed-out' : 'unknown';
}
