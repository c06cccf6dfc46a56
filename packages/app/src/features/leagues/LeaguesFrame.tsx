import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useSiteHistory } from '../../site/router/HistoryContext.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { Messages } from '../team/Messages.tsx';

/**
 * Header, footer and messages of a page about leagues. While the next page loads, messages wait for it, so that screen readers announce them once.
 */
export const LeaguesFrame = observer(function LeaguesFrame({ children }: { readonly children: ReactNode }) {
  const { edition, leagues } = useStores();
  const history = useSiteHistory();
  const { key } = useLocation();
  return (
    <>
      <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
        {children}
      </PageLayout>
      {history.location.key === key && <Messages queue={leagues.value.messages} />}
    </>
  );
});
