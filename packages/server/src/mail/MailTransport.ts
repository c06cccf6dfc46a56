import type { Edition } from '@rugby/domain/editions';

/** A mail that is ready to be sent. */
export interface ReadyMail {
  /** The same in each attempt. */
  readonly id: string;
  readonly to: string;
  readonly edition: Edition;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
}

/** The way that mails leave. */
export interface MailTransport {
  /** Whether the texts stay in the table, because they can be read nowhere else. */
  readonly keepsTexts: boolean;
  /** Throws a `MailRefusedError` when no later attempt can succeed, any other error when one may. */
  send(mail: ReadyMail): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRefusedError extends Error {}
