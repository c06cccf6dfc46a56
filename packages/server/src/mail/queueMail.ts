import type { Edition } from '@rugby/domain/editions';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { MailContent } from './MailContent.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderMailText } from './renderMailText.ts';

/** A mail to one recipient. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  /** Gives the mail its colours and the name of its sender. */
  readonly edition: Edition;
  readonly content: MailContent;
  /** The mail is not sent after this time, because its link works no more, for example. Default: in three days. */
  readonly expiresAt?: Date;
  /** Where the recipient stops mails of this kind, also by the button of their mail program. It must answer a POST. */
  readonly unsubscribeUrl?: string;
}

const words = createWords(catalog, locales[0]);
const threeDays = 3 * 24 * 60 * 60 * 1000;

/**
 * Stores a mail in the transaction `tx` of what causes it. `MailSender` sends it after the commit, within seconds, and tries again with a
 * growing delay; after a rollback there is no mail. It never waits for a mail server and never refuses an address: what is not one
 * address is given up when it is sent. Write the texts of `content` in `domain/src/i18n/en-US/mail.json`.
 */
export async function queueMail(tx: Kysely<Database>, { to, edition, content, expiresAt, unsubscribeUrl }: Mail): Promise<void> {
  const signature = words('mail.signature', { title: edition.title, address: to });
  const frame = { edition, language: locales[0], signature };
  await tx
    .insertInto('mails')
    .values({
      edition: edition.id,
      toAddress: to,
      subject: oneLine(content.subject),
      html: renderMailHtml(content, frame),
      text: renderMailText(content, frame),
      expiresAt: expiresAt ?? new Date(Date.now() + threeDays),
      unsubscribeUrl: unsubscribeUrl ?? null,
    })
    .execute();
}

/** A subject is one header line: whatever would end it becomes a space. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
