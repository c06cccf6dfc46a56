import { z } from '@rugby/domain/contract/schema';
import type { Edition } from '@rugby/domain/editions';
import { sql, type Transaction } from 'kysely';
import { readRow } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import { setClock } from '../setClock.ts';
import { CommandError } from '../CommandError.ts';
import { readGameTime } from '../readGameTime.ts';
import { lockTeamChanges } from '../locks.ts';
import { readBlocksPlaying, teamsPlaying } from '../../scoring/createTeamRounds.ts';
import { requestScoring } from '../../scoring/scorePendingRounds.ts';
import { completeStart } from './completeStart.ts';
import { discardUnusedBoosters } from './discardUnusedBoosters.ts';
import { findRoundByNumber, type StoredRound, readRounds } from '../readRounds.ts';

export interface RoundStart {
  /** The game time to which the clock was moved; undefined when it did not have to be moved. */
  readonly movedTo: Date | undefined;
  /** Number of teams that play the round. */
  readonly teams: number;
}

/**
 * Starts the next round, at or after its first kick-off by game time, and discards unused boosters. No team can be saved until
 * the transaction ends, so with more than one block of teams the start is completed in short transactions, by the scoring pass that follows. Refuses a
 * round that is not the next one, and a round before its first kick-off when the clock may not be moved. [G-131, G-134]
 */
export async function startRound(
  tx: Transaction<Database>,
  edition: Edition,
  roundNumber: number,
  { mayMoveClock }: { readonly mayMoveClock: boolean },
): Promise<RoundStart> {
  await analyzeTeams(tx);
  await lockTeamChanges(tx, edition.id);
  const rounds = await readRounds(tx, edition.id);
  const round = findRoundByNumber(rounds, roundNumber);
  refuseOutOfOrder(rounds, round);
  const movedTo = await reachKickOff(tx, edition, round, mayMoveClock);
  await tx
    .updateTable('rounds')
    .set({ status: 'playing' })
    .where('edition', '=', edition.id)
    .where('id', '=', round.id)
    .execute();
  await discardUnusedBoosters(tx, edition, round, await readGameTime(tx, edition.id));
  const blocks = await readBlocksPlaying(tx, edition, round);
  if (blocks.length > 1) await requestScoring(tx, edition, round.id);
  else await completeStart([(work) => work(tx)], edition, round.id);
  return { movedTo, teams: await countTeamsPlaying(tx, edition, round) };
}

/**
 * Has the database look how many teams there are. When many have come since it looked last, it compares every place with every player, and no team can
 * be saved for ten times as long. Before the lock, because it takes a moment.
 */
async function analyzeTeams(tx: Transaction<Database>): Promise<void> {
  await sql`analyze teams, players, rounds`.execute(tx);
}

function refuseOutOfOrder(rounds: readonly StoredRound[], round: StoredRound): void {
  const name = `Round ${round.roundNumber}`;
  if (round.status !== 'scheduled') throw new CommandError([`${name} cannot start: it is ${round.status}.`]);
  const before = rounds.find(({ status }) => status !== 'complete');
  if (before === undefined || before.id === round.id) return;
  const missing = before.status === 'playing' ? 'has not been finished' : 'comes first';
  throw new CommandError([`${name} cannot start: round ${before.roundNumber} ${missing}.`]);
}

async function reachKickOff(tx: Transaction<Database>, edition: Edition, round: StoredRound, mayMoveClock: boolean) {
  const first = await tx
    .selectFrom('fixtures')
    .select(({ fn }) => fn.min('date').as('date'))
    .where('edition', '=', edition.id)
    .where('roundId', '=', round.id)
    .executeTakeFirst();
  const kickOff = first?.date ?? undefined;
  if (kickOff === undefined || (await readGameTime(tx, edition.id)) >= kickOff) return undefined;
  if (!mayMoveClock) {
    throw new CommandError([`Round ${round.roundNumber} cannot start before its first kick-off at ${kickOff.toISOString()}.`]);
  }
  await setClock(tx, edition.id, kickOff);
  return kickOff;
}

async function countTeamsPlaying(tx: Transaction<Database>, edition: Edition, round: StoredRound): Promise<number> {
  const statement = sql`select count(*)::int as teams from ${teamsPlaying(edition, round)} as playing`;
  return (await readRow(tx, statement, z.object({ teams: z.int() }))).teams;
}
