import { NotFound } from '@rugby/ui/layout/NotFound';
import { useStores } from '../../shell/StoresContext.tsx';

/** Any address that is none of ours. */
export function NotFoundPage() {
  const { edition } = useStores();
  return <NotFound homeHref={`${edition.basePath}/`} />;
}
