import { MobileDrawer, type MobileDrawerGroup } from '@rugby/ui/layout/MobileDrawer';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { paths, urlOf } from '../site/paths.ts';
import { Language } from './Language.tsx';
import { useStores } from '../stores/StoresContext.tsx';
import { accountPage, menuGroups } from './sitePages.ts';
import { useIsOpen } from './useIsOpen.ts';
import { useLogIn } from './useLogIn.ts';
import { useOtherEdition } from './useOtherEdition.ts';
import { usePages } from './usePages.ts';

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu with every place that there is: the pages, help, tutorial, the other edition, the way in or out. */
export const MenuDrawer = observer(function MenuDrawer(props: MenuDrawerProps) {
  const { edition, session, game } = useStores();
  const words = useWords();
  const logIn = useLogIn();
  const linksOf = usePages();
  const isOpen = useIsOpen();
  const other = useOtherEdition();
  const isOnLanding = useLocation().pathname === paths.landing;
  const account: MobileDrawerGroup['entries'] =
    session.pageUser === null
      ? // Users log in on the landing page, which has no login while the edition is closed.
        isOpen('in-season')
        ? [{ label: words('common.actions.logIn'), icon: 'user', onPress: logIn }]
        : []
      : [
          ...linksOf([accountPage]),
          { label: words('ui.account.logOut'), icon: 'arrow-right', onPress: () => void session.logOut() },
        ];
  // The landing page has no place for the tutorial: from there it is a page of its own.
  const tutorial = {
    label: words('tutorials.label'),
    icon: 'help' as const,
    ...(isOnLanding ? { href: urlOf(edition, paths.tutorial) } : { onPress: () => game.value.tutorial.open() }),
  };
  const all: readonly MobileDrawerGroup[] = [
    ...menuGroups.map(({ label, pages }) => ({ entries: linksOf(pages), ...(label !== undefined && { label: words(label) }) })),
    { entries: isOpen('launched') ? [tutorial] : [] },
    ...(other === undefined ? [] : [{ entries: [{ label: other.title, icon: 'swap' as const, href: other.href }] }]),
    { entries: account },
  ];
  const groups = all.filter(({ entries }) => entries.length > 0);
  return (
    <MobileDrawer {...props} title={edition.title} groups={groups}>
      <Language />
    </MobileDrawer>
  );
});
