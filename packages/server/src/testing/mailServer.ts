import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a server received it. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  readonly recipients: readonly string[];
  readonly source: string;
  parse(): Promise<Email>;
}

/** A mail server on the loopback interface. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** Starts a mail server that accepts every mail, unless `refuse` returns the answer to a recipient. */
export async function startMailServer(refuse: (recipient: string) => number | undefined = () => undefined): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, source, parse: () => PostalMime.parse(source) });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address: AddressInfo | string | null = smtp.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
