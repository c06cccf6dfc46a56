import { playerIds } from '@rugby/domain/game/model/lineup';
import { BuilderBottomBar } from '@rugby/ui/game/BuilderBottomBar';
import { PlayerPool } from '@rugby/ui/game/PlayerPool';
import { TransferBar } from '@rugby/ui/game/TransferBar';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PoolSheet } from '../../team/PoolSheet.ts';
import { useHasBeen } from '../../team/useHasBeen.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { MainAction } from '../gameBar/MainAction.tsx';
import { TransferSection } from './TransferSection.tsx';
import { PoolLinksSection } from '../pitch/LinksSection.tsx';
import { nextOf } from '../result/nextOf.ts';
import { pageSavingLine } from '../gameBar/savingLine.ts';
import { showMissing } from './poolPresses.ts';
import { usePool } from './usePool.ts';

/** The pool beside the pitch, in transfer mode below the transfers. */
export const PoolSection = observer(function PoolSection() {
  return (
    <>
      <PoolLinksSection />
      <TransferSection />
      <PlayerPool {...usePool()} />
    </>
  );
});

/**
 * The pool on a sheet over the pitch, for windows too narrow to show it beside the pitch. Its code is loaded at once, its rows are found when it is
 * first opened.
 */
export const PoolSheetSection = observer(function PoolSheetSection() {
  const { isOpen } = useMyTeam().editor.pool;
  useEffect(() => {
    // A failure waits until the sheet is opened.
    PoolSheet.load().catch(() => undefined);
  }, []);
  return useHasBeen(isOpen) ? <OpenedPoolSheet /> : null;
});

const OpenedPoolSheet = observer(function OpenedPoolSheet() {
  const { clock, editor, page, queue, team, transfers } = useMyTeam();
  const saving = pageSavingLine({ clock, queue, team, transfers });
  return (
    <PoolSheet
      {...usePool()}
      isOpen={editor.pool.isOpen}
      onClose={editor.pool.close}
      onGiveUp={editor.pool.close}
      picked={page.state === 'ready' ? playerIds(team.draft.lineup).length : undefined}
      isLimitless={transfers.isLimitless}
      isExcessAllowed={team.refusalsToSave.every(({ rule }) => rule !== 'over-budget')}
      above={<TransferSection />}
      {...(saving && { saving })}
    />
  );
});

/** Budget, saving and the two buttons in the bottom bar of a phone; in a past round its result and the way back. */
export const BottomBarSection = observer(function BottomBarSection() {
  const { boosters, captain, clock, page, queue, team, transfers, view } = useMyTeam();
  const words = useWords();
  if (view.isHistoric) return <ResultBar />;
  const saving = pageSavingLine({ clock, queue, team, transfers });
  const budget = transfers.isLimitless ? null : (team.budget ?? 0);
  if (transfers.isOn && boosters.prompt === undefined && !captain.isOn)
    return (
      <TransferBar
        budget={budget}
        count={transfers.transfers.length}
        isReady={transfers.transfers.length > 0}
        isPending={team.saving.state === 'pending'}
        onCancel={transfers.cancel}
        onReview={transfers.review}
        {...(saving && { saving })}
      />
    );
  return (
    <BuilderBottomBar
      {...(page.state === 'ready' && { budget })}
      isLoading={page.state === 'loading'}
      {...(page.state === 'failed' && { note: words('team.bar.failed') })}
      {...(saving && { saving })}
    >
      {boosters.prompt === undefined && !captain.isOn && <SecondAction />}
      <MainAction isPlain />
    </BuilderBottomBar>
  );
});

/** Opens the players; a whole lineup asks for its captain instead, since the game bar of a phone has no room for it. */
const SecondAction = observer(function SecondAction() {
  const { captain, editor, page, team } = useMyTeam();
  const words = useWords();
  if (page.state === 'ready' && captain.isDue)
    return (
      <Button variant="secondary" onPress={captain.start}>
        {words('team.bar.pickCaptain')}
      </Button>
    );
  return (
    <Button variant="secondary" onPress={() => showMissing({ editor, team })}>
      {words('team.pool.label')}
    </Button>
  );
});

/** Below a past round: its result, and the way to the round that is next. */
const ResultBar = observer(function ResultBar() {
  const stores = useMyTeam();
  const words = useWords();
  const { editor, season, view } = stores;
  const next = nextOf(stores);
  const round = view.round?.roundNumber ?? '';
  return (
    <BuilderBottomBar note={season.isOver ? words('team.bar.seasonOver') : words('result.isFinal', { round })}>
      <Button variant="secondary" onPress={editor.pool.open}>
        {words('result.button')}
      </Button>
      {next && <Button onPress={next.onOpen}>{words('result.toRound', { round: next.roundNumber })}</Button>}
    </BuilderBottomBar>
  );
});
