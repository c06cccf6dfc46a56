import { Button } from '@rugby/ui/primitives/Button';
import { breakpoint } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazyOverlay, loadOnIntent } from '../site/lazyOverlay.tsx';
import { useMedia } from '../site/useMedia.ts';
import { useStores } from '../stores/StoresContext.tsx';

const Tutorial = lazyOverlay(async () => (await import('@rugby/ui/tutorials/Tutorial')).Tutorial);

/**
 * Opens the tutorial from the header where there is room; elsewhere the menu does. The tutorial itself is shown here for both. [A-151,
 *
 */
export const TutorialButton = observer(function TutorialButton() {
  const { edition, game } = useStores();
  const { tutorial } = game.value;
  const words = useWords();
  const isWide = useMedia(`(min-width: ${breakpoint.nav}px)`);
  return (
    <>
      {isWide && (
        <Button variant="quiet-on-brand" icon="help" aria-haspopup="dialog" {...loadOnIntent(Tutorial)} onPress={tutorial.open}>
          {words('tutorials.label')}
        </Button>
      )}
      {tutorial.isOpen && <Tutorial edition={edition} onClose={tutorial.close} onGiveUp={tutorial.close} />}
    </>
  );
});
