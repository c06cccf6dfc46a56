import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { LiveRoundBanner } from '@rugby/ui/game/LiveRoundBanner';
import { LiveRegion } from '@rugby/ui/primitives/LiveRegion';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { useIsNarrow } from '../../site/useIsNarrow.ts';
import type { MyTeamStores } from '../../stores/Stores.ts';
import { canTransfer } from './canTransfer.ts';
import { useMyTeam } from './useMyTeam.ts';
import { AwaitedQueuedSection } from './notices/AwaitedQueuedSection.tsx';
import { OverlaySection } from './notices/OverlaySection.tsx';
import { GameBarSection } from './gameBar/GameBarSection.tsx';
import { PitchSection } from './pitch/PitchSection.tsx';
import { BottomBarSection, PoolSection, PoolSheetSection } from './pool/PoolSections.tsx';
import { LinksSection } from './pitch/LinksSection.tsx';
import { useFocusOnPitch } from './pitch/useFocusOnPitch.ts';
import { useAwaitedQuestion } from './notices/useAwaitedQuestion.ts';
import { useNotifications } from './notices/useNotifications.ts';
import { Messages } from '../team/Messages.tsx';
import { useShortcuts } from '../team/useShortcuts.ts';
import { useRoundStarted } from './notices/useRoundStarted.ts';
import { useTransferRequest } from './notices/useTransferRequest.ts';

const RoundResultSection = lazyOverlay(async () => (await import('./result/RoundResultSection.tsx')).RoundResultSection);
const RoundResultSheet = lazyOverlay(async () => (await import('./result/RoundResultSection.tsx')).RoundResultSheet);
const BreachSection = lazyOverlay(async () => (await import('./notices/BreachSection.tsx')).BreachSection);
const ReminderSection = lazyOverlay(async () => (await import('./notices/ReminderSection.tsx')).ReminderSection);

/** `/my-team`: the team page. [G-019, G-021 to G-025] */
export const MyTeamPage = observer(function MyTeamPage() {
  const stores = useMyTeam();
  const { page, editor, result, transfers, view, messages } = stores;
  useEffect(() => page.mount(), [page]);
  useEffect(() => transfers.mount(), [transfers]);
  useEffect(() => result.mount(), [result]);
  const words = useWords();
  const spoken = useNotifications();
  const isNarrow = useIsNarrow();
  const isHeld = useAwaitedQuestion();
  useShortcuts({ undo: editor.undo, redo: editor.redo, isReadOnly: view.isHistoric });
  useFocusOnPitch();
  useRoundStarted();
  const { isAsked, clear } = useTransferRequest();
  const isDue = isReminderDue(stores);
  const isAskedInVain = isAsked && page.isReady && !isDue;
  useEffect(() => {
    if (isAskedInVain) clear();
  }, [isAskedInVain, clear]);
  const banner = bannerOf(stores, isAsked, isDue);

  return (
    <>
      <BuilderLayout
        title={words('common.actions.myTeam')}
        header={<GameHeader />}
        gameBar={<GameBarSection />}
        {...(banner && { banner })}
        pitch={
          <>
            <PitchSection />
            <LinksSection />
          </>
        }
        pool={isNarrow ? null : <Suspense>{view.isHistoric ? <RoundResultSection /> : <PoolSection />}</Suspense>}
        messages={<Messages queue={messages} />}
        bottomBar={<BottomBarSection />}
        isHeld={isHeld}
      />
      {isNarrow && <Suspense>{view.isHistoric ? <RoundResultSheet /> : <PoolSheetSection />}</Suspense>}
      <OverlaySection />
      <LiveRegion text={spoken} />
    </>
  );
});

/** The most important of what may stand above the pitch, such as a reminder that was asked for; undefined while nothing has to. */
function bannerOf(
  { breaches, liveBanner, page, queue, reminder }: MyTeamStores,
  isAsked: boolean,
  isDue: boolean,
): ReactNode | undefined {
  if (queue.change !== undefined) return <AwaitedQueuedSection />;
  if (liveBanner.isShown && !(isAsked && isDue)) return <LiveRoundBanner onClose={liveBanner.close} />;
  if (isDue) return <ReminderSection onGiveUp={reminder.close} />;
  return page.isReady && breaches.shown !== undefined ? <BreachSection onGiveUp={breaches.close} /> : undefined;
}

function isReminderDue(stores: MyTeamStores): boolean {
  return stores.page.isReady && stores.reminder.isDue && canTransfer(stores);
}
