import { type EditionId, editions, rootEdition } from '@rugby/domain/editions';
import { isOpen, type OpenState } from '../site/isOpen.ts';
import { paths } from '../site/paths.ts';
import type { GatedRoute, GuardFallback } from './SiteRoute.ts';

/** Everything that decides whether a visitor may see a page. */
export interface Visitor extends OpenState {
  /** `checking` until it is known whether the game is available in the visitor's country. */
  readonly country: 'checking' | 'allowed' | 'restricted';
  /** `unknown` when the server could not say whether a user is signed in. */
  readonly session: 'checking' | 'signed-in' | 'signed-out' | 'unknown';
  /** Whether the visitor just signed out on purpose. */
  readonly wasLoggedOut: boolean;
  /** The address that asked for the login, below the edition's base path; undefined when there is none. */
  readonly previousLocation: string | undefined;
}

export type GateDecision =
  /** `unchecked`: the page needs a session, and the server could not say whether there is one. */
  | { readonly state: 'shown' | 'loading' | 'not-available' | 'unchecked' }
  | {
      readonly state: 'redirected';
      /** The whole path, with the base path of its edition. */
      readonly to: string;
      /** Whether signing in leads back to the address that was asked for. */
      readonly asksToLogIn: boolean;
    };

/**
 * Whether a visitor sees the page of a route, and where they are sent otherwise. The country is asked first, then the launch and the season,
 * then the session; a link that ends mails works for everyone. A redirect never leads to an address that redirects back.
 * `search` is the query of the address.
 */
export function admit(
  route: GatedRoute,
  params: Readonly<Record<string, string | undefined>>,
  visitor: Visitor,
  search = '',
): GateDecision {
  if (route.wayOut !== undefined && search.includes(route.wayOut)) return { state: 'shown' };
  const { country, session, wasLoggedOut, previousLocation } = visitor;
  const { basePath } = editions[visitor.edition];
  if (country !== 'allowed') return { state: country === 'checking' ? 'loading' : 'not-available' };
  const isKnown = route.isRedirect !== true && (route.accepts?.(params) ?? true);
  if (!isKnown || !isOpen(route.opens, visitor)) return redirectTo(indexOf(visitor.edition));
  if (route.path === paths.landing && session === 'signed-in' && isOpen('in-season', visitor))
    return redirectTo(basePath + (previousLocation ?? paths.myTeam));
  if (route.access === 'public' || session === 'signed-in') return { state: 'shown' };
  if (session === 'checking') return { state: 'loading' };
  if (session === 'unknown') return { state: 'unchecked' };
  return { ...redirectTo(fallbackOf(route.fallback ?? 'edition', visitor)), asksToLogIn: !wasLoggedOut };
}

/** A championship that is closed is never a fallback: it would send the visitor on to the main game. */
function fallbackOf(fallback: GuardFallback, { edition, isLaunched }: Visitor): string {
  if (fallback === 'edition') return indexOf(edition);
  return indexOf(isLaunched[fallback] ? fallback : rootEdition.id);
}

function indexOf(edition: EditionId): string {
  return `${editions[edition].basePath}${paths.landing}`;
}

function redirectTo(to: string): GateDecision & { readonly state: 'redirected' } {
  return { state: 'redirected', to, asksToLogIn: false };
}
