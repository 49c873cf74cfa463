import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/toolchain/chromium.mjs';
import { journeyReport } from './scripts/toolchain/test-counts.mjs';
import type { JourneyOptions } from './tests/support/journey-fixtures.ts';

const executablePath = findChromium();
// Both the runner and each worker read this file: the first of them chooses. Short, because socket paths have a length
// limit.
process.env.JOURNEY_ADMIN_PASSWORD ??= randomUUID();
process.env.JOURNEY_FOLDER ??= join(tmpdir(), `run-${randomUUID().slice(0, 8)}`);
const administratorPassword = process.env.JOURNEY_ADMIN_PASSWORD;
const dataFolder = process.env.JOURNEY_FOLDER;
// What journeys and browsers leave behind is deleted with the folder; the runner's compile cache is in the machine's
// own.
if (process.env.TEST_WORKER_INDEX !== undefined) process.env.TMPDIR = dataFolder;

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: journeyReport }]],
  forbidOnly: true,
  fullyParallel: true,
  // A stalled machine can fail one of hundreds. The report names each that needed its second attempt.
  retries: 1,
  // After this many failures the cause is probably the same, and each failure costs a new browser.
  maxFailures: 20,
  // One more than the processors of a small machine, because a journey waits part of its time.
  workers: 3,
  // Generous, because a slow machine is not the site's fault; only a hanging journey reaches it.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The system chooses the port; the server's first line contains it, see `wait` below.
    baseURL: `http://localhost:${process.env.JOURNEY_PORT}`,
    administratorPassword,
    // A service worker would answer instead of the journey's own routes; offline.spec.ts allows it.
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
      // All journeys come from this machine, as from one household.
      AUTH_REQUESTS_PER_MINUTE: '6000',
      LOG_LEVEL: 'warn',
    },
    wait: { stdout: /is at http:\/\/localhost:(?<journey_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
