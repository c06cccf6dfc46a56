import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { LiveRoundBanner } from '@rugby/ui/game/LiveRoundBanner';
import { LiveRegion } from '@rugby/ui/primitives/LiveRegion';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { lazyOverlay } from '../../site/lazyOverlay.tsx';
import { useIsNarrow } from '../../site/useIsNarrow.ts';
import { canTransfer } from './canTransfer.ts';
import { useMyTeam } from './useMyTeam.ts';
import { OverlaySection } from './notices/OverlaySection.tsx';
import { GameBarSection } from './gameBar/GameBarSection.tsx';
import { PitchSection } from './pitch/PitchSection.tsx';
import { BottomBarSection, PoolSheet, PoolSection } from './pool/PoolSections.tsx';
import { LinksSection } from './pitch/LinksSection.tsx';
import { useFocusOnPitch } from './pitch/useFocusOnPitch.ts';
import { useNotifications } from './notices/useNotifications.ts';
import { Messages } from '../team/Messages.tsx';
import { useShortcuts } from '../team/useShortcuts.ts';
import { useRoundStarted } from './notices/useRoundStarted.ts';

const RoundResultSection = lazyOverlay(async () => (await import('./result/RoundResultSection.tsx')).RoundResultSection);
const RoundResultSheet = lazyOverlay(async () => (await import('./result/RoundResultSection.tsx')).RoundResultSheet);

const ReminderSection = lazyOverlay(async () => (await import('./notices/ReminderSection.tsx')).ReminderSection);

/** `/my-team`: the team page. [G-019, G-021 to G-025] */
export const MyTeamPage = observer(function MyTeamPage() {
  const stores = useMyTeam();
  const { page, editor, result, transfers, view, liveBanner, messages, reminder } = stores;
  useEffect(() => page.mount(), [page]);
  useEffect(() => transfers.mount(), [transfers]);
  useEffect(() => result.mount(), [result]);
  const words = useWords();
  const spoken = useNotifications();
  const isNarrow = useIsNarrow();
  useShortcuts({ undo: editor.undo, redo: editor.redo, isReadOnly: view.isHistoric });
  useFocusOnPitch();
  useRoundStarted();

  return (
    <>
      <BuilderLayout
        title={words('common.actions.myTeam')}
        header={<GameHeader />}
        gameBar={<GameBarSection />}
        {...(liveBanner.isShown
          ? { banner: <LiveRoundBanner onClose={liveBanner.close} /> }
          : page.isReady && reminder.isDue && canTransfer(stores) && { banner: <ReminderSection onGiveUp={reminder.close} /> })}
        pitch={
          <>
            <PitchSection />
            <LinksSection />
          </>
        }
        pool={isNarrow ? null : <Suspense>{view.isHistoric ? <RoundResultSection /> : <PoolSection />}</Suspense>}
        messages={<Messages queue={messages} />}
        bottomBar={<BottomBarSection />}
      />
      {isNarrow && <Suspense>{view.isHistoric ? <RoundResultSheet /> : <PoolSheet />}</Suspense>}
      <OverlaySection />
      <LiveRegion text={spoken} />
    </>
  );
});
