import { otherEditionOf } from '@rugby/domain/editions';
import { SiteHeader } from '@rugby/ui/layout/SiteHeader';
import type { ReactNode } from 'react';
import { paths, urlOf } from '../site/paths.ts';
import { FixturesButton } from './FixturesButton.tsx';
import { Language } from './Language.tsx';
import { MenuButton } from './SiteMenu.tsx';
import { useStores } from '../stores/StoresContext.tsx';

/** The header over the landing picture; `action` is the way in. */
export function LandingHeader({ action }: { readonly action: ReactNode }) {
  const { edition } = useStores();
  const other = otherEditionOf(edition);
  return (
    <SiteHeader
      title={edition.title}
      homeHref={urlOf(edition, paths.landing)}
      otherEdition={{ title: other.title, href: urlOf(other, paths.landing) }}
      language={<Language />}
      action={action}
      menu={<MenuButton />}
    >
      <FixturesButton />
    </SiteHeader>
  );
}
