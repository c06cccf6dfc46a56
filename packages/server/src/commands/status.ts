import { z } from '@rugby/domain/contract/schema';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Progress } from '@rugby/domain/game/model/entities';
import { type Kysely, sql } from 'kysely';
import type { RefusedFile } from '../db/tables/operationTables.ts';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { readGameTime } from '../season/readGameTime.ts';
import { loadSeason } from '../season/loadSeason.ts';

/** The status of an edition's season; `season` is null when there is none. */
export interface SeasonStatus {
  readonly edition: Edition['id'];
  readonly gameTime: string;
  readonly season: {
    readonly origin: 'practice' | 'import';
    readonly revision: number;
    readonly squads: number;
    readonly players: number;
    readonly teams: number;
    readonly completeTeams: number;
    readonly rounds: readonly RoundStatus[];
  } | null;
  /** What the watch of the feed has found; null when none has run. */
  readonly feed: FeedStatus | null;
}

interface FeedStatus {
  readonly source: string;
  readonly checkedAt: string;
  readonly newestAt: string | null;
  readonly refused: readonly RefusedFile[];
}

interface RoundStatus {
  readonly round: number;
  readonly status: Progress;
  readonly firstKickOff: string;
  readonly matches: number;
  readonly matchesWithStats: number;
}

/** Reads the status of every edition's season. */
export async function seasonStatuses(db: Kysely<Database>): Promise<readonly SeasonStatus[]> {
  const statuses: SeasonStatus[] = [];
  for (const edition of Object.values(editions)) statuses.push(await statusOf(db, edition));
  return statuses;
}

/** Formats a status as lines of text. */
export function statusLines({ edition, gameTime, season, feed }: SeasonStatus): readonly string[] {
  if (season === null)
    return [`${edition}: no season. Import one with: season import --edition ${edition} --from DIR.`, ...feedLines(feed)];
  const { origin, squads, players, teams, completeTeams, rounds } = season;
  return [
    `${edition}: ${origin} season, game time ${gameTime}, ${squads} squads, ${players} players, ${teams} teams (${completeTeams} complete).`,
    ...rounds.map(
      ({ round, status, firstKickOff, matches, matchesWithStats }) =>
        `  round ${String(round).padStart(2)}  ${status.padEnd(9)}  ${firstKickOff}  stats of ${matchesWithStats} of ${matches} matches`,
    ),
    ...feedLines(feed),
  ];
}

function feedLines(feed: FeedStatus | null): readonly string[] {
  if (feed === null) return [];
  const newest = feed.newestAt === null ? 'nothing taken in' : `newest data ${feed.newestAt}`;
  return [
    `  feed ${feed.source}: read ${feed.checkedAt}, ${newest}`,
    ...feed.refused.map(({ name, reason }) => `  set aside ${name}: ${reason}`),
  ];
}

async function statusOf(db: Kysely<Database>, { id }: Edition): Promise<SeasonStatus> {
  const gameTime = (await readGameTime(db, id)).toISOString();
  const season = await loadSeason(db, id);
  const feed = await feedOf(db, id);
  if (season === undefined) return { edition: id, gameTime, season: null, feed };
  const rows = await db.selectFrom('statRecords').select('fixtureId').distinct().where('edition', '=', id).execute();
  const reported = new Set(rows.map(({ fixtureId }) => fixtureId));
  const rounds = season.rounds.map(({ roundNumber, status, fixtures, startDate }) => ({
    round: roundNumber,
    status,
    firstKickOff: fixtures[0]?.date ?? startDate,
    matches: fixtures.length,
    matchesWithStats: fixtures.filter((fixture) => reported.has(fixture.id)).length,
  }));
  return {
    edition: id,
    gameTime,
    season: {
      origin: season.origin,
      revision: season.revision,
      squads: season.squads.length,
      players: season.players.size,
      ...(await countTeams(db, id)),
      rounds,
    },
    feed,
  };
}

async function feedOf(db: Kysely<Database>, edition: Edition['id']): Promise<FeedStatus | null> {
  const feed = await db
    .selectFrom('feeds')
    .select(['source', 'checkedAt', 'newestAt', 'refused'])
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (feed === undefined) return null;
  return { ...feed, checkedAt: feed.checkedAt.toISOString(), newestAt: feed.newestAt?.toISOString() ?? null };
}

async function countTeams(db: Kysely<Database>, edition: Edition['id']) {
  const statement = sql`
    select count(*)::int as teams, (count(*) filter (where is_complete))::int as complete_teams from teams where edition = ${edition}
  `;
  return readRow(db, statement, z.object({ teams: z.int(), completeTeams: z.int() }));
}
