import { randomBytes } from 'node:crypto';
import type { DeletionPreview } from '@rugby/domain/contract/account/account';
import { editionIds, editions } from '@rugby/domain/editions';
import { emptyLineup } from '@rugby/domain/game/model/lineup';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Kysely, sql, type Transaction } from 'kysely';
import { toLineupColumn } from '../db/lineupColumn.ts';
import type { Database } from '../db/tables.ts';
import { countLeaguesOfOthers, lockLeaguesOf, readManagedLeagues, releaseLeagues } from '../leagues/releaseLeagues.ts';
import { createTeamRound } from '../scoring/createTeamRounds.ts';
import { recordLeagueChanges } from '../scoring/leagueChanges.ts';
import { seasonLocked, userLocked } from '../season/locks.ts';

export interface DeletionDeps {
  readonly words: Words;
  readonly publicUrl: string;
}

/** Returns what deleting the account would delete and keep. */
export async function previewDeletion(db: Kysely<Database>, userId: number): Promise<Omit<DeletionPreview, 'needsPassword'>> {
  const teams = await db
    .selectFrom('teams')
    .select(['teams.edition', 'teams.name'])
    .select(({ selectFrom, fn }) => [
      selectFrom('teamRounds').select(fn.countAll<string>().as('count')).whereRef('teamId', '=', 'teams.id').as('rounds'),
      selectFrom('teamBoosters')
        .select(fn.countAll<string>().as('count'))
        .whereRef('teamId', '=', 'teams.id')
        .where(notStarted)
        .as('boosters'),
    ])
    .where('userId', '=', userId)
    .orderBy('teams.edition')
    .execute();
  const { avatarHash, sessions } = await db
    .selectFrom('users')
    .select('avatarHash')
    .select(({ selectFrom, fn }) =>
      selectFrom('sessions').select(fn.countAll<string>().as('count')).whereRef('userId', '=', 'users.id').as('sessions'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    teams: teams.map(({ rounds, boosters, ...team }) => ({ ...team, rounds: Number(rounds), boosters: Number(boosters) })),
    leagues: await readManagedLeagues(db, userId),
    memberships: await countLeaguesOfOthers(db, userId),
    sessions: Number(sessions),
    hasAvatar: avatarHash !== null,
  };
}

/** Boosters of rounds that have not started. */
const notStarted = sql<boolean>`not exists (
  select from team_rounds where team_rounds.team_id = team_boosters.team_id and team_rounds.round_id = team_boosters.round_id
)`;

/**
 * Deletes an account with everything that refers to it. A team that has played keeps the points of the rounds that have started, so that
 * the ranks of others do not change: it moves to a nameless user who cannot log in, and loses its name, its lineup and its boosters of
 * coming rounds. Leagues that the user runs get another manager.
 */
export async function deleteAccount(tx: Transaction<Database>, userId: number, deps: DeletionDeps): Promise<void> {
  const formerName = deps.words('rankings.deletedUser');
  for (const edition of editionIds) await sql`select ${seasonLocked(edition)}`.execute(tx);
  // A change of a team that has read the lineup would store it again.
  await sql`select ${userLocked(userId)}`.execute(tx);
  // Before the user, as every change of a league locks them.
  await lockLeaguesOf(tx, userId);
  const user = await tx.selectFrom('users').select(['email', 'emailKey']).where('id', '=', userId).forUpdate().executeTakeFirst();
  if (user === undefined) return;
  // Rows with an email address do not refer to the account.
  await tx
    .deleteFrom('mails')
    .where(sql<string>`lower(normalize(to_address, nfc))`, '=', user.emailKey)
    .execute();
  await tx.deleteFrom('passwordResetRequests').where('emailKey', '=', user.emailKey).execute();
  await tx.deleteFrom('preRegistrations').where('emailKey', '=', user.emailKey).execute();
  await releaseLeagues(tx, { id: userId, email: user.email }, deps);
  await recordLeagueChanges(tx, userId, 'automatic', -1);
  // While a round starts, a team may play it and have no row yet.
  const teams = await tx.selectFrom('teams').select(['id', 'edition']).where('userId', '=', userId).execute();
  for (const { id, edition } of teams) await createTeamRound(tx, editions[edition], id);
  const played = await tx
    .selectFrom('teams')
    .select('id')
    .where('userId', '=', userId)
    .where(sql<boolean>`exists (select from team_rounds where team_id = teams.id)`)
    .execute();
  if (played.length > 0)
    await releaseTeams(
      tx,
      userId,
      played.map(({ id }) => id),
      formerName,
    );
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

async function releaseTeams(
  tx: Transaction<Database>,
  userId: number,
  teamIds: readonly number[],
  formerName: string,
): Promise<void> {
  // No registration can have these keys: an email address holds an @, and a name no control characters.
  const key = `\u0001${randomBytes(16).toString('hex')}`;
  const formerUser = await tx
    .insertInto('users')
    .values({
      email: '',
      emailKey: key,
      displayName: formerName,
      displayNameKey: key,
      passwordHash: null,
      firstName: '',
      lastName: '',
      dob: '1900-01-01',
      gender: 'prefer_not_to_say',
      countryOfResidenceId: 0,
      isNotificationsEnabled: false,
      optInNzr: false,
      optInRugbyAu: false,
      optInSa: false,
      playedGames: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Points that were scored in contests of leagues stay with their entries.
  await tx.updateTable('contestEntries').set({ userId: formerUser.id }).where('userId', '=', userId).execute();
  await tx.deleteFrom('teamBoosters').where('teamId', 'in', teamIds).where(notStarted).execute();
  // Else the team would get its lineup back at the end of the round.
  await tx.updateTable('teamBoosters').set({ lineupBefore: null, captainBefore: null }).where('teamId', 'in', teamIds).execute();
  await sql`
    update teams
    set user_id = ${formerUser.id}, name = ${formerName}, lineup = ${toLineupColumn(emptyLineup)}, captain_id = null,
      is_complete = false, version = version + 1
    where id = any(${teamIds})
  `.execute(tx);
}
