import type { TeamStore } from '@rugby/domain/stores/team/TeamStore';
import type { SavingLine } from '@rugby/ui/game/SavingNote';
import { exactTime } from '../../../site/deviceTime.ts';

/** Whether the server has what is on the screen, by default to the second; undefined before there is anything to save. */
export function savingLine(
  { isChanged, saved }: Pick<TeamStore, 'isChanged' | 'saved'>,
  written: (instant: string) => string = exactTime,
): SavingLine | undefined {
  if (isChanged) return { kind: 'not-saved' };
  const team = saved.value;
  return team ? { kind: 'saved', time: written(team.savedAt), version: team.version } : undefined;
}
