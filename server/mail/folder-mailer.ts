import { randomBytes } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { addressed } from './addressed.ts';
import type { Mailer } from './mailer.ts';

interface FolderMailerOptions {
  /** Each message becomes one `.eml` file in it, readable by the server's user alone. */
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly log: { info(fields: Readonly<Record<string, unknown>>, message: string): void };
}

/** A mailer for a machine without mail: messages are kept as files, and the log says where, not to whom or what. */
export function createFolderMailer({ folder, from, clock, log }: FolderMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const now = clock();
      const { message } = await transport.sendMail({ from, date: now, ...addressed(mail) });
      const path = join(folder, `${now.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      await writeFile(path, message as Buffer, { mode: 0o600, flag: 'wx' });
      log.info({ path }, 'No mail server is configured; a message was written to a file');
    },
    close: async () => transport.close(),
  };
}
