import { useWords } from '@rugby/ui/words/WordsProvider';
import { useLocation } from 'react-router-dom';
import { paths, urlOf } from '../site/paths.ts';
import { useStores } from '../stores/StoresContext.tsx';

export interface SitePage {
  readonly label: string;
  readonly href: string;
  readonly icon: 'shirt' | 'ball';
  readonly isCurrent: boolean;
}

/**
 * The pages that this user may open, in the order of header and menu.
 */
export function usePages(): readonly SitePage[] {
  const { edition, session } = useStores();
  const words = useWords();
  const { pathname } = useLocation();
  const page = (label: string, path: (typeof paths)[keyof typeof paths], icon: SitePage['icon']): SitePage => ({
    label,
    icon,
    href: urlOf(edition, path),
    isCurrent: pathname === path || pathname.startsWith(`${path}/`),
  });
  const stats = page(words('stats.title'), paths.statsCentre, 'ball');
  return session.pageUser === null ? [stats] : [page(words('common.actions.myTeam'), paths.myTeam, 'shirt'), stats];
}
