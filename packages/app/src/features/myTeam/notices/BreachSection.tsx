import { BreachBanner } from '@rugby/ui/game/BreachBanner';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';

/** Over the pitch: a rule that the saved team breaks since players moved or prices changed. [G-328] */
export const BreachSection = observer(function BreachSection() {
  const { breaches, season } = useMyTeam();
  if (breaches.shown === undefined || season.world === undefined) return null;
  return <BreachBanner breach={breaches.shown} names={season.world} onClose={breaches.close} />;
});
