import { randomBytes } from 'node:crypto';
import { type Edition, editions } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { absentPlayerIds } from '@rugby/domain/game/reminders/absence';
import { nearLock } from '@rugby/domain/game/reminders/nearLock';
import { teamReminderOf } from '@rugby/domain/game/reminders/teamReminder';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Kysely, sql } from 'kysely';
import { hashText } from '../protection/hashText.ts';
import { runIfFree } from '../db/runIfFree.ts';
import type { Database } from '../db/tables.ts';
import { queueMail } from '../mail/queueMail.ts';
import { remindLock } from '../season/locks.ts';
import type { Seasons } from '../season/Seasons.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findTeam, savedTeamOf } from '../team/teamRows.ts';
import { reminderMailOf } from './reminderMailOf.ts';

export interface ReminderDeps {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  readonly words: Words;
  readonly publicUrl: string;
}

/** Teams that are read at once. */
const BATCH = 200;

/**
 * Queues a mail for each user who asked for reminders and whose team lacks something shortly before the lock: once a user and round. Of many
 * processes one works at a time; a pass that stops half-way is continued by the next. [B15]
 */
export async function remindTeams(deps: ReminderDeps): Promise<void> {
  await runIfFree(deps.db, remindLock, async () => {
    for (const edition of Object.values(editions)) await remindEdition(edition, deps);
  });
}

async function remindEdition(edition: Edition, deps: ReminderDeps): Promise<void> {
  const { seasons, words } = deps;
  if ((await seasons.get(edition)) === undefined) return;
  const world = await currentWorld(seasons, edition, words);
  const round = currentRound(world.rounds);
  const lockAt = nearLock(world);
  if (round === undefined || lockAt === null) return;
  const lock = { roundId: round.id, lockAt, world };
  let users = await findUsers(lock, 0, deps);
  while (users.length > 0) {
    for (const user of users) await remindUser(user, lock, deps);
    users = await findUsers(lock, users.at(-1)?.id ?? 0, deps);
  }
}

/** A round of which players lock soon. `lockAt` is epoch milliseconds of game time. */
interface NearLock {
  readonly roundId: number;
  readonly lockAt: number;
  readonly world: GameWorld;
}

interface RemindedUser {
  readonly id: number;
  readonly email: string;
}

/** The next users by id whose team is incomplete or has an absent player, and who were not reminded of the round. */
function findUsers({ world, roundId }: NearLock, after: number, { db }: ReminderDeps): Promise<readonly RemindedUser[]> {
  const edition = world.edition.id;
  const absent = sql<number[]>`${absentPlayerIds(world)}::int[]`;
  return db
    .selectFrom('teams')
    .innerJoin('users', 'users.id', 'teams.userId')
    .select(['users.id', 'users.email'])
    .where('teams.edition', '=', edition)
    .where('users.id', '>', after)
    .where('users.isNotificationsEnabled', '=', true)
    .where('users.isPractice', '=', false)
    .where(({ eb, or }) => or([eb('teams.isComplete', '=', false), sql<boolean>`teams.lineup && ${absent}`]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders')
            .select('reminders.id')
            .whereRef('reminders.userId', '=', 'users.id')
            .where('reminders.edition', '=', edition)
            .where('reminders.roundId', '=', roundId),
        ),
      ),
    )
    .orderBy('users.id')
    .limit(BATCH)
    .execute();
}

async function remindUser({ id, email }: RemindedUser, { roundId, lockAt, world }: NearLock, deps: ReminderDeps): Promise<void> {
  const { db, words, publicUrl } = deps;
  const { edition } = world;
  const row = await findTeam(db, edition, id);
  if (row === undefined) return;
  const team = savedTeamOf(row, world);
  const reminder = teamReminderOf(team, world, lockAt);
  if (reminder === null) return;
  const token = randomBytes(32).toString('base64url');
  const mail = reminderMailOf({ to: email, team, reminder, token, world }, { words, publicUrl });
  await db.transaction().execute(async (tx) => {
    const stored = await tx
      .insertInto('reminders')
      .columns(['userId', 'edition', 'roundId', 'tokenHash'])
      .expression(({ selectFrom, val }) =>
        selectFrom('users')
          .select(['id', val(edition.id).as('edition'), sql<number>`${roundId}::int`.as('roundId')])
          .select(val(hashText(token)).as('tokenHash'))
          .where('id', '=', id)
          .where('isNotificationsEnabled', '=', true),
      )
      .onConflict((conflict) => conflict.columns(['userId', 'edition', 'roundId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored !== undefined) await queueMail(tx, mail);
  });
}
