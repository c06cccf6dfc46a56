import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance } from 'fastify';
import { runRegularly } from './http/runRegularly.ts';
import { MailSender } from './mail/MailSender.ts';
import { sendMails } from './mail/sendMails.ts';
import { refreshPercentSelected } from './publish/refreshPercentSelected.ts';
import { refreshUserCounts } from './publish/seasonNumbers.ts';
import { mailResetLinks } from './passwordReset/mailResetLinks.ts';
import type { SafeMode } from './http/availability/SafeMode.ts';
import { deleteOldRows } from './retention/deleteOldRows.ts';
import type { ServerDeps } from './ServerDeps.ts';

const SEND_MAILS_EVERY_MS = 1000;
/** In case that a notification was missed. */
const READ_SAFE_MODE_EVERY_MS = 10_000;

export interface TaskDeps extends Pick<ServerDeps, 'db'> {
  readonly config: Pick<ServerDeps['config'], 'publicUrl'>;
  readonly words: Words;
  readonly safeMode: SafeMode;
  /** Undefined: mails stay in their table. */
  readonly mailTransport: ServerDeps['mailTransport'];
  /** Whether this process publishes, of all that serve the database. */
  readonly isLeader: () => boolean;
}

/** Does what is done regularly until the server closes: deletes old rows, counts, and sends mails. */
export function runTasks(app: FastifyInstance, { config, db, words, safeMode, isLeader, mailTransport }: TaskDeps): void {
  runRegularly(app, 'deleting old rows', () => deleteOldRows(db));
  runRegularly(app, 'refreshing percent selected', async () => isLeader() && refreshPercentSelected(db));
  runRegularly(app, 'reading the safe mode', () => safeMode.refresh(), READ_SAFE_MODE_EVERY_MS);
  runRegularly(app, 'counting users', async () => isLeader() && refreshUserCounts(db));
  runRegularly(app, 'mailing reset links', () => mailResetLinks(db, { words, publicUrl: config.publicUrl }), SEND_MAILS_EVERY_MS);
  if (mailTransport !== undefined) sendMails(app, new MailSender(db, mailTransport));
}
