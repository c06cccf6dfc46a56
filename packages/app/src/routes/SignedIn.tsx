import { LoadingOverlay } from '@rugby/ui/layout/LoadingOverlay';
import { observer } from 'mobx-react-lite';
import { Navigate, Outlet } from 'react-router-dom';
import { useStores } from '../shell/StoresContext.tsx';
import { paths } from './paths.ts';

/** Lets a fan in who is signed in; others are asked for it on the landing page, unless they just signed out. [G-009, G-330, A-046] */
export const SignedIn = observer(function SignedIn() {
  const { session } = useStores();
  if (!session.isChecked) return <LoadingOverlay />;
  if (session.user !== null) return <Outlet />;
  return <Navigate to={paths.landing} replace state={{ asksToLogIn: !session.wasLoggedOut }} />;
});
