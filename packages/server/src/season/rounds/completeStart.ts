import type { Edition } from '@rugby/domain/editions';
import { sql } from 'kysely';
import { drawContests } from '../../contests/drawContests.ts';
import { addRoundTotals } from '../../scoring/addRoundTotals.ts';
import { createTeamRounds, isUnranked, readBlocksPlaying } from '../../scoring/createTeamRounds.ts';
import { storeLevelsAtKickOff } from '../../scoring/kickOffRanks.ts';
import { idsOfBlock, lockBlock } from '../../scoring/teamBlocks.ts';
import { type Lanes, workInBlocks } from '../../scoring/workInBlocks.ts';
import { updatePercentSelected } from '../percentSelected.ts';

/**
 * Completes the start of the playing round: creates the rows of its teams, fixes percent selected, draws the contests of leagues that
 * begin with it and ranks all teams after it. Until then rankings read as before the start. Each block of teams has a transaction of its own: a user who
 * saves a team waits for one block at most. Does nothing for a round whose teams are ranked, and goes on with what was interrupted. [G-131]
 */
export async function completeStart(lanes: Lanes, edition: Edition, roundId: number): Promise<void> {
  const [first] = lanes;
  const round = await first((tx) =>
    tx
      .selectFrom('rounds')
      .select(['id', 'roundNumber', 'status'])
      .where('edition', '=', edition.id)
      .where('id', '=', roundId)
      .executeTakeFirstOrThrow(),
  );
  if (round.status !== 'playing' || !(await first((tx) => isUnranked(tx, edition, round)))) return;
  const blocks = await first((tx) => readBlocksPlaying(tx, edition, round));
  await workInBlocks(lanes, blocks, (inTransaction, block) =>
    inTransaction(async (tx) => {
      await lockBlock(tx, block);
      await createTeamRounds(tx, edition, round, idsOfBlock(block));
    }),
  );
  await first((tx) => updatePercentSelected(tx, edition.id, round.id));
  await drawContests(first, edition.id, round);
  // Last: `isUnranked` reads from the ranks whether the start is complete.
  await first(async (tx) => {
    await addRoundTotals(tx, edition.id, round);
    await storeLevelsAtKickOff(tx, edition.id, round.id);
    // Updates the planner's statistics: with outdated ones it reads all rows of the round for each block that is scored next.
    if (blocks.length > 1) await sql`analyze team_rounds, team_totals, level_teams`.execute(tx);
  });
}
