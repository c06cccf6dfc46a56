import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import type { ReactNode } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { Messages } from '../team/Messages.tsx';

/** Header, footer and messages of a page about leagues. */
export function LeaguesFrame({ children }: { readonly children: ReactNode }) {
  const { edition, leagues } = useStores();
  return (
    <>
      <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
        {children}
      </PageLayout>
      <Messages queue={leagues.value.messages} />
    </>
  );
}
