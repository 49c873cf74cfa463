import { test as base, expect, type Page } from '@playwright/test';
import { type GuardOptions, type Problems, watchPage } from './guard.ts';
import { whileTilesAreServed } from './tile-host.ts';

export { expect };

export interface JourneyOptions extends GuardOptions {
  /** Opens the account of the first administrator, whose address is admin@localhost. */
  readonly administratorPassword: string;
  /** Where the journeys' server leaves its messages, one file each. */
  readonly mailFolder: string;
}

interface WorkerOptions {
  /** What else the browser is told at its start. */
  readonly browserArguments: readonly string[];
}

interface JourneyFixtures {
  /** What went wrong on the page so far; a journey that leaves any fails. */
  readonly problems: Problems;
}

/**
 * A journey through the built site. Its page fails the test on an error in the console, an uncaught exception, a refused resource or a
 * request to a foreign host; map tiles are answered by a stand-in.
 */
export const test = base.extend<JourneyOptions & JourneyFixtures, WorkerOptions>({
  browserArguments: [[], { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, browserArguments }, use) => {
      const { args = [], ...others } = launchOptions;
      await whileTilesAreServed((found) => use({ ...others, args: [...args, ...found, ...browserArguments] }));
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

/** Waits until the page has come to life and its far parts are laid out. Not by `expect`, which describes the whole page at each look that fails. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.locator('html[data-laid-out="all"]').waitFor();
}

/** Named places to stand at, in degrees (WGS 84). */
export const positions = {
  madrid: { latitude: 40.4168, longitude: -3.7038 },
  honolulu: { latitude: 21.3069, longitude: -157.8583 },
  suva: { latitude: -18.1416, longitude: 178.4419 },
} as const;

/** Lets the page know where the visitor is, without asking. */
export async function grantPosition(page: Page, position: { latitude: number; longitude: number }): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(position);
}
