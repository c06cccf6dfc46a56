import { Button } from '@rugby/ui/primitives/Button';
import { breakpoint } from '@rugby/ui/theme/scale';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { TutorialFlow } from '../features/tutorial/TutorialFlow.tsx';
import { useStores } from '../stores/StoresContext.tsx';
import { useMedia } from './useMedia.ts';

/** Opens the tutorial from the header where there is room; elsewhere the menu does. The tutorial itself stands here for both. */
export function TutorialButton() {
  const words = useWords();
  const { tutorial } = useStores().game.value;
  const isWide = useMedia(`(min-width: ${breakpoint.nav}px)`);
  return (
    <>
      {isWide && (
        <Button variant="quiet-on-brand" icon="help" aria-haspopup="dialog" onPress={tutorial.open}>
          {words('tutorials.label')}
        </Button>
      )}
      <TutorialFlow />
    </>
  );
}
