import type { AuthSection } from '@rugby/ui/account/AuthDialog';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../site/paths.ts';
import { LazyAuthOverlay } from '../session/LazyAuthOverlay.ts';
import { LandingPage } from './LandingPage.tsx';

/**
 * `/reset-password`: the landing page with the form for a new password. The token is in the query or in the path; without one, the form asks
 * where to send a link.
 */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const { token: arrivedWith = query.get('token') ?? '' } = useParams();
  const [token] = useState(arrivedWith);
  const navigate = useNavigate();
  const [section, setSection] = useState<AuthSection>(token === '' ? 'forgot-password' : 'reset-password');
  const leave = () => void navigate(paths.landing);
  /** Back must not show the forms to a signed-in user. */
  const enter = () => void navigate(paths.landing, { replace: true });

  /** The form for a new password is left when its token is used, or works no more: the address then goes without it. */
  function change(next: AuthSection): void {
    setSection(next);
    void navigate('/reset-password', { replace: true });
  }

  return (
    <>
      <LandingPage />
      <LazyAuthOverlay
        section={section}
        token={token}
        onSectionChange={change}
        onEntered={enter}
        onClose={leave}
        onGiveUp={leave}
      />
    </>
  );
}
