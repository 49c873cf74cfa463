import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { otherBrowsersReport } from './scripts/toolchain/test-counts.mjs';
import type { BrowserOptions, BrowserTestOptions } from './tests/browsers/browser-fixtures.ts';

// The same server, for browsers that this runner does not drive.
export default defineConfig<BrowserTestOptions, BrowserOptions>({
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  reporter: [['list'], ['json', { outputFile: otherBrowsersReport }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: journeys.retries ?? 0,
  maxFailures: 20,
  // One worker per browser: Firefox takes seconds to start, and its journeys share it.
  workers: 2,
  timeout: 300_000,
  // Generous, because a slow machine is not the site's fault; only a hang takes this long.
  expect: { timeout: 90_000 },
  use: { ...journeys.use },
  projects: [
    { name: 'firefox', workers: 1, use: { browserToDrive: 'firefox' } },
    { name: 'webkit', workers: 1, use: { browserToDrive: 'webkit' } },
  ],
  webServer: journeys.webServer ?? [],
});
