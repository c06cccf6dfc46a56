import { IconButton } from '@rugby/ui/primitives/IconButton';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { loadOnIntent } from '@rugby/ui/lazy/lazyOverlay';
import { neededOffline } from '../site/neededOffline.ts';

const MenuDrawer = neededOffline(lazyDialog(async () => (await import('./MenuDrawer.tsx')).MenuDrawer));

const OpenMenu = createContext<() => void>(() => {});

/**
 * Holds the menu above all pages, so that a chosen entry stays visible while the page below it changes. It closes when the user goes back. The
 * drawer is loaded when it is first opened.
 */
export function SiteMenu({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = useCallback(() => setState('open'), []);
  useEffect(() => {
    if (state !== 'open') return undefined;
    const close = () => setState('closed');
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [state]);
  return (
    <OpenMenu value={open}>
      {children}
      {state !== 'unused' && (
        <MenuDrawer isOpen={state === 'open'} onClose={() => setState('closed')} onGiveUp={() => setState('unused')} />
      )}
    </OpenMenu>
  );
}

/** Opens the menu: for the header of every page. */
export function MenuButton() {
  const words = useWords();
  return (
    <IconButton
      variant="on-brand"
      icon="menu"
      label={words('ui.menu.title')}
      aria-haspopup="dialog"
      {...loadOnIntent(MenuDrawer)}
      onPress={use(OpenMenu)}
    />
  );
}
