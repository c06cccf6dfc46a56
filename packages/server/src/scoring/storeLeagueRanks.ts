import type { EditionId } from '@rugby/domain/editions';
import { rankingStatistics, type RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { codeOf } from '../config/StartError.ts';
import { readRows } from '../db/readRows.ts';
import { allowLongStatements } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { pointsSinceKickOff } from './kickOffRanks.ts';
import { baseOf, membersOf, type RankedLeague, rankedLeagueSchema, rankingAfter } from './leagueFigures.ts';

/** The ranks of larger leagues are stored when teams are scored. A request ranks a smaller one itself. */
export const MOST_RANKED_BY_REQUEST = 1000;
/** The teams in one row of `league_pages`. */
const PAGE = 500;
/** The teams that come into a league or leave it before its ranks are stored again without a scoring pass. */
const MOST_CHANGES = 200;

/**
 * Stores the ranks of every league with very many teams after a round and all later ones that have begun: no request ranks so many. A league that
 * has become smaller loses its stored ranks. The league of all teams has the levels of the ranking. Each league and round has a transaction of
 * its own, which locks no team, and the league for a moment only.
 */
export async function storeLeagueRanks(
  connection: Kysely<Database>,
  edition: EditionId,
  fromRoundId: number,
  most = MOST_RANKED_BY_REQUEST,
): Promise<void> {
  const rounds = sql`
    select later.id from rounds as own join rounds as later on later.edition = own.edition and later.round_number >= own.round_number
    where own.edition = ${edition} and own.id = ${fromRoundId} and later.status <> 'scheduled' order by later.round_number
  `;
  const small = sql<number>`(select id from leagues where edition = ${edition} and num_teams <= ${most})`;
  await connection.deleteFrom('leagueLevels').where('leagueId', 'in', small).execute();
  await connection.deleteFrom('leaguePages').where('leagueId', 'in', small).execute();
  await connection.deleteFrom('leagueChanges').where('leagueId', 'in', small).execute();
  const roundIds = await readRows(connection, rounds, z.object({ id: z.int() }));
  const leagues = await readRows(connection, largeLeagues(edition, most), rankedLeagueSchema);
  for (const league of leagues) {
    for (const { id } of roundIds) await storeRanksAfter(connection, edition, league, id);
  }
}

/**
 * Stores the ranks of large leagues that are missing after the latest round that has begun, because it has just begun, those of all rounds
 * of a league that has grown, and those after any round since which so many teams came and left that reads would count too many.
 */
export async function storeMissingLeagueRanks(
  connection: Kysely<Database>,
  edition: EditionId,
  { most = MOST_RANKED_BY_REQUEST, mostChanges = MOST_CHANGES } = {},
): Promise<void> {
  const latest = sql`(
    select id from rounds where edition = ${edition} and status <> 'scheduled' order by round_number desc limit 1
  )`;
  const missing = sql`
    select leagues.*, rounds.id as round_id from (${largeLeagues(edition, most)}) as leagues
    join rounds on rounds.edition = ${edition} and rounds.status <> 'scheduled'
    where (rounds.id = ${latest} and not exists (select from league_pages where league_id = leagues.id and round_id = rounds.id))
      or not exists (select from league_pages where league_id = leagues.id)
      or exists (select from league_changes where league_id = leagues.id and round_id = rounds.id offset ${mostChanges})
    order by leagues.id, rounds.round_number
  `;
  const leagues = await readRows(connection, missing, z.extend(rankedLeagueSchema, { roundId: z.int() }));
  for (const { roundId, ...league } of leagues) await storeRanksAfter(connection, edition, league, roundId);
}

/** SQL: the leagues with more teams. */
function largeLeagues(edition: EditionId, most: number): RawBuilder<unknown> {
  return sql`
    select id, class, subject_id, start_round_id from leagues where edition = ${edition} and class <> 'overall' and num_teams > ${most}
  `;
}

/**
 * Ranks the teams without a lock, then replaces the stored ranks: a deletion of the league waits for the second step only. Stores nothing for a
 * league that is deleted. Reads find the ranks from before until all new ones are stored.
 */
async function storeRanksAfter(
  connection: Kysely<Database>,
  edition: EditionId,
  league: RankedLeague,
  roundId: number,
): Promise<void> {
  // One view of the members for all statements: the changes that it sees are in the ranks, later ones stay for reads to count.
  const transaction = connection.transaction().setIsolationLevel('repeatable read');
  const store = () =>
    transaction.execute(async (tx) => {
      await allowLongStatements(tx);
      await sql`create temporary table new_league_levels (like league_levels) on commit drop`.execute(tx);
      await sql`create temporary table new_league_pages (like league_pages) on commit drop`.execute(tx);
      for (const statistic of rankingStatistics) await rankTeams(tx, edition, league, { roundId, statistic });
      // The league before its ranks, in the order of a deletion: otherwise each would wait for the other.
      const exists = await tx.selectFrom('leagues').select('id').where('id', '=', league.id).forKeyShare().executeTakeFirst();
      if (exists === undefined) return;
      await tx.deleteFrom('leagueLevels').where('leagueId', '=', league.id).where('roundId', '=', roundId).execute();
      await tx.deleteFrom('leaguePages').where('leagueId', '=', league.id).where('roundId', '=', roundId).execute();
      await tx.deleteFrom('leagueChanges').where('leagueId', '=', league.id).where('roundId', '=', roundId).execute();
      await sql`insert into league_levels select * from new_league_levels`.execute(tx);
      await sql`insert into league_pages select * from new_league_pages`.execute(tx);
    });
  try {
    await store();
  } catch (error) {
    if (codeOf(error) !== SERIALIZATION_FAILURE) throw error;
    await store();
  }
}

/** SQLSTATE of a statement that found the league deleted after its transaction had begun: a new transaction does not find it. */
const SERIALIZATION_FAILURE = '40001';

/** Ranks the teams of a league by a statistic into the temporary tables of the transaction. */
async function rankTeams(
  tx: Transaction<Database>,
  edition: EditionId,
  league: RankedLeague,
  { roundId, statistic }: { readonly roundId: number; readonly statistic: RankingStatistic },
): Promise<void> {
  const key = sql`${league.id}::int, ${edition}, ${roundId}::int, ${statistic}`;
  await sql`
    with members as (${membersOf(league, edition)}),
    base as (${baseOf(league, edition)}),
    ranked as (${rankingAfter(roundId, statistic)}),
    ranked_at_kick_off as (${rankingAfter(roundId, statistic, pointsSinceKickOff('now', 'begun'))}),
    levels as (
      insert into new_league_levels (league_id, edition, round_id, statistic, is_at_kick_off, points, teams, rank)
      select ${key}, false, figure, count(*), rank from ranked group by figure, rank
      union all select ${key}, true, figure, count(*), rank from ranked_at_kick_off group by figure, rank
    )
    insert into new_league_pages (league_id, edition, round_id, statistic, first_place, team_ids)
    select ${key}, min(place), array_agg(team_id order by place)
    from (select team_id, row_number() over (order by rank, team_id) as place from ranked) as places
    group by (place - 1) / ${PAGE}::int
  `.execute(tx);
}
