import type { FastifyInstance } from 'fastify';
import { runRegularly } from '../http/runRegularly.ts';
import type { MailSender } from './MailSender.ts';

const SEND_MAILS_EVERY_MS = 1000;

/** Sends the mails that are due every second until the server closes. */
export function sendMails(app: FastifyInstance, sender: MailSender): void {
  runRegularly(app, 'sending mails', () => sender.sendDue(), SEND_MAILS_EVERY_MS);
  app.addHook('onClose', () => sender.close());
}
