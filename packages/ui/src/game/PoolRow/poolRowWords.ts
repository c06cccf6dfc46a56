import { displayExcess } from '@rugby/domain/game/model/money';
import { positionCategory } from '@rugby/domain/i18n/positionWords';
import { refusalLine, type Names } from '@rugby/domain/i18n/refusalWords';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import { describeFigure } from '../PlayerCard/cardFigure.ts';
import type { PoolRowContent } from './poolRowContent.ts';

/** Text in place of the status: the first refusal, the lock, or that the price is over the budget; undefined when the status is shown. */
export function stateLine(
  { state, over }: Pick<PoolRowContent, 'state' | 'over'>,
  names: Names,
  words: Words,
): string | undefined {
  if (over !== undefined) return words('refusals.short.over-budget', { over: displayExcess(over) });
  if (state.kind === 'locked') return words(`pool.row.${state.match}`);
  const [refusal] = state.kind === 'refused' ? state.refusals : [];
  return refusal && refusalLine(refusal, names, words);
}

/** Describes everything that a row shows besides the name, for screen readers. [B2, B13] */
export function describeRow(content: PoolRowContent, statistic: PoolStatistic, names: Names, words: Words): string {
  const { player, squad, value, state, rest } = content;
  return [
    positionCategory(player.position, words),
    squad.name,
    describeFigure({ statistic: 'Price', value: player.cost }, words),
    describeFigure({ statistic, value }, words),
    words(`team.status.${player.status}`),
    rest && words(`pool.row.${rest.kind}`, { round: rest.roundNumber }),
    state.kind === 'in-team' ? words('pool.row.inTeam') : stateLine(content, names, words),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
