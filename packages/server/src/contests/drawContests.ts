import { randomBytes } from 'node:crypto';
import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { isCupDue, seedCup } from '@rugby/domain/game/contests/bracket';
import { inLotOrder } from '@rugby/domain/game/contests/lot';
import { type ContestKind, contestKinds } from '@rugby/domain/game/model/contest';
import { leastHeadToHeadEntries } from '@rugby/domain/game/model/contestSizes';
import type { Round } from '@rugby/domain/game/model/entities';
import { rankTeams } from '@rugby/domain/game/rankings/rankTeams';
import { sql, type Transaction } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { InTransaction } from '../scoring/workInBlocks.ts';
import { readCupMembers, readFirstMembers } from './readMembers.ts';

/** How many leagues are drawn in one transaction: it bounds the memory, and how long a change of a league waits. */
const BATCH = 200;

/**
 * Draws the contests that begin with a round: head-to-head of leagues that have started and have two members, and cups that take all rounds that
 * are left. A drawn contest is never drawn again. Each batch of leagues has a transaction of its own, which locks them in the order of their ids, as
 * the deletion of an account does: neither waits for the other while the other waits for it. [B22, D52]
 */
export async function drawContests(
  inTransaction: InTransaction,
  edition: EditionId,
  round: Pick<Round, 'id' | 'roundNumber'>,
): Promise<void> {
  const roundsLeft = await inTransaction((tx) => countRoundsFrom(tx, edition, round.roundNumber));
  for (const kind of contestKinds) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      after = await inTransaction((tx) => drawBatch(tx, edition, kind, { round, roundsLeft, after: from }));
    }
  }
}

/** The round with which contests begin, how many rounds are left from it on, and the id of the league after which a batch begins. */
interface Batch {
  readonly round: Pick<Round, 'id' | 'roundNumber'>;
  readonly roundsLeft: number;
  readonly after: number;
}

/** Draws the contests of the next leagues that wait. Returns the id of the last one; undefined when no league is left. */
async function drawBatch(
  tx: Transaction<Database>,
  edition: EditionId,
  kind: ContestKind,
  { round, roundsLeft, after }: Batch,
): Promise<number | undefined> {
  const waiting = await lockWaiting(tx, edition, kind, { round, after });
  const due = waiting.filter(({ numTeams }) =>
    kind === 'cup' ? isCupDue(numTeams, roundsLeft) : numTeams >= leastHeadToHeadEntries,
  );
  const ids = due.map(({ id }) => id);
  await storeDraws(tx, kind, round, kind === 'cup' ? await drawCups(tx, ids, round, roundsLeft) : await drawSchedules(tx, ids));
  return waiting.length < BATCH ? undefined : waiting.at(-1)?.id;
}

/** The draw of a league: its users in the order of their entries. */
interface Draw {
  readonly leagueId: number;
  readonly seed: string;
  readonly userIds: readonly number[];
}

async function countRoundsFrom(tx: Transaction<Database>, edition: EditionId, roundNumber: number): Promise<number> {
  const statement = sql`select count(*)::int as count from rounds where edition = ${edition} and round_number >= ${roundNumber}`;
  return (await readRow(tx, statement, z.object({ count: z.int() }))).count;
}

/** Locks the next leagues that wait for a draw and have started with the round, in the order of their ids: their members stay as they are. */
async function lockWaiting(
  tx: Transaction<Database>,
  edition: EditionId,
  kind: ContestKind,
  { round, after }: Pick<Batch, 'round' | 'after'>,
) {
  const statement = sql`
    select leagues.id, leagues.num_teams from contests
    join leagues on leagues.id = contests.league_id
    join rounds as start on start.edition = leagues.edition and start.id = leagues.start_round_id
    where contests.edition = ${edition} and kind = ${kind} and first_round_id is null
      and start.round_number <= ${round.roundNumber} and leagues.id > ${after}
    order by leagues.id limit ${BATCH}
    for update of leagues
  `;
  return readRows(tx, statement, z.object({ id: z.int(), numTeams: z.int() }));
}

async function drawSchedules(tx: Transaction<Database>, leagueIds: readonly number[]): Promise<readonly Draw[]> {
  const members = await readFirstMembers(tx, leagueIds);
  return [...members].map(([leagueId, userIds]) => {
    const seed = newSeed();
    return { leagueId, seed, userIds: inLotOrder(seed, userIds) };
  });
}

async function drawCups(
  tx: Transaction<Database>,
  leagueIds: readonly number[],
  round: Pick<Round, 'id' | 'roundNumber'>,
  roundsLeft: number,
): Promise<readonly Draw[]> {
  const members = await readCupMembers(tx, leagueIds, round);
  return [...members].map(([leagueId, all]) => {
    const seed = newSeed();
    const ranked = rankTeams(all, ({ points }) => points ?? Number.NEGATIVE_INFINITY);
    const candidates = ranked.map(({ team, rank }) => ({ userId: team.userId, rank: team.points === null ? null : rank }));
    return { leagueId, seed, userIds: seedCup(candidates, seed, roundsLeft) };
  });
}

function newSeed(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/** Stores the draws. The entries of an earlier season are replaced. */
async function storeDraws(
  tx: Transaction<Database>,
  kind: ContestKind,
  { id: firstRoundId }: Pick<Round, 'id'>,
  draws: readonly Draw[],
): Promise<void> {
  if (draws.length === 0) return;
  const leagueIds = draws.map(({ leagueId }) => leagueId);
  await tx.deleteFrom('contestEntries').where('kind', '=', kind).where('leagueId', 'in', leagueIds).execute();
  await sql`
    update contests set seed = drawn.seed, first_round_id = ${firstRoundId}
    from unnest(${leagueIds}::int[], ${draws.map(({ seed }) => seed)}::text[]) as drawn (league_id, seed)
    where contests.league_id = drawn.league_id and kind = ${kind}
  `.execute(tx);
  const entries = draws.flatMap(({ leagueId, userIds }) =>
    userIds.map((userId, index) => ({ leagueId, userId, entry: index + 1 })),
  );
  await sql`
    insert into contest_entries (league_id, kind, entry, user_id)
    select league_id, ${kind}, entry, user_id from unnest(
      ${entries.map(({ leagueId }) => leagueId)}::int[], ${entries.map(({ entry }) => entry)}::int[],
      ${entries.map(({ userId }) => userId)}::int[]
    ) as drawn (league_id, entry, user_id)
  `.execute(tx);
}
