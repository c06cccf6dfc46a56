import { OffSeasonLanding } from '@rugby/ui/layout/OffSeasonLanding';
import { LandingHeader } from '../../shell/LandingHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';

/** The landing page while an edition has no season. */
export function OffSeasonPage() {
  const { edition } = useStores();
  return <OffSeasonLanding edition={edition} header={<LandingHeader action={null} />} />;
}
