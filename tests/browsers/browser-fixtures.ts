import { test as base, expect } from '@playwright/test';
import type { Appearance, BrowserWindow } from './browser-window.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export { expect };

export interface BrowserOptions {
  /** The browser to drive; it is also the project's name. */
  readonly browserToDrive: 'firefox' | 'webkit';
}

export interface BrowserTestOptions {
  readonly appearance: Appearance;
  /** Console errors that a journey expects. */
  readonly allowedProblems: RegExp | null;
  /** URL of the pages; defaults to the journeys' server. */
  readonly origin: string | null;
  readonly administratorPassword: string;
}

interface JourneyFixtures {
  /** A window of the browser, with its own profile. */
  readonly browserWindow: BrowserWindow;
  /** A simulated visitor in that window; a journey with console errors fails. */
  readonly visitor: Visitor;
}

type StartFirefox = (appearance: Appearance) => Promise<Firefox>;

/** Tests cannot reach a tile server. Firefox logs every failed tile, with the same message as for a CORS refusal. */
const tilesOutOfReach = /tile\.openstreetmap\.org\/[\d/]+\.png.*CORS request did not succeed/;

/** A journey through the built site in a browser that Playwright does not support. */
export const test = base.extend<
  BrowserTestOptions & JourneyFixtures,
  BrowserOptions & { readonly firefoxAt: StartFirefox }
>({
  browserToDrive: ['firefox', { option: true, scope: 'worker' }],
  appearance: [{ width: 1280, height: 900, scheme: 'light', isMotionReduced: false }, { option: true }],
  allowedProblems: [null, { option: true }],
  origin: [null, { option: true }],
  administratorPassword: ['', { option: true }],
  // Firefox takes seconds to start, so journeys with the same settings share one.
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
      (problem) => !tilesOutOfReach.test(problem) && allowedProblems?.test(problem) !== true,
    );
    expect(problems, 'The console of the page').toEqual([]);
  },
});
