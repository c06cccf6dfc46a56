import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFolderTransport } from './createFolderTransport.ts';
import { createSmtpTransport } from './createSmtpTransport.ts';
import type { MailTransport } from './MailTransport.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'practice' | 'dataDir'>;

/**
 * Chooses how mails leave: through the mail server, else into the folder `outbox` of the data folder in practice mode, else not at all:
 * then they stay in the table `mails` until a server with SMTP_URL sends them.
 */
export function chooseMailTransport(
  { smtpUrl, mailFrom, practice, dataDir }: MailConfig,
  say: (sentence: string) => void,
): { readonly mailTransport?: MailTransport } {
  if (smtpUrl !== undefined) return { mailTransport: createSmtpTransport(smtpUrl, mailFrom) };
  if (practice) return { mailTransport: createFolderTransport(join(dataDir, 'outbox'), mailFrom, say) };
  say('Mails are stored but not sent, because SMTP_URL is not set.');
  return {};
}
