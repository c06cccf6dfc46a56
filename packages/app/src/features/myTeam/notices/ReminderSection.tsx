import { lastNameOf } from '@rugby/domain/game/model/lookup';
import { teamReminderOf } from '@rugby/domain/game/reminders/teamReminder';
import { ReminderBanner } from '@rugby/ui/game/ReminderBanner';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMyTeam } from '../useMyTeam.ts';

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
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('transfers') === 'suggested' && reminder?.kind === 'absent';
  useEffect(() => {
    if (!isAsked) return;
    setParams({}, { replace: true, preventScrollReset: true });
    transfers.fillIn(reminder.absent.flatMap(({ swap }) => swap ?? []));
  }, [isAsked, reminder, setParams, transfers]);
  if (world === undefined || reminder?.kind !== 'absent') return null;
  const swaps = reminder.absent.flatMap(({ swap }) => swap ?? []);
  return (
    <ReminderBanner
      absent={reminder.absent.map(({ playerId }) => lastNameOf(playerId, world))}
      swaps={swaps.map((swap) => ({ out: lastNameOf(swap.out, world), in: lastNameOf(swap.in, world) }))}
      onFill={() => transfers.fillIn(swaps)}
      onClose={store.close}
    />
  );
});
