import { Button } from '@rugby/ui/primitives/Button';
import { IconButton } from '@rugby/ui/primitives/IconButton';
import { breakpoint } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { createContext, type ReactNode, type RefObject, Suspense, use, useCallback, useRef, useState } from 'react';
import { useMedia } from '../site/useMedia.ts';

export interface FixturesOverlayProps {
  readonly form: 'popover' | 'drawer';
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Renders the fixtures that the header opens. The routes provide it, since features are above the shell. */
export const FixturesContext = createContext<(props: FixturesOverlayProps) => ReactNode>(() => null);

/** Opens the fixtures from the header of any page; what is behind it comes when it is first pressed. [G-050, G-051] */
export function FixturesButton() {
  const words = useWords();
  const renderFixtures = use(FixturesContext);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const isWide = useMedia(`(min-width: ${breakpoint.nav}px)`);
  const label = words('fixtures.button');
  const shared = { ref: button, icon: 'calendar', 'aria-haspopup': 'dialog', onPress: () => setIsOpen(true) } as const;
  return (
    <>
      {isWide ? (
        <Button {...shared} variant="quiet-on-brand">
          {label}
        </Button>
      ) : (
        <IconButton {...shared} variant="on-brand" label={label} />
      )}
      {isOpen && (
        <Suspense>{renderFixtures({ form: isWide ? 'popover' : 'drawer', triggerRef: button, onClose: close })}</Suspense>
      )}
    </>
  );
}
