import { statCodes, type StatLine } from '@rugby/domain/game/model/entities';
import { matchRules } from '@rugby/domain/game/season/matchRules';

/** A record as it is stored: what a player did in a match, and his points for it. */
export interface ScoredRecord {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly line: StatLine;
  readonly points: number;
}

/** One row of the audit: null before for a record that was added, null after for one that was withdrawn, also in the points. */
export interface AuditEntry {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly before: StatLine | null;
  readonly after: StatLine | null;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number | null;
}

export interface StatsPlan {
  /** Records to write: new ones and changed ones. */
  readonly changed: readonly ScoredRecord[];
  readonly withdrawn: readonly ScoredRecord[];
  readonly audit: readonly AuditEntry[];
}

/**
 * What a file does to the records stored for its matches: the file is the whole truth for them, so a record that it does not hold is
 * withdrawn. Each changed record is audited; the first records of a match are not a change, unless the round was finished without them.
 */
export function planStats(
  stored: readonly ScoredRecord[],
  incoming: readonly ScoredRecord[],
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

function byKey(records: readonly ScoredRecord[]): ReadonlyMap<string, ScoredRecord> {
  return new Map(records.map((record) => [keyOf(record), record]));
}

function keyOf({ fixtureId, playerId }: ScoredRecord): string {
  return `${fixtureId} ${playerId}`;
}

function isSame(before: ScoredRecord | undefined, after: ScoredRecord): boolean {
  return before?.points === after.points && statCodes.every((code) => before.line[code] === after.line[code]);
}
