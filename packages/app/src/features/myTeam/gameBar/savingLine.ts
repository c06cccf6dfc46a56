import type { TeamStore } from '@rugby/domain/stores/team/TeamStore';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import type { SavingLine } from '@rugby/ui/game/SavingNote';
import { timeOrDayFrom } from '../../../site/dayAndTime.ts';

/**
 * What the page says about saving: whether it waits for a connection; in transfer mode whether something is still to send. The same in bar,
 * bottom bar and pool.
 */
export function pageSavingLine({
  clock,
  queue,
  team,
  transfers,
}: Pick<MyTeamStores, 'clock' | 'queue' | 'team' | 'transfers'>): SavingLine | undefined {
  if (team.isChanged && queue.holds(team.draft)) return { kind: 'queued' };
  return transfers.isOn && team.isChanged ? { kind: 'not-sent' } : savingLine(team, clock);
}

/** Whether the server has, or is getting, what is on the screen; undefined before there is anything to save. */
function savingLine(
  { isChanged, saved, saving }: Pick<TeamStore, 'isChanged' | 'saved' | 'saving'>,
  clock: MyTeamStores['clock'],
): SavingLine | undefined {
  if (isChanged) return { kind: saving.state === 'pending' ? 'saving' : 'not-saved' };
  const team = saved.value;
  return team ? { kind: 'saved', time: timeOrDayFrom(clock.read(), team.savedAt) } : undefined;
}
