import type { Figures, Player } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { nextOpponent, showOpponent } from '@rugby/domain/game/players/statistics';
import type { StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { statsColumns, statsRows, type StatsSource, statsValue } from '@rugby/domain/game/players/statsTable';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { squadOf } from '../PoolRow/sampleRows.ts';
import type { StatsContents, StatsRow } from './statsContents.ts';

/** A season with the published figures of its players. */
export interface StatsSeason extends GameWorld {
  readonly figures: ReadonlyMap<number, Figures>;
}

/** The table for a query, as the rules sort and filter it; for stories. */
export function statsOf(season: StatsSeason, query: StatsQuery): StatsContents {
  const { rounds, figures } = season;
  const players = [...season.players.values()];
  if (players.length === 0) return { state: 'no-season' };
  const source: StatsSource = { players, figures, rounds, roundId: currentRound(rounds)?.id ?? null };
  const found = statsRows(source, query.filter, query.sort);
  return {
    state: 'ready',
    count: found.length,
    rows: found.slice(0, query.shown).map((player) => rowOf(player, source, query, season)),
  };
}

function rowOf(player: Player, source: StatsSource, { view, tab }: StatsQuery, season: GameWorld): StatsRow {
  return {
    player,
    squad: squadOf(season, player.squadId),
    values: Object.fromEntries(statsColumns(view, tab).map((column) => [column, statsValue(player, column, source)])),
    next: showOpponent(nextOpponent(player, season.rounds)),
  };
}
