import { SiteHeader } from '@rugby/ui/layout/SiteHeader';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths, urlOf } from '../site/paths.ts';
import { FixturesButton } from './FixturesButton.tsx';
import { Language } from './Language.tsx';
import { MenuButton } from './SiteMenu.tsx';
import { useStores } from '../stores/StoresContext.tsx';
import { useOtherEdition } from './useOtherEdition.ts';

/** The header over the landing picture; `action` is the way in. */
export const LandingHeader = observer(function LandingHeader({ action }: { readonly action: ReactNode }) {
  const { edition } = useStores();
  const otherEdition = useOtherEdition();
  return (
    <SiteHeader
      title={edition.title}
      homeHref={urlOf(edition, paths.landing)}
      {...(otherEdition && { otherEdition })}
      language={<Language />}
      action={action}
      menu={<MenuButton />}
    >
      <FixturesButton />
    </SiteHeader>
  );
});
