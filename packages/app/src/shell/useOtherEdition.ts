import { otherEditionOf } from '@rugby/domain/editions';
import { paths, urlOf } from '../site/paths.ts';
import { useStores } from '../stores/StoresContext.tsx';

export interface OtherEdition {
  readonly title: string;
  readonly href: string;
}

/** The link to the other edition; undefined until its gate is passed. */
export function useOtherEdition(): OtherEdition | undefined {
  const { edition, gates } = useStores();
  const other = otherEditionOf(edition);
  return gates.isLaunched(other.id) ? { title: other.title, href: urlOf(other, paths.landing) } : undefined;
}
