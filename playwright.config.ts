import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/toolchain/chromium.mjs';
import { journeyReport } from './scripts/toolchain/test-counts.mjs';
import type { JourneyOptions } from './tests/support/fixtures.ts';

const executablePath = findChromium();
// This file is read by the runner and by each worker: the first of them chooses. Short, for the path of a socket has a limit.
process.env.JOURNEY_ADMIN_PASSWORD ??= randomUUID();
process.env.JOURNEY_FOLDER ??= join(tmpdir(), `run-${randomUUID().slice(0, 8)}`);
const administratorPassword = process.env.JOURNEY_ADMIN_PASSWORD;
const dataFolder = process.env.JOURNEY_FOLDER;
// What a journey and its browser leave behind goes with the folder; the runner finds what it compiled before in the machine's own.
if (process.env.TEST_WORKER_INDEX !== undefined) process.env.TMPDIR = dataFolder;

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: journeyReport }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // Past this many the cause is one and the same, and each failure costs a new browser.
  maxFailures: 20,
  // One more than the processors that a small machine has, for a journey waits a part of its time.
  workers: 3,
  // Generous, for a slow machine is no fault of the site; only a journey that hangs gets there.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The port is the system's choice; the server's first line says which, see `wait` below.
    baseURL: `http://localhost:${process.env.JOURNEY_PORT}`,
    administratorPassword,
    // A worker would answer instead of what a journey sets up; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    mailFolder: join(dataFolder, 'mail'),
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: `"${process.execPath}" tests/support/programs/journey-server.ts "${dataFolder}"`,
    env: {
      PORT: '0',
      ADMIN_PASSWORD: administratorPassword,
      // Every journey comes from this one machine, as if it were one household.
      AUTH_REQUESTS_PER_MINUTE: '6000',
      LOG_LEVEL: 'warn',
    },
    wait: { stdout: /is at http:\/\/localhost:(?<journey_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
