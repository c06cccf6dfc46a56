import { editions, kitOf, type Edition } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { type StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { statsColumns, statsRows, statsValue, type StatsSource } from '@rugby/domain/game/players/statsTable';
import { figuresByPlayer } from '@rugby/mocks/builders/playerStats';
import { aPool } from '@rugby/mocks/builders/pool';
import { aRound, squadsOf } from '@rugby/mocks/builders/season';
import type { StatsContents, StatsRow } from './statsContents.ts';

/** Sixty players after two rounds, filtered and sorted by the rules; for stories. */
export function sampleStats(query: StatsQuery, edition: Edition = editions.srp): StatsContents {
  const players = aPool(60, edition);
  const rounds = [6, 7].map((id) => aRound({ id, status: 'complete' }));
  const source: StatsSource = { players, figures: figuresByPlayer(players, rounds), rounds, roundId: 7 };
  const found = statsRows(source, query.filter, query.sort);
  return {
    state: 'ready',
    count: found.length,
    rows: found.slice(0, query.shown).map((player) => rowOf(player, source, query, edition)),
  };
}

function rowOf(player: Player, source: StatsSource, { view, tab }: StatsQuery, edition: Edition): StatsRow {
  const squad = squadsOf(edition).find(({ id }) => id === player.squadId);
  const abbreviation = squad?.abbreviation ?? '';
  const flag = edition.flags[abbreviation];
  return {
    player,
    squad: {
      name: squad?.name ?? '',
      abbreviation,
      kit: kitOf(edition, abbreviation, player.squadId),
      ...(flag !== undefined && { flag }),
    },
    values: Object.fromEntries(statsColumns(view, tab).map((column) => [column, statsValue(player, column, source)])),
    next: player.id % 9 === 0 ? null : { abbreviation: 'CRUS', venue: player.id % 2 === 0 ? 'home' : 'away' },
  };
}
