import { fullName } from '@rugby/domain/game/players/fullName';
import type { PlayerStatus } from '@rugby/domain/game/model/entities';
import type { Slot } from '@rugby/domain/game/model/positions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { CardContent } from './cardContent.ts';
import { describeFigure } from './cardFigure.ts';

/**
 * The accessible name of a card: full name, position, squad and statistic, then captaincy, status, lock, change and what a press
 * does where there are any. [B13]
 */
export function cardName(content: CardContent, { label }: Pick<Slot, 'label'>, words: Words): string {
  const { player, squad, figure, badge, matchState, change, press } = content;
  const status = shownStatus(content);
  return [
    fullName(player),
    words(`team.position.${label}`),
    squad.name,
    describeFigure(figure, words),
    badge && words(`team.badge.${badge}`),
    status && words(`team.status.${status}`),
    matchState && words(`team.standing.${matchState}`),
    matchState === 'live' || matchState === 'played' ? words('team.standing.locked') : undefined,
    change && words(`team.change.${change}`),
    press && words(`team.press.${press}`),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The status is about the next match. Without one in this round only an injury and an elimination are worth saying. */
function shownStatus({ matchState, player: { status } }: CardContent): PlayerStatus | undefined {
  if (matchState === 'bye-ahead' || matchState === 'no-match')
    return status === 'injured' || status === 'eliminated' ? status : undefined;
  return matchState === undefined || matchState === 'locked' ? status : undefined;
}
