import { type EditionId, editionIds, editions } from '@rugby/domain/editions';
import { rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import fc from 'fast-check';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '../account/deleteAccount.ts';
import { updateAccount } from '../account/updateAccount.ts';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { addMember, removeMember } from '../leagues/members.ts';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { RankedLeague } from '../scoring/leagueFigures.ts';
import { storeLeagueRanks, storeMissingLeagueRanks } from '../scoring/storeLeagueRanks.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { storeTeamRounds } from '../scoring/testing/storeTeamRounds.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { aSeason, playerAt } from '../testing/aSeason.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { Board, BoardPage, BoardSection } from './Board.ts';
import { readLeague } from './readLeague.ts';
import { readOwnLeagueRanks } from './readOwnRanks.ts';
import { readStoredLeague } from './readStoredLeague.ts';
import { shownOf } from './testing/shownOf.ts';
import { storeRankedLeagues } from './testing/storeRankedLeagues.ts';
import { patience } from '../testing/patience.ts';

const TEAMS = 40;
/** The teams that a league is said to have so that it is larger than any other. */
const SIZE = 10_000;
const lineup = toLineupColumn(fullLineup);
const captainId = playerAt('prop', 1);
let edition: EditionId;
let boards: readonly Board[];
let database: TestDatabase;
let teamIds: number[];
let userIds: number[];
/** The users of a country, those who support a squad, and every third user from round 1 or 2 on. */
let leagues: readonly RankedLeague[];

/** A season of an edition with its teams and leagues, beside one of the other edition with teams of the same users. */
async function prepare(id: EditionId): Promise<void> {
  edition = id;
  boards = rankingStatistics.flatMap((statistic) => [
    { edition, roundId: 1, prevRoundId: null, statistic },
    { edition, roundId: 2, prevRoundId: 1, statistic },
  ]);
  database = await cloneDatabase();
  const { db } = database;
  await aSeason(db, edition);
  await db.updateTable('rounds').set({ status: 'complete' }).where('id', '=', 1).execute();
  await db.updateTable('rounds').set({ status: 'playing', kickOffs: 1 }).where('id', '=', 2).execute();
  teamIds = [];
  for (let index = 0; index < TEAMS; index += 1) {
    const name = `team ${String.fromCodePoint(97 + (index % 7))}${index}`;
    teamIds.push(await storeTeam(database, { name, lineup, captainId, edition }));
  }
  userIds = (await db.selectFrom('teams').select('userId').orderBy('id').execute()).map(({ userId }) => userId);
  await sql`update users set country_of_residence_id = 36 + id % 2, supported_squads = jsonb_build_object(${edition}::text, 1 + id % 3)`.execute(
    db,
  );
  leagues = await storeRankedLeagues(db, edition, userIds);
  await storeOtherEdition(editions[edition].otherId);
}

/** Stores a round of the other edition in which the same users have won more than in this one. */
async function storeOtherEdition(other: EditionId): Promise<void> {
  const { db } = database;
  await aSeason(db, other);
  const team = { edition: other, lineup, captainId, startRoundId: 1, isComplete: true, version: 1, savedAt: new Date() };
  const teams = await db
    .insertInto('teams')
    .values(userIds.map((userId) => ({ ...team, userId, name: `other ${userId}` })))
    .returning('id')
    .execute();
  await storeTeamRounds(
    db,
    teams.map(({ id }) => ({ ...aTeamRound(other), teamId: id, roundId: 1, points: 50 })),
  );
  await fillRankings(db, other);
}

const aTeamRound = (of: EditionId) =>
  ({ edition: of, lineup, captainId, salaryCap: 100_000_000, value: 90_000_000, boosters: '[]' }) as const;

/** The last teams play every round and never move: without teams no ranks are stored. */
const LASTING = 6;
const figure = fc.integer({ min: -2, max: 9 });
const points = fc
  .tuple(
    fc.array(fc.option(figure), { minLength: TEAMS - LASTING, maxLength: TEAMS - LASTING }),
    fc.array(figure, { minLength: LASTING, maxLength: LASTING }),
  )
  .map(([some, lasting]) => [...some, ...lasting]);
const moves = fc.array(fc.nat(TEAMS - LASTING - 1), { minLength: 1, maxLength: 16 });
const section = fc.record({
  offset: fc.nat(TEAMS),
  limit: fc.nat(12),
  isReversed: fc.boolean(),
  search: fc.constantFrom('', 'team a', 'team b1', 'nobody'),
  own: fc.nat(TEAMS - 1),
});
const sections = fc.array(section, { minLength: 3, maxLength: 3 });

describe.each(editionIds)('stored ranks of a league of %s', (id) => {
  beforeAll(() => prepare(id));
  afterAll(() => database.drop());

  it('a league with stored ranks is read as one that the request ranks, on every page, by every statistic, from any start round', async () => {
    await fc.assert(
      fc.asyncProperty(points, points, points, sections, async (first, second, won, asked) => {
        await storePoints(first, second, won);
        await storeLeagueRanks(database.db, edition, 1, 0);
        await expectSame(asked);
      }),
      { numRuns: 3 },
    );
  });

  it('users who join and leave are in a league with stored ranks and out of it at once, as in one that the request ranks [A-135]', async () => {
    await fc.assert(
      fc.asyncProperty(points, points, points, sections, moves, async (first, second, won, asked, moving) => {
        await storePoints(first, second, won);
        await storeLeagueRanks(database.db, edition, 1, 0);
        for (const index of moving) await moveUser(userIds[index] ?? 0);
        await expectSame(asked);
      }),
      { numRuns: 3 },
    );
  });

  it('ranks are stored again when many teams have come and left, and count no change twice [A-135]', async () => {
    await storePoints(teamIds, teamIds, []);
    await storeLeagueRanks(database.db, edition, 1, 0);
    for (const userId of userIds.slice(0, 3)) await moveUser(userId);
    const changes = () => database.db.selectFrom('leagueChanges').select('id').execute();
    const before = await changes();
    await storeMissingLeagueRanks(database.db, edition, { most: 0, mostChanges: 100 });
    expect(await changes()).toEqual(before);
    await storeMissingLeagueRanks(database.db, edition, { most: 0, mostChanges: 0 });
    expect(await changes()).toEqual([]);
    await expectSame([{ offset: 0, limit: 12, isReversed: false, search: '', own: 0 }]);
  });

  it('a league that has grown gets its ranks after every round that has begun [B25]', async () => {
    const { db } = database;
    await storePoints(teamIds, teamIds, []);
    await storeLeagueRanks(db, edition, 1, 0);
    await db.deleteFrom('leagueLevels').execute();
    await db.deleteFrom('leaguePages').execute();
    await storeMissingLeagueRanks(db, edition, { most: 0 });
    await expectSame([{ offset: 0, limit: 12, isReversed: false, search: '', own: 0 }]);
  });

  it('a user who joins or leaves while ranks are stored does not wait, and is counted once [A-135]', async () => {
    const { db } = database;
    await storePoints(teamIds, teamIds, []);
    await storeLeagueRanks(db, edition, 1, 0);
    // Of the leagues that have stored ranks of round 1: changes of a league of few without any are not recorded.
    for (const [index, league] of leagues.slice(0, 3).entries()) {
      await db.deleteFrom('leaguePages').where('leagueId', '=', league.id).where('roundId', '=', 2).execute();
      const storing = await db.transaction().execute(async (tx) => {
        await sql`lock table team_totals in access exclusive mode`.execute(tx);
        const stored = storeMissingLeagueRanks(db, edition, { most: 0 });
        await vi.waitUntil(() => isWaiting(tx), patience);
        await moveUser(userIds[index] ?? 0);
        return { stored };
      });
      await storing.stored;
      await expectSame([{ offset: 0, limit: 12, isReversed: false, search: '', own: index }]);
    }
  });

  it.each([
    ['for the first time', false],
    ['again', true],
  ])(
    'deleting a league while its teams are ranked %s does not wait, and fails neither',
    async (_, hasRanks) => {
      const { db } = database;
      const league = await storeLargeLeague();
      const store = () => storeLeagueRanks(db, edition, 1, SIZE - 1);
      await storePoints(teamIds, teamIds, []);
      if (hasRanks) await store();
      const stored = await db.transaction().execute(async (tx) => {
        await sql`lock table team_totals in access exclusive mode`.execute(tx);
        const storing = store();
        await vi.waitUntil(() => isWaiting(tx), patience);
        await db.deleteFrom('leagues').where('id', '=', league).execute();
        return { outcome: Promise.allSettled([storing]) };
      });
      expect(await stored.outcome).toMatchObject([{ status: 'fulfilled' }]);
      expect(await isGone(league)).toBe(true);
    },
    60_000,
  );

  it('a league of few teams has no stored ranks, and loses those of the time when it had more', async () => {
    await storeLeagueRanks(database.db, edition, 1);
    const section = { offset: 0, limit: 20, isReversed: false, search: '', userId: 0 };
    for (const league of leagues)
      for (const board of boards) expect(await readStoredLeague(database.db, board, league, section)).toBeUndefined();
  });

  it('a user who deletes the account leaves leagues with stored ranks at once, also those that follow from the account', async () => {
    const { db } = database;
    await storePoints(teamIds, teamIds, []);
    await storeLeagueRanks(db, edition, 1, 0);
    const inCountry = db.selectFrom('users').select('id').where('countryOfResidenceId', '=', 36).where('id', 'in', userIds);
    const { id } = await inCountry.executeTakeFirstOrThrow();
    const deps = { words: createWords(catalog, locales[0]), publicUrl: 'http://fantasy.example' };
    await db.transaction().execute((tx) => deleteAccount(tx, id, deps));
    await expectSame([{ offset: 0, limit: 12, isReversed: false, search: '', own: userIds.findIndex((other) => other !== id) }]);
  });
});

const isWaiting = (db: Kysely<Database>) =>
  isAny(db, sql`select from pg_locks where not granted and relation = 'team_totals'::regclass`);

async function isAny(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<boolean> {
  return (await readRow(db, sql`select exists (${rows}) as is_any`, z.object({ isAny: z.boolean() }))).isAny;
}

const isGone = async (leagueId: number) => !(await isAny(database.db, sql`select from leagues where id = ${leagueId}`));

/** Stores a league of the first user and returns its id. */
async function storeLargeLeague(): Promise<number> {
  const large = sql`
    with added as (
      insert into leagues (edition, name, name_key, code, start_round_id, manager_id, num_teams)
      values (${edition}, 'Large', 'large', 'LARGE', 1, ${userIds[0]}::int, ${SIZE}::int) returning id, manager_id
    )
    insert into league_members (league_id, user_id) select id, manager_id from added returning league_id as id
  `;
  return (await readRow(database.db, large, z.object({ id: z.int() }))).id;
}

type Section = Omit<BoardSection, 'userId'> & { readonly own: number };

/** Expects that what is read from stored ranks is what a request ranks. */
async function expectSame(asked: readonly Section[]): Promise<void> {
  for (const league of leagues) {
    for (const board of boards) {
      for (const { own, ...section } of asked) {
        const about = [database.db, board, league, { ...section, userId: userIds[own] ?? 0 }] as const;
        const ranked = await readLeague(...about);
        expect(shownOf((await readStoredLeague(...about)) ?? nothing)).toEqual(shownOf(ranked));
        if (ranked.own === undefined) continue;
        const stored = await readOwnLeagueRanks(database.db, board, league, { ...ranked.own, numTeams: TEAMS });
        expect(stored.at(-1)).toEqual({ roundId: board.roundId, rank: ranked.own.rank });
        expect(stored[stored.length - 2]?.rank ?? null).toBe(ranked.own.prevRank);
      }
    }
  }
}

/** Moves a user to the other country, to the next squad, out of the leagues that they are in and into those that they are not. */
async function moveUser(userId: number): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const { email, countryOfResidenceId, supportedSquads } = await tx
      .selectFrom('users')
      .select(['email', 'countryOfResidenceId', 'supportedSquads'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const supportedSquadId = 1 + ((supportedSquads[edition] ?? 0) % 3);
    await updateAccount(tx, userId, { countryOfResidenceId: countryOfResidenceId === 36 ? 37 : 36, supportedSquadId });
    for (const { id } of leagues.filter((league) => league.class === 'regular')) {
      const departure = await removeMember(tx, id, userId);
      if (departure.kind === 'none') await addMember(tx, id, { id: userId, email });
    }
  });
}

const nothing: BoardPage = { places: [], own: undefined, numTeams: 0, hasMore: false, nextFigure: null, next: undefined };

/** Stores what teams have won in the two rounds, and in the second one since the latest kick-off; null for a round that a team misses. */
async function storePoints(...[first, second, won]: readonly (readonly (number | null)[])[]): Promise<void> {
  const { db } = database;
  const row = aTeamRound(edition);
  const rowsOf = (roundId: number, of: readonly (number | null)[] = []) =>
    teamIds.flatMap((teamId, index) => {
      const scored = of[index] ?? null;
      if (scored === null) return [];
      const since = roundId === 2 ? (won?.[index] ?? null) : null;
      return [
        { ...row, teamId, roundId, points: scored, kickOffs: since === null ? 0 : 1, pointsAtKickOff: scored - (since ?? 0) },
      ];
    });
  await db.deleteFrom('teamRounds').where('edition', '=', edition).execute();
  await db.deleteFrom('teamTotals').where('edition', '=', edition).execute();
  await storeTeamRounds(db, [...rowsOf(1, first), ...rowsOf(2, second)]);
  await fillRankings(db, edition);
}
