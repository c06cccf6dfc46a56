import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

const Tutorial = lazy(async () => ({ default: (await import('@rugby/ui/tutorials/Tutorial')).Tutorial }));

/** The tutorial over the page, while it is open; it is fetched when it is first asked for. */
export const TutorialFlow = observer(function TutorialFlow() {
  const { edition, game } = useStores();
  const { isOpen, close } = game.value.tutorial;
  if (!isOpen) return null;
  return (
    <Suspense>
      <Tutorial edition={edition} onClose={close} />
    </Suspense>
  );
});
