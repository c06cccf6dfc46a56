import { z } from '@rugby/domain/contract/schema';
import type { StoredContest, StoredEntry } from '@rugby/domain/game/contests/StoredContest';
import type { ContestKind } from '@rugby/domain/game/model/contest';
import { omit } from 'es-toolkit';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** A user in a draw with their team; null without one. */
export interface TeamEntry extends StoredEntry {
  readonly teamId: number | null;
}

/** The draw of a contest with the teams of its users. */
export interface TeamContest extends StoredContest {
  readonly entries: readonly TeamEntry[];
}

/** Reads the draw of a contest of a league; undefined before it is drawn. */
export async function readContest(db: Kysely<Database>, leagueId: number, kind: ContestKind): Promise<TeamContest | undefined> {
  const statement = sql`
    select seed, first_round_id, entry, left_from, users.id as user_id, users.display_name, teams.id as team_id, teams.name as team_name
    from contests
    join contest_entries using (league_id, kind)
    left join users on users.id = contest_entries.user_id
    left join teams on teams.user_id = users.id and teams.edition = contests.edition
    where league_id = ${leagueId} and kind = ${kind} and first_round_id is not null
    order by entry
  `;
  const rows = await readRows(db, statement, rowSchema);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { seed, firstRoundId } = first;
  return { seed, firstRoundId, entries: rows.map((row) => omit(row, ['seed', 'firstRoundId'])) };
}

const rowSchema = z.object({
  seed: z.string(),
  firstRoundId: z.int(),
  entry: z.int(),
  leftFrom: z.nullable(z.int()),
  userId: z.nullable(z.int()),
  displayName: z.nullable(z.string()),
  teamId: z.nullable(z.int()),
  teamName: z.nullable(z.string()),
});
