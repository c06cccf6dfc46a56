import { LandingAction, LandingLayout, type LandingVisitor } from '@rugby/ui/layout/LandingLayout';
import type { AuthSection } from '@rugby/ui/account/AuthDialog';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginRequestOf } from '../../site/router/loginRequest.ts';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { paths } from '../../site/paths.ts';
import { LandingHeader } from '../../shell/LandingHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { LazyAuthOverlay } from '../session/LazyAuthOverlay.ts';
import { LandingMore } from './LandingMore.tsx';
import { nextRoundOf } from './nextRoundOf.ts';

const lazyParts = [LazyAuthOverlay];
const OffSeasonPage = lazy(async () => ({ default: (await import('./OffSeasonPage.tsx')).OffSeasonPage }));

/**
 * `/`: what the game is, when the next round starts, and how to sign in. Its gate redirects signed-in users to their team; a login that is asked
 * for before the session is checked waits for that. While the game is closed, only a link to the account asks for one.
 */
export const LandingPage = observer(function LandingPage() {
  const stores = useStores();
  const { season, dashboard, session, edition, gates, previousLocation } = stores;
  const navigate = useNavigate();
  const { key, state }: { readonly key: string; readonly state: unknown } = useLocation();
  // [G-330]
  const request = loginRequestOf(state);
  const asked = request && key;
  const [section, setSection] = useState<AuthSection | undefined>(asked === undefined ? undefined : 'login');
  const close = () => setSection(undefined);
  useLoadOnIntent(lazyParts);
  useEffect(() => {
    if (asked !== undefined) setSection('login');
  }, [asked]);
  useEffect(() => {
    // The dashboard's answer sets the clock that the countdown runs by.
    if (dashboard.request.state === 'idle') void dashboard.load();
    void season.refreshRounds();
  }, [dashboard, season]);

  const isClosed = stores.isOffSeason || !gates.isLaunched(edition.id);
  // A page of the season may have asked for the login before it was known that there is none.
  const isAccountAsked = request === 'pressed' || previousLocation.location?.startsWith(paths.account) === true;
  const canLogIn = session.isChecked && (!isClosed || isAccountAsked);
  const nextRound = nextRoundOf(stores);
  const visitor = visitorOf(session.isChecked, nextRound.state === 'none');
  return (
    <>
      {isClosed ? (
        <Suspense>
          <OffSeasonPage />
        </Suspense>
      ) : (
        <LandingLayout
          edition={edition}
          header={<LandingHeader action={<LandingAction visitor={visitor} />} />}
          visitor={visitor}
          nextRound={nextRound}
        >
          <LandingMore />
        </LandingLayout>
      )}
      {canLogIn && section !== undefined && (
        <LazyAuthOverlay section={section} onSectionChange={setSection} onEntered={enter} onClose={close} onGiveUp={close} />
      )}
    </>
  );

  /** The gate leads users into an open game. A closed one has only their account. */
  function enter(): void {
    if (isClosed) void navigate(paths.account);
  }

  function visitorOf(isChecked: boolean, isOver: boolean): LandingVisitor {
    const onLogIn = () => setSection('login');
    if (!isChecked) return { state: 'checking', isWaiting: section !== undefined, onLogIn };
    return isOver
      ? { state: 'season-over', onLogIn }
      : { state: 'signed-out', onPlay: () => setSection('registration'), onLogIn };
  }
});
