import { randomBytes } from 'node:crypto';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { MailContent } from '../mail/MailContent.ts';
import { queueMail } from '../mail/queueMail.ts';
import { hashText } from '../protection/hashText.ts';
import { isResetAlive } from './deleteResetLinks.ts';

export interface ResetLinkDeps {
  readonly words: Words;
  readonly publicUrl: string;
}

/**
 * Handles the stored requests for a password reset: mails a link to each address that has an account, at most one a minute. Older links work on: a
 * stranger who asks for links cannot take the owner's away. While an account has five that work, it is mailed no further one. A token has 256 random
 * bits, works once and for one hour of the clock of the database, which stores its hash.
 */
export async function mailResetLinks(db: Kysely<Database>, deps: ResetLinkDeps): Promise<void> {
  const handleNext = () => db.transaction().execute((tx) => handleOne(tx, deps));
  while (await handleNext());
}

const MOST_ALIVE = 5;
/** A time to come is from before the clock of the database was set back. */
const isNew = sql<boolean>`password_resets.created_at between now() - interval '1 minute' and now() + interval '1 minute'`;

/** Returns whether there was a request. */
async function handleOne(tx: Transaction<Database>, { words, publicUrl }: ResetLinkDeps): Promise<boolean> {
  const request = await tx
    .deleteFrom('passwordResetRequests')
    .where('id', '=', (eb) => eb.selectFrom('passwordResetRequests').select('id').orderBy('id').limit(1).forUpdate().skipLocked())
    .returning(['emailKey', 'edition'])
    .executeTakeFirst();
  if (request === undefined) return false;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('emailKey', '=', request.emailKey)
    .where('passwordHash', 'is not', null)
    // Else two requests of one account, handled at the same time, would not see one another's link.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) return true;
  const { isAnyNew, alive } = await tx
    .selectFrom('passwordResets')
    .select((eb) => [
      sql<boolean>`coalesce(bool_or(${isNew}), false)`.as('isAnyNew'),
      eb.fn.countAll<string>().filterWhere(isResetAlive).as('alive'),
    ])
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  if (isAnyNew || Number(alive) >= MOST_ALIVE) return true;
  const token = randomBytes(32).toString('base64url');
  const stored = await tx
    .insertInto('passwordResets')
    .values({ userId: user.id, tokenHash: hashText(token), expiresAt: sql<Date>`now() + interval '1 hour'` })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  const edition = editions[request.edition];
  const url = resetUrl(publicUrl, edition, token);
  await queueMail(tx, { to: user.email, edition, content: contentOf(words, url), expiresAt: stored.expiresAt });
  return true;
}

function resetUrl(publicUrl: string, { basePath }: Edition, token: string): string {
  return `${publicUrl}${basePath}/reset-password?token=${token}`;
}

function contentOf(words: Words, url: string): MailContent {
  return {
    subject: words('mail.passwordReset.subject'),
    heading: words('mail.passwordReset.heading'),
    paragraphs: [words('mail.passwordReset.text')],
    action: { label: words('mail.passwordReset.action'), url },
    notes: [words('mail.passwordReset.note')],
    reason: words('mail.passwordReset.reason'),
  };
}
