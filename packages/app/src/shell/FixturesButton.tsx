import { HeaderTool } from '@rugby/ui/layout/HeaderTool';
import { media } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { createContext, type ReactNode, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { type DialogLoading, useEscapeWhileLoading } from '@rugby/ui/lazy/lazyDialog';
import { loadOnIntent } from '@rugby/ui/lazy/lazyOverlay';
import { useMedia } from '../site/useMedia.ts';

export interface FixturesOverlayProps {
  readonly form: 'popover' | 'drawer';
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export interface LazyFixtures {
  readonly load: () => Promise<void>;
  readonly renderFixtures: (props: FixturesOverlayProps & DialogLoading) => ReactNode;
}

/** The fixtures that the header opens. The routes provide them, since features are above the shell. */
export const FixturesContext = createContext<LazyFixtures>({ load: async () => {}, renderFixtures: () => null });

/** Milliseconds after which the drawer of a phone opens; at once for users who want less motion. */
const drawerDelay = 500;

/** Opens the fixtures from the header of any page. Their code and data are loaded when it is first pressed. [G-050, G-051] */
export function FixturesButton() {
  const words = useWords();
  const { load } = use(FixturesContext);
  const button = useRef<HTMLElement>(null);
  const [state, setState] = useState<'closed' | 'due' | 'open'>('closed');
  useEffect(() => {
    if (state !== 'due') return undefined;
    const timer = setTimeout(() => setState('open'), drawerDelay);
    return () => clearTimeout(timer);
  }, [state]);
  const close = useCallback(() => setState('closed'), []);
  useEscapeWhileLoading(state === 'due', close);
  const isWide = useMedia(media.nav.replace('@media ', ''));
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <>
      <HeaderTool
        label={words('fixtures.button')}
        icon="calendar"
        onPhone="icon"
        aria-haspopup="dialog"
        {...loadOnIntent({ load })}
        onPress={open}
      />
      {state === 'open' && <Fixtures form={isWide ? 'popover' : 'drawer'} triggerRef={button} onClose={close} onGiveUp={close} />}
    </>
  );

  function open({ target }: { readonly target: Element }): void {
    button.current = target instanceof HTMLElement ? target : null;
    setState(isWide || isStill ? 'open' : 'due');
  }
}

function Fixtures(props: FixturesOverlayProps & DialogLoading) {
  return use(FixturesContext).renderFixtures(props);
}
