import { HeaderTool } from '@rugby/ui/layout/HeaderTool';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { loadOnIntent } from '@rugby/ui/lazy/lazyOverlay';
import { useStores } from '../stores/StoresContext.tsx';

const Tutorial = lazyDialog(async () => (await import('@rugby/ui/tutorials/Tutorial')).Tutorial);

/**
 * Opens the tutorial from the header where there is room; elsewhere the menu does. The tutorial itself is shown here for both. [A-151,
 *
 */
export const TutorialButton = observer(function TutorialButton() {
  const { edition, game } = useStores();
  const { tutorial } = game.value;
  const words = useWords();
  return (
    <>
      <HeaderTool
        label={words('tutorials.label')}
        icon="help"
        onPhone="none"
        aria-haspopup="dialog"
        {...loadOnIntent(Tutorial)}
        onPress={tutorial.open}
      />
      {tutorial.isOpen && <Tutorial edition={edition} onClose={tutorial.close} onGiveUp={tutorial.close} />}
    </>
  );
});
