import { LandingLayout } from '@rugby/ui/layout/LandingLayout';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../shell/StoresContext.tsx';
import { nextRoundOf } from './nextRoundOf.ts';

/** `/`: what the game is, when the next round starts, and the way in. */
export const LandingPage = observer(function LandingPage() {
  const stores = useStores();
  const { season, dashboard, edition } = stores;
  useEffect(() => {
    // The dashboard's answer sets the clock that the countdown runs by.
    void dashboard.load();
    void season.loadRounds();
  }, [dashboard, season]);
  return <LandingLayout edition={edition} visitor={{ state: 'checking' }} nextRound={nextRoundOf(stores)} />;
});
