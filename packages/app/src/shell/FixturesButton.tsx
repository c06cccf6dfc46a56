import { Button } from '@rugby/ui/primitives/Button';
import { IconButton } from '@rugby/ui/primitives/IconButton';
import { breakpoint } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useMedia } from './useMedia.ts';

const FixturesFlow = lazy(async () => ({ default: (await import('../features/season/FixturesFlow.tsx')).FixturesFlow }));

/** Opens the fixtures from the header of any page; what is behind it comes when it is first pressed. [G-050, G-051] */
export function FixturesButton() {
  const words = useWords();
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
        <Suspense>
          <FixturesFlow form={isWide ? 'popover' : 'drawer'} triggerRef={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
