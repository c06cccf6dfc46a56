import { statCodes, type StatLine } from '@rugby/domain/game/model/entities';
import { matchRules } from '@rugby/domain/game/season/matchRules';

/** A stored record: what a player did in a fixture, and the points for it. */
export interface PlannedRecord {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly line: StatLine;
  readonly points: number;
}

/** A row of the audit. The values before are null for a record that was added, the values after for one that was withdrawn. */
export interface AuditEntry {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly before: StatLine | null;
  readonly after: StatLine | null;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number | null;
}

export interface StatsPlan {
  /** New and changed records. */
  readonly changed: readonly PlannedRecord[];
  readonly withdrawn: readonly PlannedRecord[];
  readonly audit: readonly AuditEntry[];
}

/**
 * Returns what a file changes in the stored records of its fixtures. The file is complete for its fixtures: a record that it does
 * not hold is withdrawn. Each changed record is audited; the first records of a fixture are not a correction, unless the round
 * was finished without them.
 */
export function planStats(
  stored: readonly PlannedRecord[],
  incoming: readonly PlannedRecord[],
  isRoundComplete: boolean,
): StatsPlan {
  const before = byKey(stored);
  const after = byKey(incoming);
  const reported = new Set(stored.map(({ fixtureId }) => fixtureId));
  const changed = incoming.filter((record) => !isSame(before.get(keyOf(record)), record));
  const areReplaced = matchRules.replayed.records === 'replace';
  const withdrawn = areReplaced ? stored.filter((record) => !after.has(keyOf(record))) : [];
  const corrections = changed.filter(({ fixtureId }) => isRoundComplete || reported.has(fixtureId));
  const audit = [...corrections, ...withdrawn].map((record) => {
    const [was, is] = [before.get(keyOf(record)), after.get(keyOf(record))];
    return {
      fixtureId: record.fixtureId,
      playerId: record.playerId,
      before: was?.line ?? null,
      after: is?.line ?? null,
      pointsBefore: was?.points ?? null,
      pointsAfter: is?.points ?? null,
    };
  });
  return { changed, withdrawn, audit };
}

function byKey(records: readonly PlannedRecord[]): ReadonlyMap<string, PlannedRecord> {
  return new Map(records.map((record) => [keyOf(record), record]));
}

function keyOf({ fixtureId, playerId }: PlannedRecord): string {
  return `${fixtureId} ${playerId}`;
}

function isSame(before: PlannedRecord | undefined, after: PlannedRecord): boolean {
  return before?.points === after.points && statCodes.every((code) => before.line[code] === after.line[code]);
}
