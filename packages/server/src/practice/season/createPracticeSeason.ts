import type { Edition } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { importSeason } from '../../season/importSeason.ts';
import { readGameTime } from '../../season/readGameTime.ts';
import { setClock } from '../../season/setClock.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { createSimulatedUsers } from '../simulatedUsers/createSimulatedUsers.ts';
import { advancePracticeSeason } from './advancePracticeSeason.ts';
import { createPracticeFeed } from './createPracticeFeed.ts';

/** Number of simulated users in a practice season. */
const SIMULATED_USERS = 300;

/**
 * Creates an edition's practice season, in place of an older one: placed around the current time, with simulated users who play
 * from round 1, and played up to now. Game time is reset to real time. Does nothing over an imported season.
 */
export async function createPracticeSeason(db: Kysely<Database>, edition: Edition): Promise<void> {
  await changeSeason(db, edition, async (tx) => {
    const stored = await tx.selectFrom('seasons').select('origin').where('edition', '=', edition.id).executeTakeFirst();
    if (stored?.origin === 'import') return;
    if (stored !== undefined) await setClock(tx, edition.id, 'real');
    const feed = createPracticeFeed(edition.id, (await readGameTime(tx, edition.id)).getTime());
    await importSeason(tx, edition.id, { feed, origin: 'practice', refuse: () => undefined });
    const beforeRoundOne = Date.parse(feed.rounds[0]?.startDate ?? '') - 1;
    await createSimulatedUsers(tx, edition, { count: SIMULATED_USERS, seed: 'practice', now: beforeRoundOne });
    // The planner treats new tables as empty until they are analysed, and then its plans take ten times as long.
    await sql`analyze teams, players, rounds, fixtures, users`.execute(tx);
    await advancePracticeSeason(tx, edition);
  });
}
