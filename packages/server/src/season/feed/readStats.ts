import { z } from '@rugby/domain/contract/schema';
import { listOf, natural } from '@rugby/domain/contract/text';
import { type StatCode, statCodes, type StatRecord } from '@rugby/domain/game/model/entities';
import { countBy, mapValues, pick } from 'es-toolkit';
import { CommandError } from '../CommandError.ts';
import { type FeedFile, parseJson, type Problem, type ReadJson, readFeedFile } from './readJson.ts';
import { leastMetres, mostLikely, mostPossible } from './statBounds.ts';

const counts = mapValues(mostPossible, (most, code) =>
  z._default(z.int().check(z.minimum(code === 'MG' ? leastMetres : 0), z.maximum(most)), 0),
);

/** The most records in a file. A round has about 25 for each side of a match. */
const MOST_RECORDS = 2000;

/** A record with the names of its values that the game does not know. */
interface SentRecord {
  readonly record: StatRecord;
  readonly unknown: readonly string[];
}

const statFile: z.ZodMiniType<readonly SentRecord[]> = listOf(
  z.pipe(
    z.looseObject({ playerId: natural, roundId: natural, tournamentId: natural, ...counts }),
    z.transform(({ playerId, roundId, tournamentId, ...sent }) => ({
      record: { playerId, roundId, fixtureId: tournamentId, ...pick(sent, statCodes) },
      unknown: Object.keys(sent).filter((name) => !knownNames.has(name)),
    })),
  ),
  MOST_RECORDS,
);

const knownNames: ReadonlySet<string> = new Set(statCodes);

/** A file of stat records. */
export interface StatsFile extends Omit<ReadJson<unknown>, 'value'> {
  readonly records: readonly StatRecord[];
  /** How many records have each value that the game does not know. */
  readonly unknownCounts: ReadonlyMap<string, number>;
  /** How many records have more of a code than is likely. */
  readonly unlikelyCounts: ReadonlyMap<StatCode, number>;
}

/** Reads a file of raw stat records, as `parseStats` does. */
export async function readStats(file: string): Promise<StatsFile> {
  return parseStats(await readFeedFile(file));
}

/**
 * Parses a file of raw stat records. A missing code counts as 0; only metres may be negative. Refuses more than a match can hold, and a code that differs from a known
 * one only in case; other unknown values are counted. [G-179, G-180]
 */
export function parseStats(file: FeedFile): StatsFile {
  const { value, ...rest } = parseJson(file, statFile);
  const misspelt = value.flatMap(({ unknown }, index) => unknown.flatMap((name) => misspeltCode(index, name)));
  if (misspelt.length > 0) throw new CommandError(rest.sentences(misspelt));
  const names = value.flatMap(({ unknown }) => unknown);
  const records = value.map(({ record }) => record);
  const unlikely = statCodes.map((code) => [code, records.filter((record) => record[code] > mostLikely[code]).length] as const);
  return {
    ...rest,
    records,
    unknownCounts: new Map(Object.entries(countBy(names, (name) => name))),
    unlikelyCounts: new Map(unlikely.filter(([, count]) => count > 0)),
  };
}

function misspeltCode(index: number, name: string): readonly Problem[] {
  const code = statCodes.find((known) => known === name.trim().toUpperCase());
  return code === undefined ? [] : [at(index, name, `the code is written ${code}`)];
}

/** What records are checked against: their round, its fixtures, the ids of all players, and records of other rounds. */
export interface StatsScope {
  readonly roundId: number;
  readonly fixtureIds: ReadonlySet<number>;
  readonly playerIds: ReadonlySet<number>;
  /** Records of other rounds in fixtures at the same time. */
  readonly elsewhere: readonly { readonly fixtureId: number; readonly playerId: number; readonly otherFixtureId: number }[];
}

/**
 * Returns the problems of records: another round, an unknown fixture or player, two records of a player in one fixture, or a
 * player who has played in another round at the same time: no two rounds count the same match. [D43]
 */
export function checkStats(
  records: readonly StatRecord[],
  { roundId, fixtureIds, playerIds, elsewhere }: StatsScope,
): readonly Problem[] {
  const seen = new Set<string>();
  return records.flatMap((record, index) => {
    const key = `${record.fixtureId} ${record.playerId}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return [
      ...(record.roundId === roundId
        ? []
        : [at(index, 'roundId', `the record is of round ${record.roundId}, not of ${roundId}`)]),
      ...(fixtureIds.has(record.fixtureId)
        ? []
        : [at(index, 'tournamentId', `round ${roundId} has no match ${record.fixtureId}`)]),
      ...(playerIds.has(record.playerId) ? [] : [at(index, 'playerId', `there is no player ${record.playerId}`)]),
      ...(isRepeated ? [at(index, 'playerId', `player ${record.playerId} occurs twice for match ${record.fixtureId}`)] : []),
      ...elsewhere
        .filter(({ fixtureId, playerId }) => fixtureId === record.fixtureId && playerId === record.playerId)
        .map(({ playerId, otherFixtureId }) =>
          at(index, 'playerId', `player ${playerId} has a record of match ${otherFixtureId} at the same time, in another round`),
        ),
    ];
  });
}

function at(index: number, key: string, message: string): Problem {
  return { path: [index, key], message };
}
