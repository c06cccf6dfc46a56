import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import type { MailTransport } from './MailTransport.ts';

/** Writes mails as `.eml` files to a folder, for practice without a mail server, and says where. */
export function createFolderTransport(folder: string, from: string, say: (sentence: string) => void): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    keepsTexts: true,
    close: () => {},
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      say(`A mail was written, because SMTP_URL is not set: ${file}`);
    },
  };
}
