import { z } from '@rugby/domain/contract/schema';
import type { StatRecord } from '@rugby/domain/game/model/entities';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import { mapValues } from 'es-toolkit';
import { type Problem, type ReadJson, readJson } from './readJson.ts';

const count = z._default(z.int().check(z.nonnegative(), z.maximum(9999)), 0);
const metres = z._default(z.int().check(z.minimum(-9999), z.maximum(9999)), 0);
const counts = mapValues(statLine({}), (_, code) => (code === 'MG' ? metres : count));

const statFile: z.ZodMiniType<readonly StatRecord[]> = z.array(
  z.pipe(
    z.object({ playerId: z.int(), roundId: z.int(), tournamentId: z.int(), ...counts }),
    z.transform(({ tournamentId, ...record }) => ({ ...record, fixtureId: tournamentId })),
  ),
);

/** Reads a file of raw stat records. A missing code counts as 0; only metres may be negative. [G-179, G-180] */
export function readStats(file: string): Promise<ReadJson<readonly StatRecord[]>> {
  return readJson(file, statFile);
}

/** What records are checked against: their round, its fixtures, and the ids of all players. */
export interface StatsScope {
  readonly roundId: number;
  readonly fixtureIds: ReadonlySet<number>;
  readonly playerIds: ReadonlySet<number>;
}

/** Returns the problems of records: another round, an unknown fixture or player, or two records of a player in one fixture. */
export function checkStats(records: readonly StatRecord[], { roundId, fixtureIds, playerIds }: StatsScope): readonly Problem[] {
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
    ];
  });
}

function at(index: number, key: string, message: string): Problem {
  return { path: [index, key], message };
}
