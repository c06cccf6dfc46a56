import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { presentTeam } from './presentTeam.ts';
import type { TeamRow } from './teamRows.ts';

/** Throws 409 with the saved team when the client has another version of it. A request without a version passes. */
export async function assertCurrentVersion(
  db: Kysely<Database>,
  row: TeamRow | undefined,
  version: number | null | undefined,
  world: GameWorld,
  words: Words,
): Promise<void> {
  if (row === undefined || version === undefined || version === null || version === row.version) return;
  const data = { team: await presentTeam(db, row, world) };
  throw new RefusedError(409, [{ code: 'stale-version', message: words('server.staleVersion'), data }]);
}
