import { randomBytes } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mail, Mailer } from './mailer.ts';

interface FolderMailerOptions {
  /** The folder in which each message becomes an `.eml` file that only the server's user can read. */
  readonly folder: string;
  /** The sender, as `Name <address>` or only an address. */
  readonly from: string;
  readonly clock: Clock;
  readonly log: { info(fields: Readonly<Record<string, unknown>>, message: string): void };
}

/**
 * Creates a mailer for a machine without a mail server. It stores each message as a file and logs the file's path, but
 * not the recipient or the text.
 */
export function createFolderMailer({ folder, from, clock, log }: FolderMailerOptions): Mailer {
  return {
    async send(mail) {
      const now = clock();
      const path = join(folder, `${now.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      await writeFile(path, formatMessage(from, mail, now), { mode: 0o600, flag: 'wx' });
      log.info({ path }, 'No mail server is configured; a message was written to a file');
    },
    close: async () => {},
  };
}

/**
 * Formats a message (RFC 5322, with UTF-8 headers per RFC 6532). The text is not encoded as quoted-printable, because
 * that would break the link that the operator copies from the file.
 */
function formatMessage(from: string, { to, subject, text }: Mail, date: Date): string {
  const headers = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
}
