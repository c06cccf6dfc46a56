import { LandingAction, LandingLayout, type LandingVisitor } from '@rugby/ui/layout/LandingLayout';
import type { AuthSection } from '@rugby/ui/account/AuthDialog';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../site/paths.ts';
import { LandingHeader } from '../../shell/LandingHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { nextRoundOf } from './nextRoundOf.ts';

const AuthOverlay = lazy(async () => ({ default: (await import('../session/AuthOverlay.tsx')).AuthOverlay }));
const OffSeasonPage = lazy(async () => ({ default: (await import('./OffSeasonPage.tsx')).OffSeasonPage }));

/** `/`: what the game is, when the next round starts, and how to sign in. Redirects signed-in users to their team. */
export const LandingPage = observer(function LandingPage() {
  const stores = useStores();
  const { season, dashboard, session, edition } = stores;
  const asked = useAsked();
  const [section, setSection] = useState<AuthSection | undefined>(asked === undefined ? undefined : 'login');
  useEffect(() => {
    if (asked !== undefined) setSection('login');
  }, [asked]);
  useEffect(() => {
    // The dashboard's answer sets the clock that the countdown runs by.
    void dashboard.load();
    void season.loadRounds();
  }, [dashboard, season]);

  if (stores.isOffSeason)
    return (
      <Suspense>
        <OffSeasonPage />
      </Suspense>
    );
  if (session.user !== null) return <Navigate to={paths.myTeam} replace />;
  const visitor: LandingVisitor = session.isChecked
    ? { state: 'signed-out', onPlay: () => setSection('registration'), onLogIn: () => setSection('login') }
    : { state: 'checking' };
  return (
    <>
      <LandingLayout
        edition={edition}
        header={<LandingHeader action={<LandingAction visitor={visitor} />} />}
        visitor={visitor}
        nextRound={nextRoundOf(stores)}
      />
      {section !== undefined && (
        <Suspense>
          <AuthOverlay section={section} onSectionChange={setSection} onClose={() => setSection(undefined)} />
        </Suspense>
      )}
    </>
  );
});

/** Key of a navigation that asks to log in: from a page that needs a session, or from Log in on another page. [G-330] */
function useAsked(): string | undefined {
  const { key, state }: { readonly key: string; readonly state: unknown } = useLocation();
  const isAsked = typeof state === 'object' && state !== null && 'asksToLogIn' in state && state.asksToLogIn === true;
  return isAsked ? key : undefined;
}
