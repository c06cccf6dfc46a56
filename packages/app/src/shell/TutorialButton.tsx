import { HeaderTool } from '@rugby/ui/layout/HeaderTool';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { loadOnIntent } from '@rugby/ui/lazy/lazyOverlay';
import { paths } from '../site/paths.ts';
import { useSiteHistory } from '../site/router/HistoryContext.ts';
import { useStores } from '../stores/StoresContext.tsx';

const Tutorial = lazyDialog(async () => (await import('@rugby/ui/tutorials/Tutorial')).Tutorial);

/**
 * Opens the tutorial from the header where there is room; elsewhere the menu does. The tutorial itself is shown here for both, on the
 * page on which it was opened.
 */
export const TutorialButton = observer(function TutorialButton() {
  const { edition, game, session } = useStores();
  const { tutorial } = game.value;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const words = useWords();
  const history = useSiteHistory();
  // An effect on the path would come too late: every page has a header of its own.
  useEffect(
    () =>
      reaction(
        () => history.location.pathname,
        () => tutorial.isOpen && tutorial.close(),
      ),
    [history, tutorial],
  );
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
      {tutorial.isOpen && <Tutorial edition={edition} onClose={tutorial.close} onDone={pickTeam} onGiveUp={tutorial.close} />}
    </>
  );

  function pickTeam(): void {
    tutorial.close();
    const target = session.pageUser === null ? paths.landing : paths.myTeam;
    if (pathname !== target) void navigate(target);
  }
});
