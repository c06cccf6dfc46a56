import { hasQueuedChange } from '@rugby/domain/stores/device/userStorage';
import { SiteHeader } from '@rugby/ui/layout/SiteHeader';
import { Avatar } from '@rugby/ui/primitives/Avatar';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { neededOffline } from '../site/neededOffline.ts';
import { paths, urlOf } from '../site/paths.ts';
import { FixturesButton } from './FixturesButton.tsx';
import { accountPage, headerPages, myTeam, review } from './sitePages.ts';
import { Language } from './Language.tsx';
import { MenuButton } from './SiteMenu.tsx';
import { useStores } from '../stores/StoresContext.tsx';
import { TutorialButton } from './TutorialButton.tsx';
import { useIsOpen } from './useIsOpen.ts';
import { useLogIn } from './useLogIn.ts';
import { useOtherEdition } from './useOtherEdition.ts';
import { usePages } from './usePages.ts';

const SiteNotices = neededOffline(lazyOverlay(async () => (await import('./SiteNotices.tsx')).SiteNotices));

/** Loaded for signed-in users only. */
const AccountMenu = lazyOverlay(async () => (await import('@rugby/ui/layout/AccountMenu')).AccountMenu);

/** The account menu opens with it, and is how a user signs out without a connection. */
neededOffline({ load: async () => (await import('@rugby/ui/primitives/Menu')).loadMenus() });

/** The header of the pages of the game, also of the public ones, with what there is to say about the site itself. */
export const GameHeader = observer(function GameHeader() {
  const { edition, offline, ports, session } = useStores();
  const otherEdition = useOtherEdition();
  const isOpen = useIsOpen();
  const { pathname } = useLocation();
  const user = session.pageUser;
  // The team page says it itself, and sends the change.
  const isQueued = user !== null && pathname !== paths.myTeam && hasQueuedChange(user.id, edition.id, ports.storage);
  return (
    <>
      <SiteHeader
        form="page"
        title={edition.title}
        homeHref={urlOf(edition, paths.landing)}
        {...(otherEdition && { otherEdition })}
        tabs={usePages()(headerPages)}
        language={<Language />}
        action={<Account />}
        menu={<MenuButton />}
      >
        <FixturesButton />
        {isOpen('launched') && <TutorialButton />}
      </SiteHeader>
      {(offline.copiedAt !== undefined || offline.isSafeMode || isQueued || offline.hasNewVersion) && (
        <SiteNotices isQueued={isQueued} onGiveUp={offline.postpone} />
      )}
    </>
  );
});

/** The account menu or the login button; empty until the session is checked. */
const Account = observer(function Account() {
  const { session } = useStores();
  const words = useWords();
  const linksOf = usePages();
  const logIn = useLogIn();
  const isOpen = useIsOpen();
  if (session.pageUser !== null)
    return (
      <AccountMenu
        fallback={<Avatar name={session.pageUser.displayName} />}
        displayName={session.pageUser.displayName}
        {...(session.pageUser.avatar !== null && { avatar: session.pageUser.avatar })}
        entries={linksOf([myTeam, review, accountPage]).map(({ label, href }) => ({ id: href, label, href }))}
        onLogOut={() => void session.logOut()}
      />
    );
  // Users log in on the landing page, which has no login while the edition is closed.
  if (!session.isChecked || !isOpen('in-season')) return null;
  return (
    <Button variant="outline-on-brand" size="sm" onPress={logIn}>
      {words('common.actions.logIn')}
    </Button>
  );
});
