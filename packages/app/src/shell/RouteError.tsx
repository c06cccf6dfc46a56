import { CrashPanel } from '@rugby/ui/layout/CrashPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';

/** Replaces a page that broke; a navigation leaves it. Reload brings an unsaved draft back. [A-043, A-357, B5] */
export function RouteError() {
  const words = useWords();
  return (
    <CrashPanel
      title={words('common.errors.unexpected')}
      text={words('common.errors.crashText')}
      reloadLabel={words('common.actions.reload')}
      onReload={() => location.reload()}
    />
  );
}
