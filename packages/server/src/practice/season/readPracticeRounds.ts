import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { progressStates } from '@rugby/domain/game/model/entities';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import type { Phase, PracticeRound } from './dueStep.ts';

const HALF = 40;

/**
 * Reads the rounds of a season with the phase that each fixture has reached by its stored records. A kick-off is known by the
 * score in practice, and by the fixture's status where scores come with the feed.
 */
export async function readPracticeRounds(
  db: Kysely<Database>,
  edition: EditionId,
  origin: 'practice' | 'import',
): Promise<readonly PracticeRound[]> {
  const statement = sql`
    select rounds.round_number, rounds.status, fixtures.id, fixtures.date, fixtures.status as match_status, fixtures.home_score is not null as has_score,
      (select max((line->>'MP')::int) from stat_records where edition = fixtures.edition and fixture_id = fixtures.id) as longest
    from rounds join fixtures on fixtures.edition = rounds.edition and fixtures.round_id = rounds.id
    where rounds.edition = ${edition}
    order by rounds.round_number, fixtures.date, fixtures.id
  `;
  const rows = await readRows(db, statement, matchSchema);
  return [...Map.groupBy(rows, ({ roundNumber }) => roundNumber)].map(([roundNumber, fixtures]) => ({
    roundNumber,
    status: fixtures[0]?.status ?? 'scheduled',
    fixtures: fixtures.map((row) => ({
      id: row.id,
      kickOff: row.date.getTime(),
      reached: phaseOf(row, origin),
      status: row.matchStatus,
    })),
  }));
}

const matchSchema = z.object({
  roundNumber: z.int(),
  status: z.enum(progressStates),
  id: z.int(),
  date: z.date(),
  matchStatus: z.enum(progressStates),
  hasScore: z.boolean(),
  /** The highest number of minutes in a record of the fixture; null without records. */
  longest: z.nullable(z.int()),
});

function phaseOf({ hasScore, longest, matchStatus }: z.output<typeof matchSchema>, origin: 'practice' | 'import'): Phase {
  if (longest !== null) return longest > HALF ? 'full-time' : 'half-time';
  const hasKickedOff = origin === 'practice' ? hasScore : matchStatus !== 'scheduled';
  return hasKickedOff ? 'kick-off' : 'nothing';
}
