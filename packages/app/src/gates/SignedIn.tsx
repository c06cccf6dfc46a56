import { LoadingOverlay } from '@rugby/ui/layout/LoadingOverlay';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useStores } from '../stores/StoresContext.tsx';
import { paths } from '../site/paths.ts';

const SignInAgain = lazy(async () => ({ default: (await import('../features/session/SignInAgain.tsx')).SignInAgain }));

/**
 * Shows its pages to signed-in users; redirects others to the login on the landing page, unless they just signed out. When the session
 * expires, the login opens over the page. Pages are never shared between users. [G-009, G-330, A-046]
 */
export const SignedIn = observer(function SignedIn() {
  const { session } = useStores();
  if (!session.isChecked) return <LoadingOverlay />;
  const { visitId, lapsedUser } = session;
  if (visitId !== undefined)
    return (
      <>
        <Outlet key={visitId} />
        {lapsedUser !== null && (
          <Suspense>
            <SignInAgain />
          </Suspense>
        )}
      </>
    );
  return <Navigate to={paths.landing} replace state={{ asksToLogIn: !session.wasLoggedOut }} />;
});
