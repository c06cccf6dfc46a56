import { LoadingOverlay } from '@rugby/ui/layout/LoadingOverlay';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { paths } from '../../site/paths.ts';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';

const Tutorial = lazyOverlay(async () => (await import('@rugby/ui/tutorials/Tutorial')).Tutorial);

/** `/fantasy_tutorial`: the tutorial as a page, for links from other sites; closing it opens the game. */
export const TutorialPage = observer(function TutorialPage() {
  const { edition, session, game } = useStores();
  const { tutorial } = game.value;
  const navigate = useNavigate();

  function leave(): void {
    tutorial.close();
    void navigate(session.pageUser === null ? paths.landing : paths.myTeam);
  }

  return (
    <>
      <GameHeader />
      <Tutorial edition={edition} onClose={leave} onGiveUp={leave} fallback={<LoadingOverlay />} />
    </>
  );
});
