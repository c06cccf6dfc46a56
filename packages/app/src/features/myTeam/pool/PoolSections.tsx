import { playerIds } from '@rugby/domain/game/model/lineup';
import { BuilderBottomBar } from '@rugby/ui/game/BuilderBottomBar';
import { PlayerPool } from '@rugby/ui/game/PlayerPool';
import { PlayerPoolSheet } from '@rugby/ui/game/PlayerPoolSheet';
import { TransferBar } from '@rugby/ui/game/TransferBar';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { timeOfDay } from '../../../site/deviceTime.ts';
import type { SavingLine } from '@rugby/ui/game/SavingNote';
import { useMyTeam } from '../useMyTeam.ts';
import { MainAction } from '../gameBar/MainAction.tsx';
import { TransferSection } from './TransferSection.tsx';
import { savingLine } from '../gameBar/savingLine.ts';
import { usePool } from './usePool.ts';

/** The pool beside the pitch, in transfer mode below the transfers. */
export const PoolSection = observer(function PoolSection() {
  return (
    <>
      <TransferSection />
      <PlayerPool {...usePool()} />
    </>
  );
});

/** The pool on a sheet over the pitch, for windows too narrow to show it beside the pitch. */
export const PoolSheet = observer(function PoolSheet() {
  const { editor, team, transfers } = useMyTeam();
  const saving = transfers.isOn && team.isChanged ? notSent : savingLine(team);
  return (
    <PlayerPoolSheet
      {...usePool()}
      isOpen={editor.pool.isOpen}
      onClose={editor.pool.close}
      picked={playerIds(team.draft.lineup).length}
      isLimitless={transfers.isLimitless}
      above={<TransferSection />}
      {...(saving && { saving })}
    />
  );
});

const notSent: SavingLine = { kind: 'not-sent' };

/** Budget, saving and the two buttons in the bottom bar of a phone. */
export const BottomBarSection = observer(function BottomBarSection() {
  const { boosters, editor, team, transfers, view } = useMyTeam();
  const words = useWords();
  const saving = savingLine(team, timeOfDay);
  const budget = transfers.isLimitless ? null : (team.budget ?? 0);
  if (transfers.isOn && boosters.prompt === undefined)
    return (
      <TransferBar
        budget={budget}
        count={transfers.transfers.length}
        isReady={transfers.canSend}
        isPending={team.saving.state === 'pending'}
        onCancel={transfers.cancel}
        onReview={transfers.review}
      />
    );
  return (
    <BuilderBottomBar budget={budget} {...(saving && { saving })}>
      {boosters.prompt === undefined && (
        <Button variant="secondary" onPress={editor.pool.open}>
          {words('team.pool.label')}
        </Button>
      )}
      {!view.isHistoric && <MainAction isPlain />}
    </BuilderBottomBar>
  );
});
