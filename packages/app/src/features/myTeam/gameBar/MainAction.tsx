import { isSendingCaptain } from '@rugby/domain/stores/team/isSendingCaptain';
import { Button } from '@rugby/ui/primitives/Button';
import { TransferButtons } from '@rugby/ui/game/TransferBar';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { canTransfer } from '../canTransfer.ts';
import { useMyTeam } from '../useMyTeam.ts';

export interface MainActionProps {
  /** Without an icon, for narrow screens. */
  readonly isPlain?: boolean;
}

/**
 * The main action of the page: confirm a booster, send transfers, start them, or save the team; nothing once the season is over, and while a
 * captain or transfers are queued, which are not sent as a team. [G-122, G-123, G-258]
 */
export const MainAction = observer(function MainAction({ isPlain = false }: MainActionProps) {
  const stores = useMyTeam();
  const words = useWords();
  const { boosters, captain, page, queue, season, team, transfers } = stores;
  if (page.state === 'failed')
    return (
      <Button {...(!isPlain && { icon: 'retry' })} onPress={() => void page.load()}>
        {words('common.actions.retry')}
      </Button>
    );
  if (season.isOver) return null;
  if (captain.isOn)
    return (
      <Button variant="outline" onPress={captain.cancel}>
        {words('boosters.prompt.cancel')}
      </Button>
    );
  if (boosters.prompt !== undefined) return <BoosterButtons />;
  if (transfers.isOn)
    return (
      <TransferButtons
        count={transfers.transfers.length}
        isReady={transfers.transfers.length > 0}
        isPending={team.saving.state === 'pending'}
        onCancel={transfers.cancel}
        onReview={transfers.review}
      />
    );
  if (queue.change !== undefined && queue.change.kind !== 'save' && queue.holds(team.draft)) return null;
  if (!canTransfer(stores)) return <SaveButton />;
  return (
    <Button
      {...(!isPlain && { icon: 'swap' })}
      onPress={transfers.start}
      isPending={isSendingCaptain(team)}
      pendingLabel={words('team.bar.saving')}
    >
      {words('transfers.start')}
    </Button>
  );
});

/** Confirms or cancels the chosen booster. [G-280, G-281, G-282] */
const BoosterButtons = observer(function BoosterButtons() {
  const { boosters } = useMyTeam();
  const words = useWords();
  return (
    <>
      <Button variant="outline" onPress={boosters.cancel}>
        {words('boosters.prompt.cancel')}
      </Button>
      <Button
        onPress={() => void boosters.confirm()}
        isDisabled={!boosters.canConfirm}
        isPending={boosters.request.state === 'pending'}
      >
        {words('boosters.prompt.confirm')}
      </Button>
    </>
  );
});

/** Saves the team; disabled when nothing has changed. */
const SaveButton = observer(function SaveButton() {
  const { editor, team } = useMyTeam();
  const words = useWords();
  return (
    <Button
      onPress={() => void editor.askToSave()}
      isDisabled={!team.isChanged}
      isPending={team.saving.state === 'pending'}
      pendingLabel={words('team.bar.saving')}
    >
      {words('team.bar.save')}
    </Button>
  );
});
