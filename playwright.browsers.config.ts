import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { otherBrowsersReport } from './scripts/toolchain/test-counts.mjs';
import type { BrowserOptions, BrowserTestOptions } from './tests/browsers/browser-fixtures.ts';

// Runs tests in browsers that Playwright does not drive, with the same server as the journeys.
export default defineConfig<BrowserTestOptions, BrowserOptions>({
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  reporter: [['list'], ['json', { outputFile: otherBrowsersReport }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: journeys.retries ?? 0,
  maxFailures: 20,
  // One worker per browser, because Firefox takes seconds to start and its tests share one instance.
  workers: 2,
  timeout: 300_000,
  // Long enough for a slow machine. Only a test that hangs reaches this limit.
  expect: { timeout: 90_000 },
  use: { ...journeys.use },
  projects: [
    { name: 'firefox', workers: 1, use: { browserToDrive: 'firefox' } },
    { name: 'webkit', workers: 1, use: { browserToDrive: 'webkit' } },
  ],
  webServer: journeys.webServer ?? [],
});
