import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, listChromiumArguments } from './scripts/toolchain/chromium.mjs';
import { journeyReport } from './scripts/toolchain/test-counts.mjs';
import type { JourneyOptions } from './tests/support/journey-fixtures.ts';

const executablePath = findChromium();
// The runner and its workers all read this file, and the first to do so sets these values. The folder's name is short,
// because the path of a socket is limited to about a hundred bytes.
process.env.JOURNEY_ADMIN_PASSWORD ??= randomUUID();
process.env.JOURNEY_FOLDER ??= join(tmpdir(), `run-${randomUUID().slice(0, 8)}`);
const administratorPassword = process.env.JOURNEY_ADMIN_PASSWORD;
const dataFolder = process.env.JOURNEY_FOLDER;
// Temporary files of journeys and browsers go into this folder, so that they are deleted with it. The runner itself
// keeps the usual folder, where its compile cache is.
if (process.env.TEST_WORKER_INDEX !== undefined) process.env.TMPDIR = dataFolder;

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: journeyReport }]],
  forbidOnly: true,
  fullyParallel: true,
  // Among hundreds of journeys, one may fail because the machine stalls. The report lists every journey that needed a
  // second attempt.
  retries: 1,
  // This many failures probably have one cause, and each of them costs the start of a new browser.
  maxFailures: 20,
  // One more than the processors of a small machine, because a journey spends part of its time waiting.
  workers: 3,
  // Long enough for a slow machine. Only a journey that hangs reaches this limit.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The operating system chooses the port. The first line that the server prints contains it; see `wait` below.
    baseURL: `http://localhost:${process.env.JOURNEY_PORT}`,
    administratorPassword,
    // A service worker would answer requests before the journey's own routes do. Only offline.spec.ts allows service
    // workers.
    serviceWorkers: 'block',
    mailFolder: join(dataFolder, 'mail'),
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { args: listChromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: `"${process.execPath}" tests/support/programs/journey-server.ts "${dataFolder}"`,
    env: {
      PORT: '0',
      ADMIN_PASSWORD: administratorPassword,
      // All journeys send their requests from one address, for which the default limit would be too low.
      AUTH_REQUESTS_PER_MINUTE: '6000',
      LOG_LEVEL: 'warn',
    },
    wait: { stdout: /is at http:\/\/localhost:(?<journey_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
