import { editionOfPath } from '@rugby/domain/editions';
import { FooterChoice } from '@rugby/ui/layout/SiteFooter';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Outlet, useNavigate } from 'react-router-dom';
import { FixturesContext, type LazyFixtures } from './FixturesButton.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { useStores } from '../stores/StoresContext.tsx';
import { useSavedJoinCode } from './useSavedJoinCode.ts';

const AccountDeleted = lazyOverlay(async () => (await import('./AccountDeleted.tsx')).AccountDeleted);
const ErrorReportsChoice = lazyOverlay(async () => (await import('../errorReports/ErrorReportsChoice.tsx')).ErrorReportsChoice);

export interface ShellProps {
  /** Opened from the header of every page. */
  readonly fixtures: LazyFixtures;
}

/**
 * Around every page: asks once who is signed in and from which country, notices who has signed in or out in another tab, ends a session
 * that was left without a connection, and follows links without loading the page.
 */
export const Shell = observer(function Shell({ fixtures }: ShellProps) {
  const { edition, session, gates, ports } = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    void gates.check();
    if (!session.isChecked) void session.check();
  }, [gates, session]);

  useEffect(() => ports.session.onOtherTab(session.noticeOtherTab), [ports, session]);

  useEffect(() => {
    void session.finishLogOut();
    return ports.offline.onReturn(() => void session.finishLogOut());
  }, [ports, session]);

  function follow(href: string): void {
    // The browser scrolls to a place on the page. The other edition has stores, words and a theme of its own: it is a page of its own.
    if (href.startsWith('#') || editionOfPath(href).id !== edition.id) location.assign(href);
    else void navigate(href.slice(edition.basePath.length) || '/');
  }

  useSavedJoinCode(follow);
  const choice = ports.visit.facts?.sentryDsn === undefined ? null : <ErrorReportsChoice />;

  return (
    <RouterProvider navigate={follow}>
      <FixturesContext value={fixtures}>
        <FooterChoice value={choice}>
          <SiteMenu>
            <Outlet />
          </SiteMenu>
        </FooterChoice>
        {session.isAccountDeleted && <AccountDeleted />}
      </FixturesContext>
    </RouterProvider>
  );
});
