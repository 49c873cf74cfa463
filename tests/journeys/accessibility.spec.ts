import type { Page } from '@playwright/test';
import { countryPaths, prerenderPaths } from '../../web/prerender-paths.ts';
import { findAxeViolations, findColourViolations } from '../support/axe.ts';
import { expect, test as journey } from '../support/fixtures.ts';
import { type Problems, watchPage } from '../support/guard.ts';

const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Places with their own layout. */
const ownLayouts = ['/bluezones/iceland', '/bluezones/oahu-honolulu'];

interface Examined {
  readonly page: Page;
  readonly problems: Problems;
}

/** One page per worker for all scans: a new one for each of two hundred would take longer than the scans. */
const test = journey.extend<object, { examined: Examined }>({
  examined: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' });
      const problems: Problems = [];
      const page = await context.newPage();
      watchPage(page, { allowedConsole: [], allowedAnswer: null, problems });
      await use({ page, problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

interface Look {
  readonly width: (typeof widths)[number];
  readonly colorScheme: (typeof schemes)[number];
}

const everyLook: readonly Look[] = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));

/**
 * Places with the shared layout differ only in text and figures, and a scan takes seconds: each is scanned in one
 * setting in turn, the first in all.
 */
const ofSharedLayout = prerenderPaths.filter((path) => path.startsWith('/bluezones/') && !ownLayouts.includes(path));

/**
 * Countries differ only in figures and names. Scanned: the first, the longest name, the lowest value, a very small one.
 */
const countriesLookedAt = ['afg', 'bih', 'caf', 'mco'].map((code) => `/life-expectancy/${code}`);
const paths = prerenderPaths.filter((path) => !countryPaths.includes(path) || countriesLookedAt.includes(path));

const looksAt = (path: string): readonly Look[] => {
  const turn = ofSharedLayout.indexOf(path);
  return turn < 1 ? everyLook : everyLook.filter((_, index) => index === turn % everyLook.length);
};

for (const path of paths) {
  const looks = looksAt(path);
  const ways =
    looks.length === 1 ? looks.map(({ width, colorScheme }) => `${width} px, ${colorScheme}`) : ['every way'];
  test(`${path} has no axe violation, ${ways}`, async ({ examined: { page, problems } }) => {
    problems.length = 0;
    const violations: Record<string, string[]> = {};
    for (const [turn, { width, colorScheme }] of looks.entries()) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme });
      if (turn === 0) {
        await page.goto(path);
        // The shells of pages that the server fills are empty until their script has run.
        await page.locator('h1').first().waitFor({ state: 'attached' });
      }
      // At a width that was scanned in light colours, dark ones can break only the rules that read colours.
      const isScanned = looks.length > 1 && colorScheme === 'dark';
      const found = await (isScanned ? findColourViolations(page) : findAxeViolations(page));
      if (found.length > 0) violations[`${width} px, ${colorScheme}`] = found;
    }
    expect(violations).toEqual({});
    expect(problems).toEqual([]);
  });
}
