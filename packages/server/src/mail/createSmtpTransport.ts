import { createTransport } from 'nodemailer';
import { codeOf } from '../config/StartError.ts';
import { composeMail } from './composeMail.ts';
import { MailRefusedError, type MailTransport } from './MailTransport.ts';

const TIMEOUT_MS = 10_000;

/** Mail servers of the machine itself: what is sent there crosses no network. */
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends mails to the server at `smtpUrl` (smtp:// or smtps://, with user and password where it asks for them). A server on another machine that
 * offers no encryption gets no mail and no password.
 */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    requireTLS: !ownHosts.has(new URL(smtpUrl).hostname),
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail has no attachments: nothing may read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsTexts: false,
    close: () => smtp.close(),
    async send(mail) {
      try {
        await smtp.sendMail(composeMail(mail, from));
      } catch (error) {
        if (isFinal(error)) throw new MailRefusedError('The mail server refused the mail.', { cause: error });
        throw error;
      }
    },
  };
}

/** Whether a mail server answered 5xx to the recipient or the message. A refused login or a broken connection may be mended. */
function isFinal(error: unknown): boolean {
  const isAboutMail = ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error) ?? '');
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return isAboutMail && answer >= 500;
}
