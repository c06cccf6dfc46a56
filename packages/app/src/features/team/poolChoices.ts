import { poolStatisticsFor } from '@rugby/domain/game/players/statistics';
import type { TeamEditorStore } from '@rugby/domain/stores/team/TeamEditorStore';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { PoolChoices } from '@rugby/ui/game/PlayerPool';

interface PoolEditor extends Pick<TeamEditorStore, 'poolStatistic' | 'poolSort' | 'arrangePool'> {
  readonly pool: Pick<TeamEditorStore['pool'], 'filters' | 'filter'>;
}

/** The rounds of the season, as far as they have arrived. */
interface PoolSeason {
  readonly rounds: Pick<SeasonStore['rounds'], 'value'>;
}

/** The choices about the pool of an editor. Call it in an observer. */
export function poolChoices(
  { pool, poolStatistic, poolSort, arrangePool: arrange }: PoolEditor,
  { rounds }: PoolSeason,
): PoolChoices {
  return {
    filters: pool.filters,
    onFiltersChange: pool.filter,
    order: { statistic: poolStatistic, sort: poolSort },
    onOrderChange: ({ statistic, sort }) => arrange(statistic, sort),
    statistics: poolStatisticsFor(rounds.value ?? []),
  };
}
