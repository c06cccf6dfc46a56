import { poolStatisticsFor } from '@rugby/domain/game/statistics';
import type { PlayerPoolProps } from '@rugby/ui/game/PlayerPool';
import { useStores } from '../../shell/StoresContext.tsx';
import { hasStarted, poolContents } from './poolRows.ts';

/** All that the pool needs, on the wall beside the pitch and on the sheet of a phone alike. To be called in an observer. */
export function usePool(): PlayerPoolProps {
  const stores = useStores();
  const { desk, season, team, edition } = stores;
  const { world } = season;
  const isStarted = world !== undefined && hasStarted(team.draft.stored, world);
  return {
    contents: poolContents(stores),
    names: world ?? { edition, rounds: [], squads: [], players: new Map() },
    filters: desk.filters,
    onFiltersChange: desk.filter,
    order: { statistic: desk.poolStatistic, sort: desk.poolSort },
    onOrderChange: ({ statistic, sort }) => desk.arrange(statistic, sort),
    statistics: poolStatisticsFor(season.rounds.value ?? []),
    budget: team.budget ?? 0,
    notice: isStarted ? { kind: 'started' } : team.isFull ? { kind: 'full' } : undefined,
    onAdd: desk.add,
    onOpen: (playerId) => desk.open({ kind: 'player', playerId }),
    onFix: (fix) => fix.kind === 'remove' && desk.remove(fix.playerId),
    onRetry: () => void season.load(),
  };
}
