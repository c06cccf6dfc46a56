import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useStores } from '../stores/StoresContext.tsx';
import { paths } from '../site/paths.ts';

/** Pages that need a season; redirects to the landing page when the edition has none. */
export const InSeason = observer(function InSeason() {
  const { dashboard, isOffSeason } = useStores();
  useEffect(() => {
    if (dashboard.request.state === 'idle') void dashboard.load();
  }, [dashboard]);
  return isOffSeason ? <Navigate to={paths.landing} replace /> : <Outlet />;
});
