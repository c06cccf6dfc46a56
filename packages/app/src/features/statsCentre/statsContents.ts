import { canRetry } from '@rugby/domain/api/failure';
import { squadById } from '@rugby/domain/game/model/lookup';
import type { Player } from '@rugby/domain/game/model/entities';
import { nextOpponent, showOpponent } from '@rugby/domain/game/players/statistics';
import type { StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { statsColumns, statsRows, type StatsSource, statsValue } from '@rugby/domain/game/players/statsTable';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import type { Words } from '@rugby/domain/i18n/keys';
import type { PlayerStatsStore } from '@rugby/domain/stores/players/PlayerStatsStore';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { StatsContents, StatsRow } from '@rugby/ui/game/StatsCentre';
import { squadMark } from '../../site/squadMark.ts';

/** What the table shows for a query, as far as it has arrived. */
export function statsContents(
  season: SeasonStore,
  stats: PlayerStatsStore,
  query: StatsQuery,
  { words, onRetry }: { readonly words: Words; readonly onRetry: () => void },
): StatsContents {
  const { world, failure, currentRound } = season;
  const { value: figures, request } = stats.season;
  if (world === undefined || figures === undefined) {
    const reason = failure ?? (request.state === 'error' ? request.failure : undefined);
    if (reason === undefined) return { state: 'loading' };
    return { state: 'failed', reason: failureSentence(reason, words), onRetry: canRetry(reason) ? onRetry : undefined };
  }
  if (world.players.size === 0) return { state: 'no-season' };
  const source = { players: [...world.players.values()], figures, rounds: world.rounds, roundId: currentRound?.id ?? null };
  const found = statsRows(source, query.filter, query.sort);
  return {
    state: 'ready',
    count: found.length,
    rows: found.slice(0, query.shown).map((player) => rowOf(player, source, query, world)),
  };
}

function rowOf(player: Player, source: StatsSource, { view, tab }: StatsQuery, world: GameWorld): StatsRow {
  return {
    player,
    squad: squadMark(world.edition, squadById(player.squadId, world)),
    values: Object.fromEntries(statsColumns(view, tab).map((column) => [column, statsValue(player, column, source)])),
    next: showOpponent(nextOpponent(player, source.rounds)),
  };
}
