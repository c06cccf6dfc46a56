import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import type { PlayerStatus } from '@rugby/domain/game/model/entities';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import { CommandError } from '../../season/CommandError.ts';
import { abilitiesOf } from '../match/abilities.ts';
import { type Candidate, type NamedSquad, nameSquad } from '../match/nameSquad.ts';
import { createRandom } from '../random.ts';

/** A player of a season, with his squad. */
export interface SimulatedPlayer extends Candidate {
  readonly squadId: number;
}

/** Who can play in a season, and by which seed. */
export interface Simulation {
  readonly origin: 'practice' | 'import';
  /** The day of the season's first kick-off, unless another seed was asked for: each year plays differently, and everywhere the same. */
  readonly seed: string;
  readonly players: ReadonlyMap<number, SimulatedPlayer>;
  /** Whom a squad names for a match; always the same for one seed. */
  namedSquad(squadId: number, fixtureId: number): NamedSquad;
}

const seasonSchema = z.object({ origin: z.enum(['practice', 'import']), day: z.nullable(z.string()) });

/** Reads the cast of an edition. Refuses one without a season. */
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
  const cast = players.map((player) => ({ ...player, ability: abilities.get(player.id) ?? 0 }));
  const seed = givenSeed ?? season.day ?? '';
  return {
    origin: season.origin,
    seed,
    players: new Map(cast.map((player) => [player.id, player])),
    namedSquad(squadId, fixtureId) {
      const squad = cast.filter((player) => player.squadId === squadId);
      return nameSquad(
        season.origin === 'practice' ? squad.map(asUncertain) : squad,
        createRandom(`${seed} squad ${squadId} match ${fixtureId}`),
      );
    },
  };
}

/** In practice the statuses follow from the naming, not the other way round. */
function asUncertain(player: Candidate): Candidate {
  return { ...player, status: 'uncertain' satisfies PlayerStatus };
}
