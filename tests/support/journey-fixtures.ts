import { test as base, expect, type Page } from '@playwright/test';
import { type GuardOptions, type PageProblems, watchPage } from './page-guard.ts';
import { withTileServer } from './tile-host.ts';

export { expect };

export interface JourneyOptions extends GuardOptions {
  /** The password of the first administrator, whose e-mail address is admin@localhost. */
  readonly administratorPassword: string;
  /** The folder in which the tests' server stores the e-mails it sends, one per file. */
  readonly mailFolder: string;
}

interface WorkerOptions {
  /** Additional command-line arguments for the browser. */
  readonly browserArguments: readonly string[];
}

interface JourneyFixtures {
  /** The errors that the page has caused so far. A test fails if there is an error. */
  readonly problems: PageProblems;
}

/**
 * A test in a browser on the built site. It fails on a console error, an uncaught exception, a failed resource, or a
 * request to another host. A fake host serves the map tiles.
 */
export const test = base.extend<JourneyOptions & JourneyFixtures, WorkerOptions>({
  browserArguments: [[], { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, browserArguments }, use) => {
      const { args = [], ...others } = launchOptions;
      await withTileServer((found) => use({ ...others, args: [...args, ...found, ...browserArguments] }));
    },
    { scope: 'worker' },
  ],
  allowedConsole: [[], { option: true }],
  allowedAnswer: [null, { option: true }],
  administratorPassword: ['', { option: true }],
  mailFolder: ['', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  problems: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, allowedConsole, allowedAnswer, problems }, use) => {
    watchPage(page, { allowedConsole, allowedAnswer, problems });
    await use(page);
    expect(
      problems,
      'The page ran into problems; where a console line is meant, allow it by test.use({ allowedConsole })',
    ).toEqual([]);
  },
});

/**
 * Waits until the page is hydrated and its deferred sections are laid out. It does not use `expect`, which serialises
 * the whole page at each failed attempt.
 */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.locator('html[data-laid-out="all"]').waitFor();
}

/** Positions of named places, in degrees (WGS 84). */
export const positions = {
  madrid: { latitude: 40.4168, longitude: -3.7038 },
  honolulu: { latitude: 21.3069, longitude: -157.8583 },
  suva: { latitude: -18.1416, longitude: 178.4419 },
} as const;

/** Gives the page this position as the visitor's position. No permission prompt is shown. */
export async function grantPosition(page: Page, position: { latitude: number; longitude: number }): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(position);
}
