import { OffSeasonLanding } from '@rugby/ui/layout/OffSeasonLanding';
import { observer } from 'mobx-react-lite';
import { LandingHeader } from '../../shell/LandingHeader.tsx';
import { useIsOpen } from '../../shell/useIsOpen.ts';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** The landing page while an edition has no season or waits for its launch. */
export const OffSeasonPage = observer(function OffSeasonPage() {
  const { edition, gates } = useStores();
  const hasPages = useIsOpen()('off-season');
  const hidden = gates.isLaunched(edition.id) ? {} : { onHiddenClick: () => gates.clickHidden(edition.id) };
  return (
    <OffSeasonLanding
      edition={edition}
      header={<LandingHeader action={null} />}
      {...(hasPages && { preRegisterHref: urlOf(edition, paths.preRegistration) })}
      {...hidden}
    />
  );
});
