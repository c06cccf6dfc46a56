import { useNavigate } from 'react-router-dom';
import type { LoginState } from '../site/router/loginRequest.ts';
import { paths } from '../site/paths.ts';

/** Opens the landing page with the login dialog, also where there is no season: the user has an account there. */
export function useLogIn(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.landing, { state: loginPressed });
}

const loginPressed: LoginState = { login: 'pressed' };
