import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const letter = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'Hello,\n\nhttps://atlas.test/auth/v1/verify?token=x\n',
};
const from = 'Longevity Map <map@atlas.test>';
const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

test('without a mail server a message becomes a file, which the log names without its content', async () => {
  const folder = join(createTestFolder(), 'mail');
  const lines: unknown[] = [];
  const clock = () => new Date('2026-11-21T09:00:00Z');
  const mailer = createFolderMailer({ folder, from, clock, log: { info: (...line) => void lines.push(line) } });
  await mailer.send(letter);

  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/^2026-11-21T09-00-00\.000Z-[0-9a-f]{8}\.eml$/);
  expect(((await stat(join(folder, file))).mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
  const message = await readFile(join(folder, file), 'utf8');
  expect(message).toContain('To: ada@example.org\r\n');
  expect(message).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000\r\n');
  expect(message).toContain('Subject: Grüße\r\n');
  expect(message.endsWith('\r\n\r\nHello,\r\n\r\nhttps://atlas.test/auth/v1/verify?token=x\r\n')).toBe(true);
  expect(lines).toEqual([
    [{ path: join(folder, file) }, 'No mail server is configured; a message was written to a file'],
  ]);
});

/** Returns the fake server's reply to a line, or undefined for a line that belongs to a message. */
function replyTo(line: string, isMessage: boolean, capabilities: string): string | undefined {
  if (isMessage && line !== '.') return undefined;
  if (line.startsWith('EHLO')) return `250-mail.test\r\n${capabilities}250 SIZE 100000\r\n`;
  return line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n';
}

/** Starts a minimal SMTP server (RFC 5321) that receives one message. It adds the received lines to `heard`. */
async function startSmtpServer(capabilities: string): Promise<{ server: Server; port: number; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.write('220 mail.test ready\r\n');
    socket.on('data', (chunk) => {
      const lines = chunk.toString('utf8').split('\r\n');
      for (const line of lines.filter((text) => text !== '')) {
        heard.push(line);
        const reply = replyTo(line, isData, capabilities);
        if (reply === undefined) continue;
        socket.write(reply);
        isData = line === 'DATA';
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return { server, heard, port: typeof address === 'object' && address ? address.port : 0 };
}

test('with a mail server a message is passed to it', async () => {
  const { port, heard } = await startSmtpServer('');
  const mailer = createSmtpMailer({ host: '127.0.0.1', port, isSecure: false, allowPlain: true, from });
  endings.unshift(() => mailer.close());
  await mailer.send(letter);
  expect(heard).toContain('MAIL FROM:<map@atlas.test>');
  expect(heard).toContain('RCPT TO:<ada@example.org>');
  expect(heard).toContain('To: ada@example.org');
});

test('a server without encryption gets nothing, unless that is allowed', async () => {
  const { port, heard } = await startSmtpServer('');
  const mailer = createSmtpMailer({ host: '127.0.0.1', port, isSecure: false, allowPlain: false, from });
  endings.unshift(() => mailer.close());
  await expect(mailer.send(letter)).rejects.toThrow();
  expect(heard.some((line) => line.startsWith('MAIL FROM'))).toBe(false);
});
