import type { GameWorld } from '@rugby/domain/game/model/world';
import { squadById } from '@rugby/domain/game/model/lookup';
import { displayPrice } from '@rugby/domain/game/model/money';
import { displayValue } from '@rugby/domain/game/players/statistics';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { positionCategory } from '@rugby/domain/i18n/positionWords';
import { sampleWords } from '../../words/sampleWords.ts';
import type { WatchLine } from './WatchList.tsx';

/** The first five of the fifteen on a watch list; the price and the status of the second one have changed. */
export function watchListOf(season: GameWorld): readonly WatchLine[] {
  return [1, 2, 3, 4, 5].map((id) => {
    const { firstName, lastName, position, cost, squadId, stats } = playerOf(season, id);
    const facts = sampleWords('watch.facts', {
      squad: squadById(squadId, season).abbreviation,
      position: positionCategory(position, sampleWords),
      price: displayPrice(cost),
      points: displayValue(stats.totalPoints),
    });
    const status = sampleWords('watch.change.status', {
      from: sampleWords('team.status.starting'),
      to: sampleWords('team.status.injured'),
    });
    const price = sampleWords('watch.change.cost', { by: `+${displayPrice(200_000)}` });
    return { id, name: `${firstName} ${lastName}`, facts, changes: id === 2 ? [price, status] : [] };
  });
}
