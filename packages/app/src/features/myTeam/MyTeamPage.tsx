import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { LiveRoundBanner } from '@rugby/ui/game/LiveRoundBanner';
import { LiveRegion } from '@rugby/ui/primitives/LiveRegion';
import { Snackbar } from '@rugby/ui/primitives/Snackbar';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { messages } from './notices/messages.ts';
import { useIsNarrow } from '../../site/useIsNarrow.ts';
import { useMyTeam } from './useMyTeam.ts';
import { GameBarSection } from './gameBar/GameBarSection.tsx';
import { PitchSection } from './pitch/PitchSection.tsx';
import { BottomBarSection, PoolSheet, PoolSection } from './pool/PoolSections.tsx';
import { LinksSection } from './pitch/LinksSection.tsx';
import { useFocusAfterRemoval } from './pitch/useFocusAfterRemoval.ts';
import { useLeaveQuestion } from './notices/useLeaveQuestion.ts';
import { useNotifications } from './notices/useNotifications.ts';
import { useShortcuts } from '../team/useShortcuts.ts';
import { useTransferPrompts } from './notices/useTransferPrompts.ts';

const Overlays = lazy(async () => ({ default: (await import('./dialogs/Overlays.tsx')).Overlays }));

/** `/my-team`: the team page. [G-019, G-021 to G-025] */
export const MyTeamPage = observer(function MyTeamPage() {
  const { page, editor, view, liveBanner } = useMyTeam();
  const question = useLeaveQuestion();
  useEffect(() => page.mount(), [page]);
  const words = useWords();
  const spoken = useNotifications();
  const isNarrow = useIsNarrow();
  useShortcuts({ undo: editor.undo, redo: editor.redo, isReadOnly: view.isHistoric });
  useFocusAfterRemoval();
  useTransferPrompts();
  return (
    <>
      <BuilderLayout
        title={words('common.actions.myTeam')}
        header={<GameHeader />}
        gameBar={<GameBarSection />}
        {...(liveBanner.isShown && { banner: <LiveRoundBanner onClose={liveBanner.close} /> })}
        pitch={
          <>
            <PitchSection />
            <LinksSection />
          </>
        }
        pool={isNarrow ? null : <PoolSection />}
        bottomBar={<BottomBarSection />}
      />
      {isNarrow && <PoolSheet />}
      <Suspense>
        <Overlays question={question} />
      </Suspense>
      <Snackbar queue={messages} over={isNarrow ? 'bottom-bar' : 'window'} />
      <LiveRegion text={spoken} />
    </>
  );
});
