import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { etagOf, createTextDocument } from './documents.ts';

const AT_ONCE = 100;

/**
 * Stores the files whose content changed, deletes the files below `folder` that no longer exist, and returns the URL paths of
 * both.
 */
export async function storeDocuments(
  db: Kysely<Database>,
  bodies: ReadonlyMap<string, string>,
  folder: string,
): Promise<readonly string[]> {
  const stored = await db
    .selectFrom('documents')
    .select(['path', 'etag'])
    .where(({ eb, or }) => or([eb('path', 'in', [...bodies.keys()]), eb('path', 'like', `${folder}%`)]))
    .execute();
  const etags = new Map(stored.map(({ path, etag }) => [path, etag]));
  const changed = [...bodies].filter(([path, body]) => etags.get(path) !== etagOf(body));
  const gone = stored.map(({ path }) => path).filter((path) => !bodies.has(path));
  for (let first = 0; first < changed.length; first += AT_ONCE) await store(db, changed.slice(first, first + AT_ONCE));
  if (gone.length > 0) await db.deleteFrom('documents').where('path', 'in', gone).execute();
  return [...changed.map(([path]) => path), ...gone];
}

async function store(db: Kysely<Database>, files: readonly (readonly [string, string])[]): Promise<void> {
  const rows = await Promise.all(files.map(async ([path, body]) => ({ path, ...(await createTextDocument(body)) })));
  await db
    .insertInto('documents')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet(({ ref }) => ({ body: ref('excluded.body'), brotli: ref('excluded.brotli'), etag: ref('excluded.etag') })),
    )
    .execute();
}
