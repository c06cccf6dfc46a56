import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@rugby/domain/contract/schema';
import type { PlayerPoints } from './recount.ts';

/** The fields of a raw stat record that the trial reads; others are passed on. */
export type RawRecord = z.output<typeof rawRecord>;

/** A played round of a real season: its raw records and their official points. */
export interface OfficialRound extends PlayerPoints {
  /** The number of the round in commands and in the file's name. */
  readonly number: string;
  /** The file of the raw records. */
  readonly file: string;
  readonly records: readonly RawRecord[];
}

const rawRecord = z.looseObject({ playerId: z.int(), roundId: z.int(), tournamentId: z.int(), MP: z.int(), T: z.int() });
const rawRecords = z.array(rawRecord).check(z.minLength(1));
const officialPoints = z.record(z.string(), z.int());

/** Reads the rounds of a season's folder that have stats, in order. */
export async function playedRounds(folder: string): Promise<readonly OfficialRound[]> {
  const names = (await readdir(join(folder, 'stats'))).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, 'stats', name);
      const records = rawRecords.parse(JSON.parse(await readFile(file, 'utf8')));
      const official = officialPoints.parse(JSON.parse(await readFile(join(folder, 'official-points', name), 'utf8')));
      const points = new Map(Object.entries(official).map(([playerId, given]) => [Number(playerId), given]));
      const number = String(Number(/\d+/.exec(name)?.[0]));
      return { id: records[0]?.roundId ?? 0, number, file, records, points };
    }),
  );
}
