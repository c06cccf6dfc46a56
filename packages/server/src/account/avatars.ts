import { createHash } from 'node:crypto';
import { editions } from '@rugby/domain/editions';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { mediaPathOf } from '../http/mediaPathOf.ts';

/** Stores the avatar of a user in place of the last one, or removes it. */
export async function storeAvatar(tx: Transaction<Database>, userId: number, body: Buffer | null): Promise<void> {
  await tx.deleteFrom('avatars').where('userId', '=', userId).execute();
  const hash = body === null ? null : createHash('sha256').update(body).digest('base64url');
  if (body !== null && hash !== null) await tx.insertInto('avatars').values({ userId, hash, body }).execute();
  await tx.updateTable('users').set({ avatarHash: hash }).where('id', '=', userId).execute();
}

const day = 24 * 60 * 60;

/**
 * Serves avatars at `/media/image/HASH.webp`, and below the folder of each edition. The type is always that of the encoder. A cache holds a
 * removed avatar for at most a day.
 */
export function serveAvatars(app: FastifyInstance, db: Kysely<Database>): void {
  async function sendAvatar({ params }: { readonly params: { readonly hash: string } }, reply: FastifyReply) {
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
  }
  for (const edition of Object.values(editions))
    app.get<{ Params: { hash: string } }>(`${mediaPathOf(edition, ':hash(^[\\w-]{43})')}.webp`, sendAvatar);
}
