import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import type { PlayerStatus } from '@rugby/domain/game/model/entities';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import { CommandError } from '../../season/CommandError.ts';
import { abilitiesOf } from '../match/abilities.ts';
import { type MatchPlayer, type NamedSquad, nameSquad } from '../match/nameSquad.ts';
import { createRandom } from '../random.ts';

/** A player with ability and squad. */
export interface SimulatedPlayer extends MatchPlayer {
  readonly squadId: number;
}

/** The players of a season and the seed of its simulation. */
export interface Simulation {
  readonly origin: 'practice' | 'import';
  /**
   * The given seed, by default the day of the season's first kick-off: each year plays differently, and all servers play the
   * same.
   */
  readonly seed: string;
  readonly players: ReadonlyMap<number, SimulatedPlayer>;
  /** Returns the named squad for a match; always the same for the same seed. */
  namedSquad(squadId: number, fixtureId: number): NamedSquad;
}

const seasonSchema = z.object({ origin: z.enum(['practice', 'import']), day: z.nullable(z.string()) });

/** Loads the simulation of an edition. Refuses an edition without a season. */
export async function loadSimulation(db: Kysely<Database>, edition: EditionId, givenSeed?: string): Promise<Simulation> {
  const statement = sql`
    select origin, (select min(start_date at time zone 'UTC')::date::text from rounds where edition = ${edition}) as day
    from seasons where edition = ${edition}
  `;
  const [season] = await readRows(db, statement, seasonSchema);
  if (season === undefined) throw new CommandError([`There is no ${edition} season.`]);
  const players = await db
    .selectFrom('players')
    .select(['id', 'squadId', 'position', 'cost', 'status'])
    .where('edition', '=', edition)
    .orderBy('id')
    .execute();
  const abilities = abilitiesOf(players);
  const simulated = players.map((player) => ({ ...player, ability: abilities.get(player.id) ?? 0 }));
  const seed = givenSeed ?? season.day ?? '';
  return {
    origin: season.origin,
    seed,
    players: new Map(simulated.map((player) => [player.id, player])),
    namedSquad(squadId, fixtureId) {
      const squad = simulated.filter((player) => player.squadId === squadId);
      return nameSquad(
        season.origin === 'practice' ? squad.map(asUncertain) : squad,
        createRandom(`${seed} squad ${squadId} match ${fixtureId}`),
      );
    },
  };
}

/** In practice, statuses follow from the named squads and not the other way round. */
function asUncertain(player: MatchPlayer): MatchPlayer {
  return { ...player, status: 'uncertain' satisfies PlayerStatus };
}
