import { NotFound } from '@rugby/ui/layout/NotFound';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { paths, urlOf } from '../../site/paths.ts';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';

/** Shown for any path that matches no route. */
export function NotFoundPage() {
  const { edition } = useStores();
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />} frame="bleed">
      <NotFound homeHref={urlOf(edition, paths.landing)} />
    </PageLayout>
  );
}
