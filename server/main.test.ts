import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallSite, writeSmallSite } from '../tests/support/small-site.ts';

let written: SmallSite;

beforeAll(async () => {
  written = await writeSmallSite();
});

afterAll(() => written.remove());

function startServer(variables: Record<string, string>) {
  return spawn(process.execPath, ['server/main.ts'], { env: { BUILD_FOLDER: written.buildFolder, ...variables } });
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  return (await once(child, 'exit'))[0];
}

test('it says where it listens, answers there, and ends well on SIGTERM', async () => {
  const server = startServer({ PORT: '0' });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = /^The longevity map is at (http:\/\/localhost:\d+)\n$/.exec(line.toString())?.[1];
  const response = await fetch(`${address}/methodology`);
  expect(await response.text()).toBe('<!DOCTYPE html><h1>Methodology</h1>');
  server.kill('SIGTERM');
  expect(await exitCode(server)).toBe(0);
});

test('a taken port gets a sentence, not a stack', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = startServer({ PORT: String(port) });
  const [said, code] = await Promise.all([text(server.stderr), exitCode(server)]);
  other.close();
  expect(said).toBe(`Port ${port} is taken; set PORT to a free one, for instance PORT=${port + 1} npm start.\n`);
  expect(code).toBe(1);
});

test('a configuration it cannot read gets a sentence too', async () => {
  const server = startServer({ PORT: 'three thousand' });
  const [said, code] = await Promise.all([text(server.stderr), exitCode(server)]);
  expect(said).toBe('Got PORT=three thousand; expected a whole number from 0 to 65535; try PORT=3000 npm start.\n');
  expect(code).toBe(1);
});
