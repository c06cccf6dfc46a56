import { OffSeasonLanding } from '@rugby/ui/layout/OffSeasonLanding';
import { Link } from '@rugby/ui/primitives/Link';
import { media } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { LandingHeader } from '../../shell/LandingHeader.tsx';
import { useIsOpen } from '../../shell/useIsOpen.ts';
import { paths, urlOf } from '../../site/paths.ts';
import { useMedia } from '../../site/useMedia.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** The landing page while an edition has no season or waits for its launch. Signed-in users still have their account. */
export const OffSeasonPage = observer(function OffSeasonPage() {
  const { edition, gates, session } = useStores();
  const words = useWords();
  const hasPages = useIsOpen()('off-season');
  const hidden = gates.isLaunched(edition.id) ? {} : { onHiddenClick: () => gates.clickHidden(edition.id) };
  const hasMenu = !useMedia(media.nav.replace('@media ', ''));
  // In narrow windows the account is in the menu.
  const account = hasPages && session.user !== null && !hasMenu && (
    <Link variant="outline-on-brand" size="sm" href={urlOf(edition, paths.account)}>
      {words('ui.account.myAccount')}
    </Link>
  );
  return (
    <OffSeasonLanding
      edition={edition}
      header={<LandingHeader action={account} />}
      {...(hasPages && { preRegisterHref: urlOf(edition, paths.preRegistration) })}
      {...hidden}
    />
  );
});
