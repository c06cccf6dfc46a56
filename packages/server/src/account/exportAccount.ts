import { type AccountExport, mostExported as most } from '@rugby/domain/contract/account/accountExport';
import { emailKey } from '@rugby/domain/game/session/keys';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';
import { withModals } from '../session/modals.ts';

/**
 * Returns everything that the database keeps about a user, in names instead of ids. Not the list for the next season: the address of an
 * account is not verified, and the list holds the name that was entered with the address. [B17]
 */
export async function exportAccount(db: Kysely<Database>, account: Account): Promise<AccountExport> {
  const { createdAt } = await db.selectFrom('users').select('createdAt').where('id', '=', account.id).executeTakeFirstOrThrow();
  return {
    exportedAt: new Date().toISOString(),
    account: { ...(await withModals(db, account)), createdAt: createdAt.toISOString() },
    teams: await readTeams(db, account.id),
    rounds: await readRounds(db, account.id),
    boosters: await readBoosters(db, account.id),
    notifications: await readNotifications(db, account.id),
    leagues: await readLeagues(db, account.id),
    contests: await readContests(db, account.id),
    invites: await readInvites(db, account),
    reminders: await readReminders(db, account.id),
    sharedRounds: await readSharedRounds(db, account.id),
    sessions: await readSessions(db, account.id),
  };
}

/** SQL expression: the name of a player; null for none. */
function nameOf(edition: string, player: string) {
  return sql<string | null>`(
    select first_name || ' ' || last_name from players where players.edition = ${sql.ref(edition)} and players.id = ${sql.ref(player)}
  )`;
}

/** SQL expression: the names of a lineup in slot order. */
function namesOf(edition: string, lineup: string) {
  return sql<string[]>`(
    select coalesce(json_agg(coalesce(first_name || ' ' || last_name, '') order by slot), '[]')
    from unnest(${sql.ref(lineup)}) with ordinality as picked (player_id, slot)
    left join players on players.edition = ${sql.ref(edition)} and players.id = picked.player_id
  )`;
}

async function readTeams(db: Kysely<Database>, userId: number): Promise<AccountExport['teams']> {
  const rows = await db
    .selectFrom('teams')
    .leftJoin('rounds', (join) => join.onRef('rounds.edition', '=', 'teams.edition').onRef('rounds.id', '=', 'startRoundId'))
    .select(['teams.edition', 'teams.name', 'isComplete', 'roundNumber as startRound', 'version', 'savedAt'])
    .select([namesOf('teams.edition', 'teams.lineup').as('lineup'), nameOf('teams.edition', 'teams.captainId').as('captain')])
    .where('userId', '=', userId)
    .orderBy('teams.edition')
    .limit(most)
    .execute();
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}

async function readRounds(db: Kysely<Database>, userId: number): Promise<AccountExport['rounds']> {
  const rows = await db
    .selectFrom('teamRounds as played')
    .innerJoin('teams', 'teams.id', 'played.teamId')
    .innerJoin('rounds', (join) => join.onRef('rounds.edition', '=', 'played.edition').onRef('rounds.id', '=', 'played.roundId'))
    .leftJoin('teamTotals', (join) =>
      join.onRef('teamTotals.teamId', '=', 'played.teamId').onRef('teamTotals.roundId', '=', 'played.roundId'),
    )
    .select(['played.edition', 'roundNumber as round', 'played.boosters', 'salaryCap', 'value'])
    .select(({ fn, val }) => fn.coalesce('teamTotals.points', val(0)).as('points'))
    .select([namesOf('played.edition', 'played.lineup').as('lineup'), nameOf('played.edition', 'played.captainId').as('captain')])
    .where('userId', '=', userId)
    .orderBy('played.edition')
    .orderBy('roundNumber')
    .limit(most)
    .execute();
  return rows.map(({ boosters, ...row }) => ({ ...row, boosters: boosters.map(({ type }) => type) }));
}

