import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useSiteHistory } from './HistoryContext.ts';

/**
 * For an action that leads to another page once it is done: to be called when it begins. The returned function navigates there, unless the user has
 * gone elsewhere meanwhile.
 */
export function useLaterNavigation(): () => (to: string, options?: NavigateOptions) => void {
  const history = useSiteHistory();
  const navigate = useNavigate();
  return () => {
    const { location } = history;
    return (to, options) => {
      if (history.location === location) void navigate(to, options);
    };
  };
}
