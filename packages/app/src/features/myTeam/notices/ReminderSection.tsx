import { playerIds } from '@rugby/domain/game/model/lineup';
import { distinctNameOf } from '@rugby/domain/game/players/distinctName';
import { teamReminderOf } from '@rugby/domain/game/reminders/teamReminder';
import { ReminderBanner } from '@rugby/ui/game/ReminderBanner';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useMyTeam } from '../useMyTeam.ts';
import { useTransferRequest } from './useTransferRequest.ts';

/** The reminder over the pitch. Its press, and the link of a mail, fill the swaps in as transfers and send nothing. [B15] */
export const ReminderSection = observer(function ReminderSection() {
  const { reminder: store, season, team, transfers } = useMyTeam();
  const { world } = season;
  const saved = team.saved.value ?? null;
  const { lockAt } = store;
  const reminder = useMemo(
    () => (world === undefined || saved === null || lockAt === null ? null : teamReminderOf(saved, world, lockAt)),
    [world, saved, lockAt],
  );
  const { isAsked, clear } = useTransferRequest();
  useEffect(() => {
    if (!isAsked || reminder?.kind !== 'absent') return;
    clear();
    transfers.fillIn(reminder.absent.flatMap(({ swap }) => swap ?? []));
  }, [isAsked, reminder, clear, transfers]);
  if (world === undefined || saved === null || reminder?.kind !== 'absent') return null;
  const swaps = reminder.absent.flatMap(({ swap }) => swap ?? []);
  const ids = [...playerIds(saved.lineup), ...swaps.map((swap) => swap.in)];
  const nameOf = (id: number) => distinctNameOf(id, ids, world);
  return (
    <ReminderBanner
      absent={reminder.absent.map(({ playerId }) => nameOf(playerId))}
      swaps={swaps.map((swap) => ({ out: nameOf(swap.out), in: nameOf(swap.in) }))}
      onFill={() => transfers.fillIn(swaps)}
      onClose={store.close}
    />
  );
});
