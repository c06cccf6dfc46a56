import { LoadingOverlay } from '@rugby/ui/layout/LoadingOverlay';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useStores } from '../stores/StoresContext.tsx';
import { paths } from '../site/paths.ts';

const SignInAgain = lazy(async () => ({ default: (await import('../features/session/SignInAgain.tsx')).SignInAgain }));

/**
 * Lets a fan in who is signed in; others are asked for it on the landing page, unless they just signed out. Whose session ends while his
 * page is open is asked over it and goes on; a page never passes from one fan to another. [G-009, G-330, A-046]
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
