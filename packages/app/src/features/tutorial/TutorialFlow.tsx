import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../../shell/StoresContext.tsx';
import { useTutorial } from './useTutorial.ts';

const Tutorial = lazy(async () => ({ default: (await import('@rugby/ui/tutorials/Tutorial')).Tutorial }));

/** The tutorial over the page, while it is open; it is fetched when it is first asked for. */
export const TutorialFlow = observer(function TutorialFlow() {
  const { edition } = useStores();
  const { isOpen, close } = useTutorial().tutorial;
  if (!isOpen) return null;
  return (
    <Suspense>
      <Tutorial edition={edition} onClose={close} />
    </Suspense>
  );
});
