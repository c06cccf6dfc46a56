import { useNavigate } from 'react-router-dom';
import { paths } from '../site/paths.ts';

/** Leads to the landing page with the way in open over it. */
export function useLogIn(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.landing, { state: { asksToLogIn: true } });
}
