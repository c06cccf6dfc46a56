import type { League } from '@rugby/domain/game/model/league';
import type { RoundFigure } from '@rugby/ui/game/RoundResult';
import { rankingFigure } from '@rugby/ui/rankings/rankingFigures';

/** The most leagues that a result names; the page of leagues has the others. */
const mostLeagues = 3;

/** The user's ranks in their leagues after a round, the best first, with the places that the round won in each. */
export function leagueFigures(
  leagues: readonly Pick<League, 'id' | 'name' | 'ownRanks'>[],
  roundId: number,
  locale: string,
): readonly RoundFigure[] {
  return leagues
    .flatMap(({ id, name, ownRanks }) => {
      const index = ownRanks.findIndex((own) => own.roundId === roundId);
      const rank = ownRanks[index]?.rank;
      return rank === undefined ? [] : [{ id, name, rank, before: ownRanks[index - 1]?.rank }];
    })
    .toSorted((first, second) => first.rank - second.rank)
    .slice(0, mostLeagues)
    .map(({ id, name, rank, before }) => ({
      id: `league-${id}`,
      label: name,
      value: rankingFigure(rank, locale),
      ...(before !== undefined && { won: before - rank }),
    }));
}
