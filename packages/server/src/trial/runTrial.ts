import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { runSeason } from '../season/commands/runSeason.ts';
import { officialDifferences } from './officialDifferences.ts';

export interface TrialParts {
  /** The folder that holds the seasons. */
  readonly data: string;
  /** An empty database. */
  readonly connectionString: string;
  readonly say: (sentence: string) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const firstRound = z.array(z.object({ startDate: z.string() }));
const officialPoints = z.record(z.string(), z.int());

/**
 * Brings both seasons in, plays every round of the club season that has stats, each twice, and compares every player's points with the
 * official ones. Answers how many things differ; a command that fails ends the trial with an error.
 */
export async function runTrial({ data, connectionString, say }: TrialParts): Promise<number> {
  const club = join(data, 'srp-2026');
  const season = (line: string) => runTimed(line, { data, connectionString, say });
  await season('import --edition srp --from srp-2026');
  await season('import --edition trc --from trc-2025');
  await season(`clock --edition srp --at ${await dayBeforeFirstRound(club)}`);
  const db = openDatabase(connectionString);
  let differences = 0;
  let compared = 0;
  for (const file of (await readdir(join(club, 'stats'))).toSorted()) {
    const round = Number(/\d+/.exec(file)?.[0]);
    await season(`start --edition srp --round ${round}`);
    await season(`stats --edition srp --round ${round} --from srp-2026/stats/${file}`);
    const official = officialPoints.parse(JSON.parse(await readFile(join(club, 'official-points', file), 'utf8')));
    const found = officialDifferences(official, await pointsOf(db, round));
    found.forEach((difference) => say(`  DIFFERENCE in round ${round}: ${difference}`));
    compared += Object.keys(official).length;
    differences +=
      found.length + (await repeatChanges(season, db, `stats --edition srp --round ${round} --from srp-2026/stats/${file}`));
    await season(`finish --edition srp --round ${round}`);
  }
  await db.destroy();
  say(`Compared the points of ${compared} records with the official ones.`);
  return differences;
}

async function runTimed(line: string, { data, connectionString, say }: TrialParts): Promise<void> {
  const began = performance.now();
  const complaints: string[] = [];
  const env = { DATABASE_URL: connectionString, PRACTICE: '1' };
  const complain = (sentence: string) => void complaints.push(sentence);
  const code = await runSeason({ args: line.split(' '), env, folder: data, say: () => undefined, complain });
  if (code !== 0) throw new Error(`season ${line} ended with ${code}: ${complaints.join('\n')}`);
  say(`${String(Math.round(performance.now() - began)).padStart(6)} ms  season ${line}`);
}

/** How much changes when a command is repeated that must change nothing. */
async function repeatChanges(season: (line: string) => Promise<void>, db: Kysely<Database>, line: string): Promise<number> {
  const before = await traces(db);
  await season(line);
  const after = await traces(db);
  return after.filter((trace, index) => trace !== before[index]).length;
}

async function traces(db: Kysely<Database>): Promise<readonly string[]> {
  const audit = await db.selectFrom('statAudit').select('id').execute();
  const documents = await db.selectFrom('documents').select(['path', 'etag']).orderBy('path').execute();
  return [`audit ${audit.length}`, ...documents.map(({ path, etag }) => `${path} ${etag}`)];
}

async function pointsOf(db: Kysely<Database>, roundId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('statRecords')
    .select(['playerId', 'points'])
    .where('edition', '=', 'srp')
    .where('roundId', '=', roundId)
    .execute();
  return new Map(rows.map(({ playerId, points }) => [playerId, points]));
}

async function dayBeforeFirstRound(folder: string): Promise<string> {
  const [first] = firstRound.parse(JSON.parse(await readFile(join(folder, 'rounds.json'), 'utf8')));
  if (first === undefined) throw new Error(`${folder}/rounds.json has no rounds.`);
  return new Date(Date.parse(first.startDate) - DAY_MS).toISOString();
}
