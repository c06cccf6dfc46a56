import { Button } from '@rugby/ui/primitives/Button';
import { IconButton } from '@rugby/ui/primitives/IconButton';
import { breakpoint, layout } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { createContext, type ReactNode, type RefObject, use, useCallback, useRef, useState } from 'react';
import { type OverlayLoading, loadOnIntent } from '../site/lazyOverlay.tsx';
import { useMedia } from '../site/useMedia.ts';

export interface FixturesOverlayProps {
  readonly form: 'popover' | 'drawer';
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export interface LazyFixtures {
  readonly load: () => Promise<void>;
  readonly renderFixtures: (props: FixturesOverlayProps & OverlayLoading) => ReactNode;
}

/** The fixtures that the header opens. The routes provide them, since features are above the shell. */
export const FixturesContext = createContext<LazyFixtures>({ load: async () => {}, renderFixtures: () => null });

/** Opens the fixtures from the header of any page; what is behind it comes when it is first pressed. [G-050, G-051] */
export function FixturesButton() {
  const words = useWords();
  const { load } = use(FixturesContext);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const isWide = useMedia(`(min-width: ${breakpoint.nav}px)`);
  const hasRoom = useMedia(`(min-width: ${layout.pageMax})`);
  const label = words('fixtures.button');
  const shared = {
    ref: button,
    icon: 'calendar',
    'aria-haspopup': 'dialog',
    ...loadOnIntent({ load }),
    onPress: () => setIsOpen(true),
  } as const;
  return (
    <>
      {hasRoom ? (
        <Button {...shared} variant="quiet-on-brand">
          {label}
        </Button>
      ) : (
        <IconButton {...shared} variant="on-brand" label={label} />
      )}
      {isOpen && <Fixtures form={isWide ? 'popover' : 'drawer'} triggerRef={button} onClose={close} onGiveUp={close} />}
    </>
  );
}

function Fixtures(props: FixturesOverlayProps & OverlayLoading) {
  return use(FixturesContext).renderFixtures(props);
}
