import type { Edition } from '@rugby/domain/editions';
import { findCorrection, type ScoredLine } from '@rugby/domain/game/scoring/findCorrection';
import type { Correction, Position, StatLine } from '@rugby/domain/game/model/entities';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** A player's fixture that was corrected after its points were final. */
export interface CorrectedFixture {
  readonly playerId: number;
  readonly roundId: number;
  readonly fixtureId: number;
  readonly position: Position;
  /** Newest first; at least one. */
  readonly corrections: readonly Correction[];
}

/** Reads every corrected fixture of an edition from the audit. [B8] */
export async function loadCorrectedFixtures(db: Kysely<Database>, { id }: Edition): Promise<readonly CorrectedFixture[]> {
  const rows = await db
    .selectFrom('statAudit')
    .innerJoin('players', (join) =>
      join.onRef('players.edition', '=', 'statAudit.edition').onRef('players.id', '=', 'statAudit.playerId'),
    )
    .innerJoin('fixtures', (join) =>
      join.onRef('fixtures.edition', '=', 'statAudit.edition').onRef('fixtures.id', '=', 'statAudit.fixtureId'),
    )
    .select(['statAudit.playerId', 'statAudit.fixtureId', 'fixtures.roundId', 'players.position', 'statAudit.at'])
    .select(['statAudit.before', 'statAudit.after', 'statAudit.pointsBefore', 'statAudit.pointsAfter'])
    .where('statAudit.edition', '=', id)
    .where('statAudit.wereFinal', '=', true)
    .orderBy('statAudit.id', 'desc')
    .execute();
  const changes = rows.flatMap(({ at, before, after, pointsBefore, pointsAfter, ...match }) => {
    const [was, is] = [scoredLine(before, pointsBefore), scoredLine(after, pointsAfter)];
    const correction = findCorrection(match.position, was, is, at.toISOString());
    return correction === undefined ? [] : [{ match, correction }];
  });
  const ofMatch = Map.groupBy(changes, ({ match }) => `${match.playerId} ${match.fixtureId}`);
  return [...ofMatch.values()].flatMap((entries) =>
    entries.slice(0, 1).map(({ match }) => ({ ...match, corrections: entries.map(({ correction }) => correction) })),
  );
}

function scoredLine(line: StatLine | null, points: number | null): ScoredLine | null {
  return line === null || points === null ? null : { line, points };
}
