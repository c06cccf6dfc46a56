import { editions } from '@rugby/domain/editions';
import { type Kysely, sql, type Selectable } from 'kysely';
import { codeOf, reasonOf } from '../config/StartError.ts';
import type { MailTable } from '../db/tables/mailTables.ts';
import type { Database } from '../db/tables.ts';
import { MailRefusedError, type MailTransport } from './MailTransport.ts';

/** Attempts until a mail is given up: about nine hours. */
const mostAttempts = 15;
/** The next attempt follows after 10 s, 20 s, 40 s … one hour. */
const nextDue = sql<Date>`now() + least(interval '1 hour', interval '10 seconds' * power(2, attempts))`;
/** A time later than any next attempt is from before the clock of the database was set back. */
const isDue = sql<boolean>`(due_at <= now() or due_at > now() + interval '61 minutes')`;
const isWaiting = sql<boolean>`sent_at is null and given_up_at is null`;

/** What stays of a mail that left: no address, no link. */
const emptied = { toAddress: '', subject: '', html: '', text: '', unsubscribeUrl: null };

/** Sends the stored mails. Any number of processes may send at once: each takes mails of its own. */
export class MailSender {
  private readonly db: Kysely<Database>;
  private readonly transport: MailTransport;
  private pass: Promise<void> | undefined;

  constructor(db: Kysely<Database>, transport: MailTransport) {
    this.db = db;
    this.transport = transport;
  }

  /**
   * Sends every mail that is due, one after the other, and stops at the first failure that a later attempt may mend: then the mail
   * server is probably gone. A call during a pass waits for that pass.
   */
  sendDue(): Promise<void> {
    this.pass ??= this.sendAll().finally(() => (this.pass = undefined));
    return this.pass;
  }

  /** Waits for the mail that is being sent. */
  async close(): Promise<void> {
    this.transport.close();
    await this.pass?.catch(() => {});
  }

  private async sendAll(): Promise<void> {
    await this.giveUpExpired();
    for (let mail = await this.claim(); mail !== undefined; mail = await this.claim()) {
      if (!(await this.send(mail))) return;
    }
  }

  private async giveUpExpired(): Promise<void> {
    await this.db
      .updateTable('mails')
      .set({ ...emptied, givenUpAt: sql<Date>`now()`, reason: sql`coalesce(reason, 'It expired.')` })
      .where(isWaiting)
      .where((eb) => eb.or([eb('expiresAt', '<=', sql<Date>`now()`), eb('attempts', '>=', mostAttempts)]))
      .execute();
  }

  /** Takes the next mail and sets the time of its next attempt at once, so that a process that dies loses nothing. */
  private claim(): Promise<Selectable<MailTable> | undefined> {
    return this.db
      .updateTable('mails')
      .set({ dueAt: nextDue, attempts: sql`attempts + 1` })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('mails')
          .select('id')
          .where(isWaiting)
          .where(isDue)
          .where('expiresAt', '>', sql<Date>`now()`)
          .where('attempts', '<', mostAttempts)
          .orderBy('dueAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  /** Returns whether the next mail may be tried. */
  private async send({ id, toAddress, edition, subject, html, text, unsubscribeUrl }: Selectable<MailTable>): Promise<boolean> {
    const stored = this.db.updateTable('mails').where('id', '=', id);
    try {
      await this.transport.send({ id, to: toAddress, edition: editions[edition], subject, html, text, unsubscribeUrl });
    } catch (error) {
      if (error instanceof MailRefusedError) {
        await stored.set({ ...emptied, givenUpAt: sql<Date>`now()`, reason: error.message }).execute();
        return true;
      }
      await stored.set({ reason: codeOf(error) ?? reasonOf(error).slice(0, 200) }).execute();
      return false;
    }
    await stored.set({ ...(this.transport.keepsTexts ? {} : emptied), sentAt: sql<Date>`now()` }).execute();
    return true;
  }
}
