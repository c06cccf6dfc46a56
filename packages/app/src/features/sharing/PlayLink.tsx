import { Link, type LinkProps } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** Leads a visitor to a team of their own. */
export function PlayLink(look: Pick<LinkProps, 'variant'>) {
  const { edition } = useStores();
  const words = useWords();
  return (
    <Link {...look} href={urlOf(edition, paths.myTeam)}>
      {words('sharing.page.play')}
    </Link>
  );
}
