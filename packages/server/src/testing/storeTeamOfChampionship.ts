import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { aSeason } from './aSeason.ts';

/** Stores a season of the championship with a complete team of a user, saved in the year 2000: nothing of the club edition may count it. */
export async function storeTeamOfChampionship(db: Kysely<Database>, userId: number): Promise<void> {
  await aSeason(db, 'trc');
  const lineup = Array.from({ length: 15 }, () => 0);
  await db
    .insertInto('teams')
    .values({ edition: 'trc', userId, name: 'A team', lineup, isComplete: true, version: 1, savedAt: new Date('2000-01-01') })
    .execute();
}