async function readBoosters(db: Kysely<Database>, userId: number): Promise<AccountExport['boosters']> {
  return db
    .selectFrom('teamBoosters as applied')
    .innerJoin('teams', 'teams.id', 'applied.teamId')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'applied.edition').onRef('rounds.id', '=', 'applied.roundId'),
    )
    .select(['applied.edition', 'roundNumber as round', 'applied.type'])
    .select(nameOf('applied.edition', 'applied.playerId').as('player'))
    .where('userId', '=', userId)
    .orderBy('applied.id')
    .limit(most)
    .execute();
}

async function readNotifications(db: Kysely<Database>, userId: number): Promise<AccountExport['notifications']> {
  const rows = await db
    .selectFrom('userModals')
    .select(['edition', 'currentPosition as position', 'prevPosition as previousPosition', 'viewedAt'])
    .select(nameOf('userModals.edition', 'userModals.outPlayerId').as('player'))
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ player, viewedAt, ...row }) => ({
    ...row,
    player: player ?? '',
    viewedAt: viewedAt?.toISOString() ?? null,
  }));
}

async function readLeagues(db: Kysely<Database>, userId: number): Promise<AccountExport['leagues']> {
  const rows = await db
    .selectFrom('leagueMembers')
    .innerJoin('leagues', 'leagues.id', 'leagueMembers.leagueId')
    .select(['edition', 'name', 'privacy', 'managerId', 'joinedAt'])
    .where('userId', '=', userId)
    .orderBy('joinedOrder')
    .limit(most)
    .execute();
  return rows.map(({ managerId, joinedAt, ...row }) => ({
    ...row,
    isManager: managerId === userId,
    joinedAt: joinedAt.toISOString(),
  }));
}

async function readContests(db: Kysely<Database>, userId: number): Promise<AccountExport['contests']> {
  const rows = await db
    .selectFrom('contestEntries')
    .innerJoin('leagues', 'leagues.id', 'contestEntries.leagueId')
    .select(['edition', 'name as league', 'kind as contest', 'entry', 'leftFrom'])
    .where('userId', '=', userId)
    .orderBy('leagueId')
    .orderBy('kind')
    .limit(most)
    .execute();
  return rows.map(({ leftFrom, ...row }) => ({ ...row, hasLeft: leftFrom !== null }));
}

/** The invites that the user has sent, and those that wait for the user's answer. */
async function readInvites(db: Kysely<Database>, { id, email }: Account): Promise<AccountExport['invites']> {
  const rows = await db
    .selectFrom('leagueInvites')
    .innerJoin('leagues', 'leagues.id', 'leagueInvites.leagueId')
    .select(['edition', 'name as league', 'email', 'sentAt', 'invitedBy'])
    .where(({ eb, or }) => or([eb('invitedBy', '=', id), eb('emailKey', '=', emailKey(email))]))
    .orderBy('leagueInvites.id')
    .limit(most)
    .execute();
  return rows.map(({ invitedBy, sentAt, ...row }) => ({ ...row, isSent: invitedBy === id, sentAt: sentAt.toISOString() }));
}

async function readReminders(db: Kysely<Database>, userId: number): Promise<AccountExport['reminders']> {
  const rows = await db
    .selectFrom('reminders')
    .leftJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'reminders.edition').onRef('rounds.id', '=', 'reminders.roundId'),
    )
    .select(['reminders.edition', 'roundNumber as round', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('reminders.id')
    .limit(most)
    .execute();
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}

async function readSharedRounds(db: Kysely<Database>, userId: number): Promise<AccountExport['sharedRounds']> {
  const rows = await db
    .selectFrom('teamLinks')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'teamLinks.edition').onRef('rounds.id', '=', 'teamLinks.roundId'),
    )
    .select(['teamLinks.edition', 'roundNumber as round', 'teamLinks.createdAt as sharedAt'])
    .where('userId', '=', userId)
    .orderBy('teamLinks.edition')
    .orderBy('roundNumber')
    .limit(most)
    .execute();
  return rows.map(({ sharedAt, ...row }) => ({ ...row, sharedAt: sharedAt.toISOString() }));
}

async function readSessions(db: Kysely<Database>, userId: number): Promise<AccountExport['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['userAgent', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ userAgent, createdAt, lastUsedAt }) => ({
    userAgent,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
