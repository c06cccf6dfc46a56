import { isFull } from '@rugby/domain/game/lineup';
import { poolStatisticsFor } from '@rugby/domain/game/statistics';
import type { SeasonStore } from '@rugby/domain/stores/SeasonStore';
import type { PlayerPoolProps } from '@rugby/ui/game/PlayerPool';
import type { WhatIf } from './useWhatIf.ts';

/** All that the pool needs, on the wall and on the sheet of a phone alike. To be called in an observer. */
export function poolOf({ whatIf, desk, rows }: WhatIf, season: SeasonStore): PlayerPoolProps {
  const { sandbox, trial } = whatIf;
  return {
    contents: rows.contents,
    names: sandbox?.world ?? { edition: season.edition, rounds: [], squads: [], players: new Map() },
    filters: desk.filters,
    onFiltersChange: desk.filter,
    order: { statistic: desk.poolStatistic, sort: desk.poolSort },
    onOrderChange: ({ statistic, sort }) => desk.arrange(statistic, sort),
    statistics: poolStatisticsFor(season.rounds.value ?? []),
    budget: whatIf.budget ?? 0,
    notice: trial !== undefined && isFull(trial.lineup) ? { kind: 'full' } : undefined,
    onAdd: desk.add,
    onOpen: (playerId) => desk.open({ kind: 'player', playerId }),
    onFix: (fix) => fix.kind === 'remove' && desk.remove(fix.playerId),
    onRetry: () => void whatIf.load(),
  };
}
