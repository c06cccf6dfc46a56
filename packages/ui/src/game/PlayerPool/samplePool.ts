import type { Player } from '@rugby/domain/game/model/entities';
import { emptyLineup, placePlayer, playerIds } from '@rugby/domain/game/model/lineup';
import { slots } from '@rugby/domain/game/model/positions';
import { type EditedTeam, type GameWorld, playersById } from '@rugby/domain/game/model/world';
import { filterPool, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { isRestingNow } from '@rugby/domain/game/season/byes';
import { sortPool } from '@rugby/domain/game/players/sortPool';
import { type PoolStatistic, statisticOf } from '@rugby/domain/game/players/statistics';
import { budgetOf } from '@rugby/domain/game/team/budget';
import { playerFlags } from '@rugby/domain/game/team/playerFlags';
import { poolRowState, type PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { squadOf } from '../PoolRow/sampleRows.ts';
import type { PoolOrder } from './poolOrder.ts';

/** A season, a lineup and which players can be added by the rules; for stories. */
export interface SamplePoolData {
  readonly world: GameWorld;
  readonly budget: number;
  readonly picked: number;
  readonly rowsFor: (filters: PoolFilter, order: PoolOrder) => readonly PoolRowContent[];
}

/** How a story changes the pool of its season. */
export interface SamplePoolOptions {
  /** Shirt numbers of the empty slots. */
  readonly open: readonly number[];
  /** Players listed before those of the season. */
  readonly players?: readonly Player[];
}

/** The pool of a season beside a lineup with some empty slots. */
export function poolOf(season: GameWorld, { open, players: more = [] }: SamplePoolOptions): SamplePoolData {
  const players = [...more, ...season.players.values()];
  const world: GameWorld = { ...season, players: playersById(players) };
  const picked = slots.filter(({ jersey }) => !open.includes(jersey));
  const lineup = picked.reduce((filled, { jersey, position }) => placePlayer(filled, jersey, position), emptyLineup);
  const team: EditedTeam = { lineup, captainId: null, saved: null };
  const budget = budgetOf(lineup, season.edition.budget, world.players);
  const inTeam = new Set(playerIds(lineup));
  const canAdd = open.length > 0;
  const stateOf = (player: Player) => {
    const flags = playerFlags(player, team, world);
    return poolRowState(flags, canAdd ? flags.refusals : undefined);
  };
  const states = new Map(players.map((player) => [player.id, stateOf(player)] as const));
  const rowsOf = memo((statistic: PoolStatistic) =>
    players.map((player) => {
      const state = states.get(player.id) ?? { kind: 'shown' as const };
      const over = player.cost - budget;
      return {
        player,
        squad: squadOf(world, player.squadId),
        value: statisticOf(player, statistic, 7),
        state,
        ...(isRestingNow(player.squadId, season.rounds) && { rest: { kind: 'bye' as const, roundNumber: 7 } }),
        ...(state.kind === 'free' && over > 0 && { over }),
      };
    }),
  );
  return {
    world,
    budget,
    picked: inTeam.size,
    rowsFor: (filters, { statistic, sort }) => {
      const rows = new Map(rowsOf(statistic).map((row) => [row.player.id, row]));
      const shown = sortPool(filterPool(players, filters, { inTeam, budget, rounds: world.rounds }), sort, {
        roundId: 7,
        rounds: world.rounds,
      });
      return shown.flatMap(({ id }) => rows.get(id) ?? []);
    },
  };
}

/** Caches rows by statistic, so that typing in the search creates no new rows. */
function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
