import type { EditionId } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { conflictsWith } from './feed/conflictsWith.ts';
import type { Feed, FeedProblem } from './feed/feed.ts';
import { lockTeamChanges } from './locks.ts';
import { clearSeason } from './clearSeason.ts';
import { fixturesOf, storeFeed } from './storeFeed.ts';
import { playersWithNewPosition, notifyPositionChanges } from './notifyPositionChanges.ts';

type SeasonOrigin = 'practice' | 'import';

/** The result of an import. */
export interface SeasonImport {
  readonly kind: 'first' | 'over-practice' | 'update';
  /** Players that are no longer in the feed. */
  readonly eliminated: number;
  /** Fixtures that are no longer in the feed. One that has locked players stays. */
  readonly removedFixtures: number;
}

/**
 * Imports a feed into an edition. Over a practice season it replaces everything except the users' accounts. Over an imported
 * season it updates: missing players are eliminated; progress, points and teams stay; users are notified of players who changed
 * position. `refuse` is called with the problems and must throw when there are any.
 */
export async function importSeason(
  tx: Transaction<Database>,
  edition: EditionId,
  { feed, origin, refuse }: { feed: Feed; origin: SeasonOrigin; refuse: (problems: readonly FeedProblem[]) => void },
): Promise<SeasonImport> {
  await lockTeamChanges(tx, edition);
  const stored = await tx.selectFrom('seasons').select('origin').where('edition', '=', edition).executeTakeFirst();
  if (stored?.origin === 'import') return updateSeason(tx, edition, feed, refuse);
  if (stored === undefined) await tx.insertInto('seasons').values({ edition, origin }).execute();
  else {
    await clearSeason(tx, edition);
    await tx.updateTable('seasons').set({ origin, clockOffsetMs: 0 }).where('edition', '=', edition).execute();
  }
  await storeFeed(tx, edition, feed);
  return { kind: stored === undefined ? 'first' : 'over-practice', eliminated: 0, removedFixtures: 0 };
}

async function updateSeason(
  tx: Transaction<Database>,
  edition: EditionId,
  feed: Feed,
  refuse: (problems: readonly FeedProblem[]) => void,
): Promise<SeasonImport> {
  refuse(conflictsWith(await storedSeason(tx, edition), feed));
  const moved = await playersWithNewPosition(tx, edition, feed.players);
  await storeFeed(tx, edition, feed);
  await notifyPositionChanges(tx, edition, moved);
  const { numUpdatedRows } = await tx
    .updateTable('players')
    .set({ status: 'eliminated' })
    .where('edition', '=', edition)
    .where('status', '<>', 'eliminated')
    .where(
      'id',
      'not in',
      feed.players.map(({ id }) => id),
    )
    .executeTakeFirst();
  const { numDeletedRows } = await tx
    .deleteFrom('fixtures')
    .where('edition', '=', edition)
    .where(
      'id',
      'not in',
      fixturesOf(feed).map(({ fixture }) => fixture.id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('playerLocks')
            .select('fixtureId')
            .whereRef('playerLocks.edition', '=', 'fixtures.edition')
            .whereRef('playerLocks.fixtureId', '=', 'fixtures.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return { kind: 'update', eliminated: Number(numUpdatedRows), removedFixtures: Number(numDeletedRows) };
}

async function storedSeason(tx: Transaction<Database>, edition: EditionId) {
  return {
    squads: await tx.selectFrom('squads').select(['id', 'name']).where('edition', '=', edition).orderBy('id').execute(),
    rounds: await tx
      .selectFrom('rounds')
      .select(['id', 'roundNumber'])
      .where('edition', '=', edition)
      .orderBy('roundNumber')
      .execute(),
    scored: await tx
      .selectFrom('statRecords')
      .select(['fixtureId as id', 'roundId'])
      .distinct()
      .where('edition', '=', edition)
      .orderBy('fixtureId')
      .execute(),
  };
}
