import { test as base, expect } from '@playwright/test';
import type { Appearance, BrowserWindow } from './browser-window.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export { expect };

export interface BrowserOptions {
  /** The browser in which the tests run. It is also the name of the Playwright project. */
  readonly browserToDrive: 'firefox' | 'webkit';
}

export interface BrowserTestOptions {
  readonly appearance: Appearance;
  /** Matches the console errors that a journey expects. */
  readonly allowedProblems: RegExp | null;
  /** The origin of the pages. Null for the server that all journeys share. */
  readonly origin: string | null;
  readonly administratorPassword: string;
}

interface JourneyFixtures {
  /** A browser window with its own profile. */
  readonly browserWindow: BrowserWindow;
  /** A simulated visitor in `browserWindow`. The journey fails if the console has unexpected errors. */
  readonly visitor: Visitor;
}

type StartFirefox = (appearance: Appearance) => Promise<Firefox>;

/**
 * Matches the error that Firefox logs for each map tile, because tests cannot reach a tile server. Firefox reports it
 * as a CORS error.
 */
const tileErrors = /tile\.openstreetmap\.org\/[\d/]+\.png.*CORS request did not succeed/;

/** Runs a journey through the built site in a browser that Playwright does not support. */
export const test = base.extend<
  BrowserTestOptions & JourneyFixtures,
  BrowserOptions & { readonly firefoxAt: StartFirefox }
>({
  browserToDrive: ['firefox', { option: true, scope: 'worker' }],
  appearance: [{ width: 1280, height: 900, scheme: 'light', isMotionReduced: false }, { option: true }],
  allowedProblems: [null, { option: true }],
  origin: [null, { option: true }],
  administratorPassword: ['', { option: true }],
  // Firefox takes seconds to start, so journeys with the same settings share one process.
  firefoxAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const started = new Map<string, Promise<Firefox>>();
      await use(({ scheme, isMotionReduced }) => {
        const key = `${scheme} ${isMotionReduced}`;
        const firefox = started.get(key) ?? startFirefox({ scheme, isMotionReduced });
        started.set(key, firefox);
        return firefox;
      });
      for (const firefox of started.values()) await (await firefox).close();
    },
    { scope: 'worker' },
  ],
  browserWindow: async ({ browserToDrive, firefoxAt, appearance }, use) => {
    const isFirefox = browserToDrive === 'firefox';
    const window = isFirefox
      ? await (await firefoxAt(appearance)).openWindow(appearance)
      : await openWebKit(appearance);
    await use(window);
    await window.close();
  },
  visitor: async ({ browserWindow, baseURL, origin, allowedProblems }, use) => {
    await use(new Visitor(browserWindow, origin ?? String(baseURL)));
    const problems = browserWindow.problems.filter(
      (problem) => !tileErrors.test(problem) && allowedProblems?.test(problem) !== true,
    );
    expect(problems, 'The console of the page').toEqual([]);
  },
});
