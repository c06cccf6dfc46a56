import { editionOfPath } from '@rugby/domain/editions';
import { LoadingOverlay } from '@rugby/ui/layout/LoadingOverlay';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { CrashBoundary } from '../site/router/CrashBoundary.tsx';
import { paths } from '../site/paths.ts';
import { RouteError } from '../shell/RouteError.tsx';
import type { Stores } from '../stores/Stores.ts';
import { useStores } from '../stores/StoresContext.tsx';
import { type GateDecision, admit } from './admit.ts';
import type { LoginState } from '../site/router/loginRequest.ts';
import { documentTitle } from '../site/documentTitle.ts';
import type { SiteRoute } from './SiteRoute.ts';
import { useTitle } from '../site/useTitle.ts';
import { visitorOf } from './visitorOf.ts';

const SignInAgain = lazyOverlay(async () => (await import('../features/session/SignInAgain.tsx')).SignInAgain);
const TermsConfirmation = lazyOverlay(async () => (await import('../features/session/TermsOverlay.tsx')).TermsOverlay);
const SessionUnchecked = lazyOverlay(async () => (await import('../shell/SessionUnchecked.tsx')).SessionUnchecked);
const NotAvailable = lazyOverlay(async () => (await import('../features/country/NotAvailableOverlay.tsx')).NotAvailableOverlay);

export interface GateProps {
  readonly route: SiteRoute;
  readonly children: ReactNode;
}

/**
 * Shows a page to those who may see it. When a session expires, the login dialog opens on it. Pages are never shared between users.
 * [G-009, G-330, A-046]
 */
export const Gate = observer(function Gate({ route, children }: GateProps) {
  const stores = useStores();
  const words = useWords();
  const { session, dashboard, previousLocation } = stores;
  const params = useParams();
  const { key, search } = useLocation();
  const { path, opens, access, title, namesItself = false } = route;
  useEffect(() => {
    if (opens === 'in-season' && dashboard.request.state === 'idle') void dashboard.load();
  }, [opens, dashboard]);
  const admission = admit(route, params, visitorOf(stores), search);
  const isShown = admission.state === 'shown';
  useTitle(isShown && namesItself ? undefined : documentTitle(isShown ? title : null, stores.edition, words));
  const isArrived = isShown && path !== paths.landing && session.visitId !== undefined;
  useEffect(() => {
    if (isArrived) previousLocation.discard();
  }, [isArrived, previousLocation]);
  switch (admission.state) {
    case 'loading':
      return <LoadingOverlay />;
    case 'not-available':
      return <NotAvailable />;
    case 'unchecked':
      return <SessionUnchecked fallback={<LoadingOverlay />} />;
    case 'redirected':
      return <Redirect {...admission} from={path} />;
    case 'shown':
      return (
        <>
          {access === 'signed-in' && opens === 'in-season' && asksForTerms(stores) ? (
            <TermsConfirmation key={session.visitId} fallback={<LoadingOverlay />} onGiveUp={session.endVisit} />
          ) : (
            <CrashBoundary fallback={<RouteError />} resetKey={key}>
              <Visit key={access === 'signed-in' ? session.visitId : ''}>{children}</Visit>
            </CrashBoundary>
          )}
          {access === 'signed-in' && session.lapsedUser !== null && <SignInAgain onGiveUp={session.endVisit} />}
        </>
      );
  }
});

/** Users accept the terms of each edition before its game loads; pages that are not of the game do not ask. */
function asksForTerms({ edition, session: { pageUser } }: Stores): boolean {
  return pageUser !== null && !pageUser.playedGames.includes(edition.playedGame);
}

function Visit({ children }: Pick<GateProps, 'children'>) {
  return children;
}

interface RedirectProps extends Pick<Extract<GateDecision, { readonly state: 'redirected' }>, 'to' | 'asksToLogIn'> {
  /** Path of the row that is not shown. */
  readonly from: string;
}

const loginRequired: LoginState = { login: 'required' };

function Redirect({ from, to, asksToLogIn }: RedirectProps) {
  const { edition, previousLocation, joinCode } = useStores();
  const { pathname, search, hash } = useLocation();
  const { code } = useParams();
  const isElsewhere = editionOfPath(to).id !== edition.id;
  useEffect(() => {
    if (asksToLogIn) previousLocation.save(pathname + search + hash);
    else if (from !== paths.landing) previousLocation.discard();
    if (asksToLogIn && from === paths.joinLeague && code !== undefined) joinCode.save({ code, path: edition.basePath });
    if (isElsewhere) location.replace(to);
  }, [from, asksToLogIn, code, edition, isElsewhere, joinCode, previousLocation, pathname, search, hash, to]);
  if (isElsewhere) return <LoadingOverlay />;
  return <Navigate to={to.slice(edition.basePath.length)} replace state={asksToLogIn ? loginRequired : null} />;
}
