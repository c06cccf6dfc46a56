import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Stores the avatar of a user in place of the last one, or removes it. */
export async function storeAvatar(tx: Transaction<Database>, userId: number, body: Buffer | null): Promise<void> {
  await tx.deleteFrom('avatars').where('userId', '=', userId).execute();
  const hash = body === null ? null : createHash('sha256').update(body).digest('base64url');
  if (body !== null && hash !== null) await tx.insertInto('avatars').values({ userId, hash, body }).execute();
  await tx.updateTable('users').set({ avatarHash: hash }).where('id', '=', userId).execute();
}

const day = 24 * 60 * 60;

/**
 * Serves avatars at `/media/image/HASH.webp`. The type is always that of the encoder. A cache keeps a removed avatar for at most a day.
 */
export function serveAvatars(app: FastifyInstance, db: Kysely<Database>): void {
  app.get<{ Params: { hash: string } }>('/media/image/:hash(^[\\w-]{43}).webp', async ({ params }, reply) => {
    const found = await db.selectFrom('avatars').select('body').where('hash', '=', params.hash).executeTakeFirst();
    if (found === undefined) return reply.callNotFound();
    return reply
      .type('image/webp')
      .headers({
        'Cache-Control': `public, max-age=${day}, immutable`,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .send(found.body);
  });
}
