import type { GameWorld, StoredTeam } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { refuseStale } from './refuseStale.ts';
import { holdTeam, storedTeam, type TeamRow } from './teamRows.ts';

/** A team that is about to change: its row, and what the rules need to know of it. */
export interface HeldTeam {
  readonly row: TeamRow;
  readonly stored: StoredTeam;
}

/** Holds a user's team for a change; undefined before the first save. Refuses a client that departed from another version of it. */
export async function heldTeam(
  tx: Transaction<Database>,
  userId: number,
  version: number | null | undefined,
  world: GameWorld,
  words: Words,
): Promise<HeldTeam | undefined> {
  const row = await holdTeam(tx, world.edition, userId);
  if (row === undefined) return undefined;
  await refuseStale(tx, row, version, world, words);
  return { row, stored: await storedTeam(tx, row, world) };
}
