import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance } from 'fastify';
import { runRegularly } from './http/runRegularly.ts';
import { countAutomaticLeagues } from './leagues/automaticLeagues.ts';
import { MailSender } from './mail/MailSender.ts';
import { refreshPercentSelected } from './publish/refreshPercentSelected.ts';
import { refreshUserCounts } from './publish/seasonNumbers.ts';
import { mailResetLinks } from './passwordReset/mailResetLinks.ts';
import type { SafeMode } from './http/availability/SafeMode.ts';
import { remindTeams } from './reminders/remindTeams.ts';
import { deleteOldRows } from './retention/deleteOldRows.ts';
import type { Seasons } from './season/Seasons.ts';
import type { ServerDeps } from './ServerDeps.ts';

/** A user who waits for a link waits at the mailbox. */
const MAIL_EVERY_MS = 1000;
const REMIND_EVERY_MS = 60_000;
/** In case that a notification was missed. */
const READ_SAFE_MODE_EVERY_MS = 10_000;

export interface TaskDeps extends Pick<ServerDeps, 'db'> {
  readonly config: Pick<ServerDeps['config'], 'publicUrl'>;
  readonly seasons: Seasons;
  readonly words: Words;
  readonly safeMode: SafeMode;
  /** Undefined: mails stay in their table. */
  readonly mailTransport: ServerDeps['mailTransport'];
  /** Whether this process publishes, of all that serve the database. */
  readonly isLeader: () => boolean;
}

/** Does what is done regularly until the server closes. What one process of many does is left to the leader, or takes a lock. */
export function runTasks(
  app: FastifyInstance,
  { config, db, seasons, words, safeMode, isLeader, mailTransport }: TaskDeps,
): void {
  const { publicUrl } = config;
  const everyTenMinutes = (name: string, task: () => Promise<unknown>) => runRegularly(app, name, task);
  everyTenMinutes('deleting old rows', () => deleteOldRows(db));
  everyTenMinutes('refreshing percent selected', async () => isLeader() && refreshPercentSelected(db));
  everyTenMinutes('counting users', async () => isLeader() && refreshUserCounts(db));
  everyTenMinutes('counting automatic leagues', async () => isLeader() && countAutomaticLeagues(db));
  runRegularly(app, 'reading the safe mode', () => safeMode.refresh(), READ_SAFE_MODE_EVERY_MS);
  runRegularly(app, 'reminding users of their teams', () => remindTeams({ db, seasons, words, publicUrl }), REMIND_EVERY_MS);
  runRegularly(app, 'mailing reset links', () => mailResetLinks(db, { words, publicUrl }), MAIL_EVERY_MS);
  if (mailTransport === undefined) return;
  const sender = new MailSender(db, mailTransport);
  runRegularly(app, 'sending mails', () => sender.sendDue(), MAIL_EVERY_MS);
  app.addHook('onClose', () => sender.close());
}
