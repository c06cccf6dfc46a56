import type { SendMailOptions } from 'nodemailer';
import { MailRefusedError, type ReadyMail } from './MailTransport.ts';

/**
 * Describes a mail to nodemailer. The recipient is one address and stands in the envelope as it is, so that no text that a user typed is
 * read as a list, a name or a header. Throws a `MailRefusedError` for anything else.
 */
export function composeMail({ id, to, edition, subject, html, text, unsubscribeUrl }: ReadyMail, from: string): SendMailOptions {
  if (!isOneAddress(to)) throw new MailRefusedError('The recipient is not one address.');
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${host}>`,
    from: { name: edition.title, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)) },
  };
}

function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${encodeURI(decodeURI(url))}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function isOneAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+\.[^\s\p{C}@,;:<>()[\]\\".]+$/u.test(text);
}
