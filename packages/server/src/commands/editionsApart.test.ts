import { z } from '@rugby/domain/contract/schema';
import { type EditionId, editionIds, editions } from '@rugby/domain/editions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../db/readRows.ts';
import { readGameTime } from '../season/readGameTime.ts';
import { aRecord, fifteenOf, players, rounds } from './testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness, storeTeam } from './testing/createSeasonHarness.ts';

// Both editions have the same ids: of rounds, fixtures, squads and players. Their teams are limitless, so that the lineup of before returns.
let harness: SeasonHarness;

beforeAll(async () => {
  harness = await createSeasonHarness();
  for (const edition of editionIds) {
    await importSeason(edition, 'prop');
    const teamId = await storeTeam(harness, { edition, name: edition, lineup: fifteenOf(1), captainId: 110 });
    const before = { playerId: null, lineupBefore: fifteenOf(2), captainBefore: 210 };
    await harness.db
      .insertInto('teamBoosters')
      .values({ teamId, edition, roundId: 1, type: 'LIMITLESS', ...before })
      .execute();
    await importSeason(edition, 'hooker');
  }
});
afterAll(() => harness.drop());

describe.each([
  ['srp', 'trc', 1],
  ['trc', 'srp', 2],
] as const)('a round of %s, over %s with the same ids', (edition, other, tries) => {
  it('is imported again with a player who has moved, and changes nothing there [G-003]', async () => {
    const before = await rowsOf(other);
    await importSeason(edition, 'lock');
    expect(await rowsOf(other)).toEqual(before);
  });

  it.each([
    ['starts', 'start --edition EDITION --round 1'],
    ['gets its stats', 'stats --edition EDITION --round 1 --from stats.json'],
    ['is finished', 'finish --edition EDITION --round 1'],
    ['is corrected', 'stats --edition EDITION --round 1 --from corrected.json'],
    ['is followed by the next one', 'start --edition EDITION --round 2'],
  ])('%s and changes nothing there [G-003]', async (_, line) => {
    await harness.files.write('stats.json', [aRecord(110, 1, 11, { MP: 80, T: tries })]);
    await harness.files.write('corrected.json', [aRecord(110, 1, 11, { MP: 80, T: tries + 2 })]);
    const before = await rowsOf(other);
    expect(await harness.season(line.replace('EDITION', edition))).toMatchObject({ code: 0 });
    expect(await rowsOf(other)).toEqual(before);
  });

  it('has the game time of its own kick-offs', async () => {
    const now = await readGameTime(harness.db, edition);
    expect(now.toISOString()).toContain(`${seasons[edition].month}-08`);
  });

  it('has the points of its own stats', async () => {
    const rows = await harness.db
      .selectFrom('teamTotals')
      .select('points')
      .where('edition', '=', edition)
      .where('roundId', '=', 1)
      .execute();
    expect(rows).toEqual([{ points: 2 * (2 + 15 * (tries + 2)) }]);
  });
});

/** What the season of an edition has for itself: the id of a player and a fixture, and the month of its fixtures. */
const seasons = { srp: { own: 901, month: '2101-03' }, trc: { own: 902, month: '2101-02' } } as const;

/** Imports the season of an edition, in which the first prop plays at a position. */
async function importSeason(edition: EditionId, position: string): Promise<void> {
  const { own, month } = seasons[edition];
  const withOwn = <Item extends { readonly id: number }>(items: readonly Item[]) => [
    ...items,
    ...items.slice(0, 1).map((item) => ({ ...item, id: own })),
  ];
  const played = rounds.map((round) => (round.id === 3 ? { ...round, tournaments: withOwn(round.tournaments) } : round));
  await harness.files.write('rounds.json', JSON.stringify(played).replaceAll('2101-03', month));
  await harness.files.write(
    'players.json',
    withOwn(players).map((player) => (player.id === 101 ? { ...player, position: [position] } : player)),
  );
  expect(await harness.season(`import --edition ${edition} --from .`)).toMatchObject({ code: 0 });
}

/** Everything that the database holds of an edition: the rows of each table with an edition or a team, and the published files. */
async function rowsOf(edition: EditionId): Promise<ReadonlyMap<string, unknown>> {
  const { db } = harness;
  const columns = sql`select table_name, min(column_name) as column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('edition', 'team_id') group by table_name`;
  const tables = await readRows(db, columns, z.object({ tableName: z.string(), columnName: z.string() }));
  const held = new Map<string, unknown>();
  for (const { tableName, columnName } of tables) {
    const value = columnName === 'edition' ? sql`${edition}` : sql`(select id from teams where edition = ${edition})`;
    const { rows } = await sql`select to_jsonb(held)::text as row from ${sql.table(tableName)} as held
      where ${sql.ref(columnName)} = ${value} order by 1`.execute(db);
    held.set(tableName, rows);
  }
  const files = await db.selectFrom('documents').select(['path', 'body']).orderBy('path').execute();
  held.set(
    'documents',
    files.filter(
      ({ path }) => Object.values(editions).findLast(({ jsonPath }) => path.startsWith(`${jsonPath}/`))?.id === edition,
    ),
  );
  return held;
}
