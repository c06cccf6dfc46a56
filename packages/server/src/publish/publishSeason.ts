import { checksumsFile } from '@rugby/domain/contract/checksums';
import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { playersFile, presentPlayer } from '@rugby/domain/contract/players';
import { playerMatchesFile, playerStatsFile, presentMatch } from '@rugby/domain/contract/playerStats';
import { presentRound, roundsFile } from '@rugby/domain/contract/rounds';
import { seasonNumbersFile } from '@rugby/domain/contract/landing';
import { squadsFile } from '@rugby/domain/contract/squads';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { loadSeason, type LoadedSeason } from '../season/loadSeason.ts';
import { calendarAddress, createLockCalendar } from './calendar/lockCalendar.ts';
import { type CorrectedFixture, loadCorrectedFixtures } from '../players/loadCorrectedFixtures.ts';
import { checksumOf } from './documents.ts';
import { figuresOf, type ScoredRecord, playerFixtureFigures } from '../players/playerStats.ts';
import { seasonNumbersOf } from './seasonNumbers.ts';
import { storeDocuments } from './storeDocuments.ts';

/**
 * Writes the files of an edition from the stored season and returns the URL paths of those that changed; none when there is no
 * season. [G-348 to G-353]
 */
export async function publishSeason(db: Kysely<Database>, edition: Edition): Promise<readonly string[]> {
  const season = await loadSeason(db, edition.id);
  if (season === undefined) return [];
  const rounds = JSON.stringify(season.rounds.map(presentRound));
  const players = JSON.stringify([...season.players.values()].map(presentPlayer));
  const checksums = { rounds: checksumOf(rounds), players: checksumOf(players) };
  const bodies = new Map([
    [jsonAddressOf(roundsFile, edition), rounds],
    [jsonAddressOf(playersFile, edition), players],
    [jsonAddressOf(squadsFile, edition), JSON.stringify(season.squads)],
    [jsonAddressOf(checksumsFile, edition), JSON.stringify(checksums)],
    [jsonAddressOf(seasonNumbersFile, edition), JSON.stringify(await seasonNumbersOf(db, edition, season))],
    ...playerStatsFiles(edition, season, await loadScoredRecords(db, edition), await loadCorrectedFixtures(db, edition)),
  ]);
  bodies.set(calendarAddress(edition), await updatedCalendar(db, edition, season));
  return storeDocuments(db, bodies, `${edition.jsonPath}/player_stats/`);
}

/** Writes the calendar on top of the published one: what changed since gets the next sequence number. */
async function updatedCalendar(db: Kysely<Database>, edition: Edition, { rounds }: LoadedSeason): Promise<string> {
  const standing = await db
    .selectFrom('documents')
    .select('body')
    .where('path', '=', calendarAddress(edition))
    .executeTakeFirst();
  return createLockCalendar(edition, rounds, { now: new Date().toISOString(), previous: standing?.body.toString() });
}

function playerStatsFiles(
  edition: Edition,
  { players }: LoadedSeason,
  matches: readonly ScoredRecord[],
  corrected: readonly CorrectedFixture[],
): readonly (readonly [string, string])[] {
  const ofPlayer = Map.groupBy(matches, ({ playerId }) => playerId);
  const correctedOf = Map.groupBy(corrected, ({ playerId }) => playerId);
  const totals = [...ofPlayer].map(([playerId, played]) => [playerId, figuresOf(played)] as const);
  const single = [...players.keys()].map((id) => {
    const figures = playerFixtureFigures(ofPlayer.get(id) ?? [], correctedOf.get(id) ?? [], edition.minuteThresholds);
    return [jsonAddressOf(playerMatchesFile(id), edition), JSON.stringify(figures.map(presentMatch))] as const;
  });
  return [[jsonAddressOf(playerStatsFile, edition), JSON.stringify(Object.fromEntries(totals))], ...single];
}

async function loadScoredRecords(db: Kysely<Database>, { id }: Edition): Promise<readonly ScoredRecord[]> {
  const rows = await db
    .selectFrom('statRecords')
    .innerJoin('players', (join) =>
      join.onRef('players.edition', '=', 'statRecords.edition').onRef('players.id', '=', 'statRecords.playerId'),
    )
    .select([
      'statRecords.playerId',
      'statRecords.roundId',
      'statRecords.fixtureId',
      'statRecords.line',
      'statRecords.points',
      'players.position',
    ])
    .where('statRecords.edition', '=', id)
    .orderBy('statRecords.playerId')
    .orderBy('statRecords.fixtureId')
    .execute();
  return rows.map(({ line, ...match }) => ({ ...line, ...match }));
}
