import { LandingLayout, type LandingVisitor } from '@rugby/ui/layout/LandingLayout';
import type { AuthSection } from '@rugby/ui/account/AuthDialog';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useStores } from '../../shell/StoresContext.tsx';
import { nextRoundOf } from './nextRoundOf.ts';

const AuthFlow = lazy(async () => ({ default: (await import('../../flows/auth/AuthFlow.tsx')).AuthFlow }));

/** `/`: what the game is, when the next round starts, and the way in. Who is signed in goes on to the team. */
export const LandingPage = observer(function LandingPage() {
  const stores = useStores();
  const { season, dashboard, session, edition } = stores;
  const [section, setSection] = useState<AuthSection | undefined>(useAsked());
  useEffect(() => {
    // The dashboard's answer sets the clock that the countdown runs by.
    void dashboard.load();
    void season.loadRounds();
  }, [dashboard, season]);

  if (session.user !== null) return <Navigate to={paths.myTeam} replace />;
  const visitor: LandingVisitor = session.isChecked
    ? { state: 'signed-out', onPlay: () => setSection('registration'), onLogIn: () => setSection('login') }
    : { state: 'checking' };
  return (
    <>
      <LandingLayout edition={edition} visitor={visitor} nextRound={nextRoundOf(stores)} />
      {section !== undefined && (
        <Suspense>
          <AuthFlow section={section} onSectionChange={setSection} onClose={() => setSection(undefined)} />
        </Suspense>
      )}
    </>
  );
});

/** Whoever came for a page of the game is asked to log in at once. [G-330] */
function useAsked(): AuthSection | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'asksToLogIn' in state && state.asksToLogIn === true
    ? 'login'
    : undefined;
}
