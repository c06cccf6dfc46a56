import { editions } from '@rugby/domain/editions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scoreTeams } from './scoreTeams.ts';
import { fillRankings } from './testing/fillRankings.ts';
import { aRecord, fifteenOf } from '../commands/testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness, storeTeam } from '../commands/testing/createSeasonHarness.ts';

/** More than one batch. */
const TEAMS = 21_000;
let harness: SeasonHarness;

beforeAll(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  await storeTeam(harness, { name: 'first', lineup: fifteenOf(1), captainId: 101 });
  await harness.season('start --edition srp --round 1');
  await manyTeams();
  await fillRankings(harness.db, 'srp');
});

afterAll(() => harness.drop());

it('many teams get their points and ranks, and a repeat changes none', async () => {
  await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80, T: 1 }), aRecord(102, 1, 11, { MP: 80 })]);
  const { output } = await harness.season('stats --edition srp --round 1 --from stats.json');
  expect(output).toContain(`Teams whose points changed: ${TEAMS + 1}.`);
  const { rows } = await sql<{ captainId: number; points: number; teams: number }>`
    select captain_id, team_totals.points, count(*)::int as teams from team_rounds join team_totals using (team_id, round_id) group by 1, 2 order by 1
  `.execute(harness.db);
  expect(rows).toEqual([
    { captainId: 101, points: 17 * 2 + 2, teams: TEAMS / 2 + 1 },
    { captainId: 102, points: 17 + 2 * 2, teams: TEAMS / 2 },
  ]);
  const levels = await harness.db
    .selectFrom('rankingLevels')
    .select(['points', 'teams', 'rank'])
    .where('statistic', '=', 'overallPoints')
    .orderBy('rank')
    .execute();
  expect(levels).toEqual([
    { points: 17 * 2 + 2, teams: TEAMS / 2 + 1, rank: 1 },
    { points: 17 + 2 * 2, teams: TEAMS / 2, rank: TEAMS / 2 + 2 },
  ]);
  expect(await scoreTeams([(work) => harness.db.transaction().execute(work)], editions.srp, 1)).toBe(0);
});

it('a correction is computed for the teams that have its player, and for no other one', async () => {
  const { db, files, season } = harness;
  await sql`update team_rounds set lineup = array_replace(lineup, 103, 203) where captain_id = 102`.execute(db);
  const others = db.selectFrom('teamRounds').select('teamId').where('captainId', '=', 102);
  // A figure that no pass computes stays when it is not looked at.
  await db.updateTable('teamTotals').set({ points: 1000 }).where('teamId', 'in', others).execute();
  await files.write('stats.json', [
    aRecord(101, 1, 11, { MP: 80, T: 1 }),
    aRecord(102, 1, 11, { MP: 80 }),
    aRecord(103, 1, 11, { MP: 80, T: 1 }),
  ]);
  const { output } = await season('stats --edition srp --round 1 --from stats.json');
  expect(output).toContain(`Teams whose points changed: ${TEAMS / 2 + 1}.`);
  const figures = db.selectFrom('teamTotals').select('points').distinct().orderBy('points');
  expect(await figures.execute()).toEqual([{ points: 17 * 2 + 2 + 17 }, { points: 1000 }]);
});

it('corrections of few teams leave the lists of the levels as a recount makes them', async () => {
  const { db, files, season } = harness;
  await fillRankings(db, 'srp');
  await sql`update team_rounds set lineup = array_replace(lineup, 104, 204) where team_id % 10 <> 0`.execute(db);
  await sql`update team_rounds set lineup = array_replace(lineup, 105, 205) where team_id % 10 <> 4`.execute(db);
  const lists = db.selectFrom('levelTeams').selectAll().orderBy('block').orderBy('statistic').orderBy('points');
  const records = [aRecord(101, 1, 11, { MP: 80, T: 1 }), aRecord(102, 1, 11, { MP: 80 }), aRecord(103, 1, 11, { MP: 80, T: 1 })];
  // Teams of the second player come into levels of those of the first one, between them.
  for (const playerId of [104, 105]) {
    records.push(aRecord(playerId, 1, 11, { MP: 80, T: 1 }));
    await files.write('stats.json', records);
    expect((await season('stats --edition srp --round 1 --from stats.json')).output).toContain(
      `Teams whose points changed: ${TEAMS / 10}.`,
    );
  }
  const moved = await lists.execute();
  await fillRankings(db, 'srp');
  expect(moved).toEqual(await lists.execute());
});

it('no index holds a figure of a team, and its page has room for a new one, so that a pass writes into no index', async () => {
  const { rows } = await sql`
    select array_agg(distinct attname::text order by attname::text) as indexed, array_agg(distinct array_to_string(reloptions, ',')) as options
    from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = 'team_totals'::regclass
  `.execute(harness.db);
  expect(rows).toEqual([{ indexed: ['round_id', 'team_id'], options: ['fillfactor=50'] }]);
});

/** Stores copies of the first team, half of them with another captain. */
async function manyTeams(): Promise<void> {
  await harness.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    await sql`
    with owners as (
      insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
                         opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
      select 'm' || n, 'm' || n, 'm' || n, 'm' || n, 'A', 'Manager', '1990-12-31', 'other', 36, false, false, false, '{}'
      from generate_series(1, ${TEAMS}::int) as n
      returning id
    ), crowd as (
      insert into teams (edition, user_id, name, lineup, captain_id, start_round_id, is_complete, version, saved_at)
      select 'srp', owners.id, 'crowd', first.lineup, 101 + owners.id % 2, 1, true, 1, now() from owners cross join teams as first
      returning id, lineup, captain_id
    )
    insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value)
    select id, 'srp', 1, lineup, captain_id, 100000000, 85500000 from crowd
  `.execute(tx);
  });
}
