import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** The final team of a user in a round. */
export interface LedgerEntry {
  readonly team: number;
  readonly round: number;
  readonly lineup: readonly number[];
  readonly captain: number | null;
  readonly booster: string | null;
  readonly target: number | null;
}

export interface Recounted {
  readonly team: number;
  readonly round: number;
  readonly points: number;
}

/** The points of players by `player in round`. */
export type PointsByPlayer = ReadonlyMap<string, number>;

/** Whether the lineup was more than that of its round: with Limitless the one from before comes back. */
export function hasStayed({ booster }: LedgerEntry): boolean {
  return booster !== 'LIMITLESS';
}

/** How many times the points of a player of the lineup count. */
export function timesOf(
  { captain, booster, target }: Pick<LedgerEntry, 'captain' | 'booster' | 'target'>,
  player: number,
): number {
  if (player === captain) return booster === 'TRIPLE_CAPTAIN' ? 3 : 2;
  return booster === 'CO_CAPTAIN' && player === target ? 2 : 1;
}

/** Computes the points of teams in rounds from those of the players. It shares no code with the game's scoring. */
export function recountSeason(points: PointsByPlayer, ledger: readonly LedgerEntry[]): readonly Recounted[] {
  return ledger
    .map((entry) => {
      const { team, round, lineup } = entry;
      let total = 0;
      for (const player of lineup) total += timesOf(entry, player) * (points.get(`${player} in ${round}`) ?? 0);
      return { team, round, points: total };
    })
    .toSorted((a, b) => a.team - b.team || a.round - b.round);
}

/** Computes the points of players from the raw stat lines by the printed rules, in SQL. It shares no code with the game's scoring. */
export async function recountPlayers(db: Kysely<Database>, edition: EditionId): Promise<PointsByPlayer> {
  const statement = sql`
    select player_id as player, round_id as round, sum(
      case when (n->>'MP')::int > 61 then 2 when (n->>'MP')::int > 1 then 1 else 0 end
      + 15 * (n->>'T')::int + 9 * (n->>'TA')::int + 2 * (n->>'C')::int - (n->>'CM')::int + 3 * (n->>'PG')::int - (n->>'PGM')::int
      + 3 * (n->>'DG')::int - (n->>'DGM')::int - 5 * (n->>'YC')::int - 10 * (n->>'RC')::int + 4 * (n->>'TW')::int + 5 * (n->>'I')::int
      + (n->>'LT')::int + 5 * (n->>'LS')::int - 2 * (n->>'LE')::int + (n->>'TK')::int - (n->>'MT')::int + 2 * (n->>'TB')::int
      + 2 * (n->>'O')::int + 7 * (n->>'LB')::int + 5 * (n->>'LC')::int + greatest(0, floor((n->>'MG')::int / 10.0)) - (n->>'PC')::int
      - (n->>'E')::int + case when position in ('prop', 'hooker') then 3 * (n->>'SW')::int else 0 end + 10 * (n->>'K_50_22')::int
    )::int as points
    from (
      select player_id, round_id, position, line as n
      from stat_records join players on players.edition = stat_records.edition and players.id = player_id
      where stat_records.edition = ${edition}
    ) as records
    group by player_id, round_id
  `;
  const rows = await readRows(db, statement, z.object({ player: z.int(), round: z.int(), points: z.int() }));
  return new Map(rows.map(({ player, round, points }) => [`${player} in ${round}`, points]));
}
