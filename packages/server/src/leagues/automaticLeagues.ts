import type { Edition } from '@rugby/domain/editions';
import type { LeagueClass } from '@rugby/domain/game/model/league';
import { type Kysely, sql } from 'kysely';
import { allowLongStatements } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';
import { membersOf, type RankedLeague } from '../scoring/leagueFigures.ts';
import { type LeagueRow, selectLeagues } from './leagueRows.ts';

/** The class and the subject of an automatic league. */
interface Automatic {
  readonly class: Exclude<LeagueClass, 'regular'>;
  readonly subjectId: number;
}

/** Returns the automatic leagues that a user is in: overall, their country of residence, their supported squad. A missing one is created. */
export async function readAutomaticLeagues(db: Kysely<Database>, edition: Edition, user: Account): Promise<readonly LeagueRow[]> {
  const wanted = automaticLeaguesOf(user, edition);
  const found = await readThem(db, edition, user, wanted);
  if (found.length === wanted.length) return found;
  // In one transaction: no other request reads a league that is not counted.
  await db.transaction().execute(async (tx) => {
    const created = await tx
      .insertInto('leagues')
      .values(wanted.map((league) => ({ edition: edition.id, numTeams: 0, ...league })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'class', 'subjectId', 'startRoundId'])
      .execute();
    for (const league of created) await countTeams(tx, edition, league);
  });
  return readThem(db, edition, user, wanted);
}

/** Counts the teams of every automatic league again. */
export async function countAutomaticLeagues(db: Kysely<Database>): Promise<void> {
  const statement = sql`
    with counted as (
      select teams.edition, found.class, found.subject_id, count(*)::int as num_teams
      from teams
      join users on users.id = teams.user_id
      cross join lateral (values
        ('overall', 0),
        ('country', users.country_of_residence_id),
        ('squad', coalesce((users.supported_squads ->> teams.edition)::int, 0))
      ) as found (class, subject_id)
      group by 1, 2, 3
    )
    update leagues set num_teams = coalesce(counted.num_teams, 0)
    from leagues as known left join counted using (edition, class, subject_id)
    where leagues.id = known.id and leagues.class <> 'regular' and leagues.num_teams <> coalesce(counted.num_teams, 0)
  `;
  await db.transaction().execute(async (tx) => {
    await allowLongStatements(tx);
    await statement.execute(tx);
  });
}

async function countTeams(db: Kysely<Database>, edition: Edition, league: RankedLeague): Promise<void> {
  const counted = sql<number>`(select count(*)::int from (${membersOf(league, edition.id)}) as members)`;
  await db.updateTable('leagues').set({ numTeams: counted }).where('id', '=', league.id).execute();
}

function automaticLeaguesOf(user: Account, { supportedSquadField }: Edition): readonly Automatic[] {
  const squadId = user[supportedSquadField];
  return [
    { class: 'overall', subjectId: 0 },
    ...(user.countryOfResidenceId === 0 ? [] : [{ class: 'country' as const, subjectId: user.countryOfResidenceId }]),
    ...(squadId === 0 ? [] : [{ class: 'squad' as const, subjectId: squadId }]),
  ];
}

async function readThem(db: Kysely<Database>, edition: Edition, user: Account, wanted: readonly Automatic[]) {
  const rows = await selectLeagues(db, edition, user)
    .where('class', '<>', 'regular')
    .where(({ eb, or, and }) =>
      or(wanted.map((league) => and([eb('class', '=', league.class), eb('subjectId', '=', league.subjectId)]))),
    )
    .execute();
  return wanted.flatMap((league) => rows.find((row) => row.class === league.class && row.subjectId === league.subjectId) ?? []);
}
