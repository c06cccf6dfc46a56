import type { EditionId } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { RankedLeague } from '../../scoring/leagueFigures.ts';

/** Stores the leagues of country 36 and of those who support squad 2, and two of every third user, from rounds 1 and 2 on. */
export async function storeRankedLeagues(
  db: Kysely<Database>,
  edition: EditionId,
  userIds: readonly number[],
): Promise<readonly RankedLeague[]> {
  const automatic = [
    { class: 'country', subjectId: 36 },
    { class: 'squad', subjectId: 2 },
  ] as const;
  const stored: RankedLeague[] = [];
  const columns = ['id', 'class', 'subjectId', 'startRoundId'] as const;
  for (const about of automatic) {
    const values = { edition, ...about, code: null, startRoundId: null, managerId: null, numTeams: 20 } as const;
    stored.push(await db.insertInto('leagues').values(values).returning(columns).executeTakeFirstOrThrow());
  }
  for (const startRoundId of [1, 2]) {
    const members = userIds.filter((_, index) => index % 3 === 0);
    const league = { name: 'League', nameKey: 'league', code: `start${startRoundId}`, startRoundId, managerId: members[0] ?? 0 };
    await db.transaction().execute(async (tx) => {
      const values = { edition, ...league, numTeams: members.length } as const;
      const made = await tx.insertInto('leagues').values(values).returning(columns).executeTakeFirstOrThrow();
      await tx
        .insertInto('leagueMembers')
        .values(members.map((userId) => ({ leagueId: made.id, userId })))
        .execute();
      stored.push(made);
    });
  }
  return stored;
}
