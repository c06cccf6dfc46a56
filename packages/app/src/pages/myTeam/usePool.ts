import { poolStatisticsFor } from '@rugby/domain/game/statistics';
import type { PlayerPoolProps } from '@rugby/ui/game/PlayerPool';
import { useBuilder } from './useBuilder.ts';

/** All that the pool needs, on the wall beside the pitch and on the sheet of a phone alike. To be called in an observer. */
export function usePool(): PlayerPoolProps {
  const { desk, season, team, edition, rows } = useBuilder();
  const { world } = season;
  return {
    contents: rows.contents,
    names: world ?? { edition, rounds: [], squads: [], players: new Map() },
    filters: desk.filters,
    onFiltersChange: desk.filter,
    order: { statistic: desk.poolStatistic, sort: desk.poolSort },
    onOrderChange: ({ statistic, sort }) => desk.arrange(statistic, sort),
    statistics: poolStatisticsFor(season.rounds.value ?? []),
    budget: team.budget ?? 0,
    notice: rows.isStarted ? { kind: 'started' } : team.isFull ? { kind: 'full' } : undefined,
    onAdd: desk.add,
    onOpen: (playerId) => desk.open({ kind: 'player', playerId }),
    onFix: (fix) => fix.kind === 'remove' && desk.remove(fix.playerId),
    onRetry: () => void season.load(),
  };
}
