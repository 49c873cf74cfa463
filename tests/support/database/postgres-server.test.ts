import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';

const script = new URL('./postgres-server.ts', import.meta.url).pathname;
const command = 'console.log(require("node:process").env.TEST_DATABASE_URL); setTimeout(() => {}, 30_000)';

async function doesAnswer(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  // The connection breaks when the server stops, which is expected.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

test('a server stops when its parent process is killed', async () => {
  const runner = spawn(process.execPath, [script, 'newest', process.execPath, '-e', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  runner.stdout.on('data', (text) => (output += String(text)));
  const ended = once(runner, 'exit');
  await expect.poll(() => output).toMatch(/postgres:\/\/\S+\n/);
  const [url = ''] = /postgres:\/\/\S+/.exec(output) ?? [];
  expect(await doesAnswer(url)).toBe(true);
  runner.kill('SIGKILL');
  await ended;
  await expect.poll(() => doesAnswer(url)).toBe(false);
});
