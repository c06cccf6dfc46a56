import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { advertsFile } from '@rugby/domain/contract/landing';
import type { Edition } from '@rugby/domain/editions';
import type { Advert } from '@rugby/domain/game/model/landing';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notifySeason } from '../season/syncSeasons.ts';
import { storeDocuments } from './storeDocuments.ts';

/** Replaces the advertisements of an edition and returns the URL paths of the files that changed. */
export async function publishAdverts(
  db: Kysely<Database>,
  edition: Edition,
  adverts: readonly Advert[],
): Promise<readonly string[]> {
  const path = jsonAddressOf(advertsFile, edition);
  return db.transaction().execute(async (tx) => {
    const published = await storeDocuments(tx, new Map([[path, JSON.stringify(adverts)]]), path);
    await notifySeason(tx, edition.id);
    return published;
  });
}
