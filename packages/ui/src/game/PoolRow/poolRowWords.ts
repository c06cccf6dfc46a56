import { refusalLine, type Names } from '@rugby/domain/i18n/refusalWords';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import { describeFigure } from '../PlayerCard/cardFigure.ts';
import type { PoolRowContent, PoolRowState } from './poolRowContent.ts';

/** Text in place of the status: the first refusal or the lock; undefined when the status is shown. */
export function stateLine(state: PoolRowState, names: Names, words: Words): string | undefined {
  if (state.kind === 'locked') return words(`pool.row.${state.match}`);
  const [refusal] = state.kind === 'refused' ? state.refusals : [];
  return refusal && refusalLine(refusal, names, words);
}

/** Describes everything that a row shows besides the name, for screen readers. [B2, B13] */
export function describeRow(
  { player, squad, value, state }: PoolRowContent,
  statistic: PoolStatistic,
  names: Names,
  words: Words,
): string {
  return [
    words(`pool.positions.${player.position}`),
    squad.name,
    describeFigure({ statistic: 'Price', value: player.cost }, words),
    describeFigure({ statistic, value }, words),
    words(`team.status.${player.status}`),
    state.kind === 'in-team' ? words('pool.row.inTeam') : stateLine(state, names, words),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
