import { editions } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import { allowLongStatements } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { hasJustKickedOff } from '../season/receiptTime.ts';
import { isPercentSelectedOutdated } from '../season/percentSelected.ts';
import { changeSeason } from './changeSeason.ts';

/**
 * Publishes the shares of the coming round again where teams have changed them since the last change of the season: between two commands nothing
 * else does. Does nothing for an edition whose shares are up to date or that has no season. [G-156]
 */
export async function refreshPercentSelected(db: Kysely<Database>): Promise<void> {
  for (const edition of Object.values(editions)) {
    if (await hasJustKickedOff(db, edition.id)) continue;
    const isOutdated = await db.transaction().execute(async (tx) => {
      await allowLongStatements(tx);
      return isPercentSelectedOutdated(tx, edition.id);
    });
    if (isOutdated) await changeSeason(db, edition, () => Promise.resolve());
  }
}
