import type { Edition } from '@rugby/domain/editions';
import type { Fixture, Player } from '@rugby/domain/game/model/entities';
import { budgetOf } from '@rugby/domain/game/team/budget';
import { filterPool, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { playerFlags } from '@rugby/domain/game/team/playerFlags';
import { sortPool } from '@rugby/domain/game/players/sortPool';
import { statisticOf, type PoolStatistic } from '@rugby/domain/game/players/statistics';
import { playersById, type GameWorld, type EditedTeam } from '@rugby/domain/game/model/world';
import { aLineup, without } from '@rugby/mocks/builders/lineup';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aPool } from '@rugby/mocks/builders/pool';
import { aFixture, aRound, squadsOf } from '@rugby/mocks/builders/season';
import { poolRowState, type PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { sampleSquad } from '../PoolRow/sampleRows.ts';
import type { PoolOrder } from './poolOrder.ts';

/** A season, a team in hand and who of them can be added, as the rules say; for stories. */
export interface SamplePoolData {
  readonly world: GameWorld;
  readonly budget: number;
  readonly picked: number;
  readonly rowsFor: (filters: PoolFilter, order: PoolOrder) => readonly PoolRowContent[];
}

export interface SamplePoolOptions {
  readonly edition: Edition;
  readonly count: number;
  /** Slots of the sample fifteen that are open, by number on the back. */
  readonly open: readonly number[];
  /** Matches of the round. */
  readonly fixtures?: readonly Fixture[];
  readonly players?: readonly Player[];
}

/** The sample fifteen with some slots open, in a season of `count` other players. */
export function samplePool({ edition, count, open, fixtures, players: more = [] }: SamplePoolOptions): SamplePoolData {
  const fifteen = fifteenOf(edition);
  const players = [...more, ...aPool(count, edition), ...fifteen];
  const world: GameWorld = {
    edition,
    rounds: [aRound({ fixtures: fixtures ?? [aFixture({}, squadsOf(edition))] })],
    squads: squadsOf(edition),
    players: playersById(players),
    now: Date.parse('2026-03-25T04:47:28Z'),
  };
  const lineup = aLineup(without(fifteen, ...open));
  const team: EditedTeam = { lineup, captainId: null, stored: null };
  const budget = budgetOf(lineup, edition.budget, world.players);
  const inTeam = new Set(playerIds(lineup));
  const canAdd = open.length > 0;
  const states = new Map(players.map((player) => [player.id, poolRowState(playerFlags(player, team, world), canAdd)] as const));
  const rowsOf = memo((statistic: PoolStatistic) =>
    players.map((player) => ({
      player,
      squad: sampleSquad(player.squadId, edition),
      value: statisticOf(player, statistic, 7),
      state: states.get(player.id) ?? { kind: 'shown' as const },
    })),
  );
  return {
    world,
    budget,
    picked: inTeam.size,
    rowsFor: (filters, { statistic, sort }) => {
      const rows = new Map(rowsOf(statistic).map((row) => [row.player.id, row]));
      const shown = sortPool(filterPool(players, filters, { inTeam, budget }), sort, { roundId: 7, rounds: world.rounds });
      return shown.flatMap(({ id }) => rows.get(id) ?? []);
    },
  };
}

/** The same rows for the same statistic, so that a keystroke in the search makes no new ones. */
function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
