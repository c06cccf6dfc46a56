import { useWords } from '@rugby/ui/words/WordsProvider';
import type { NavCountProps } from '@rugby/ui/layout/NavCount';
import { useLocation } from 'react-router-dom';
import { wordForPage } from '../site/pageWord.ts';
import { useStores } from '../stores/StoresContext.tsx';
import type { LinkedPage } from './sitePages.ts';
import { useIsOpen } from './useIsOpen.ts';

export interface SitePage {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Present while invites wait for an answer. */
  readonly count?: NavCountProps;
}

/** Returns the links of those pages that this user may open. A page is current for every address below its own. */
export function usePages(): <Page extends LinkedPage>(pages: readonly Page[]) => readonly (Page & SitePage)[] {
  const { edition, session, dashboard } = useStores();
  const words = useWords();
  const isOpen = useIsOpen();
  const { pathname } = useLocation();
  const isUser = session.pageUser !== null;
  const invites = dashboard.value?.numInvites ?? 0;
  return (pages) =>
    pages
      .filter(({ isForUsers = false, opens = 'in-season' }) => (isUser || !isForUsers) && isOpen(opens))
      .map((page) => ({
        ...page,
        label: words(wordForPage(page.label, edition)),
        href: `${edition.basePath}${page.path}`,
        isCurrent:
          pathname === page.path ||
          (page.path !== '/' && pathname.startsWith(`${page.path}/`)) ||
          (page.alsoBelow !== undefined && pathname.startsWith(`${page.alsoBelow}/`)),
        ...(page.hasInvites === true &&
          invites > 0 && { count: { value: invites, label: words('leagues.invites.waiting', { count: invites }) } }),
      }));
}
