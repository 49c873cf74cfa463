import { spawn } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '../support/journey-fixtures.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { type PlacedAed, writeSmallRegistry } from '../support/towns/small-registry.ts';

interface OwnOptions {
  /**
   * The AEDs that are published from the start. They are in an object because Playwright would read an array as a
   * fixture with options.
   */
  readonly published: { readonly aeds: readonly PlacedAed[] };
}

/**
 * Gives each test file its own installation. If it used the shared one, the data that it publishes would replace the
 * sample data that other tests expect.
 */
export const test = base.extend<OwnOptions>({
  published: [{ aeds: [] }, { option: true }],
  baseURL: async ({ administratorPassword, published: { aeds } }, use) => {
    const dataFolder = createTestFolder();
    if (aeds.length > 0) {
      await mkdir(dataFolder, { recursive: true });
      await cp((await writeSmallRegistry(aeds)).folder, join(dataFolder, 'aeds'), { recursive: true });
    }
    const words = ['tests/support/programs/journey-server.ts', dataFolder, administratorPassword];
    const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const origin = await new Promise<string>((resolve) => {
      let output = '';
      server.stdout.on('data', (text) => {
        output += text;
        const found = /is at (http:\/\/localhost:\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    // The server responds before its database is open, but with a status other than 200.
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
    await use(origin);
    server.kill('SIGTERM');
    await ended;
  },
});

/** Imports run at low priority, so on a busy machine they take a long time. */
export const slowImportOptions = { timeout: 120_000 };
