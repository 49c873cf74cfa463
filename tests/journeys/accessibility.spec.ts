import type { Page } from '@playwright/test';
import { countryPaths, prerenderPaths } from '../../web/prerender-paths.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test as journey } from '../support/fixtures.ts';
import { type Problems, watchPage } from '../support/guard.ts';

const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Places with a layout of their own. */
const ownLayouts = ['/bluezones/iceland', '/bluezones/oahu-honolulu'];

interface Examined {
  readonly page: Page;
  readonly problems: Problems;
}

/** One page for all of a worker's looks: a new one for each of two hundred would take longer than the looking. */
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

/** Places of the shared layout differ in their words and figures alone, and a look takes seconds: each is looked at one way in turn, the first of them every way. */
const ofSharedLayout = prerenderPaths.filter((path) => path.startsWith('/bluezones/') && !ownLayouts.includes(path));

/** Countries differ in figures and names alone. Looked at: the first, the longest name, the world's least, a very small one. */
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
      if (turn === 0) await page.goto(path);
      const found = await findAxeViolations(page);
      if (found.length > 0) violations[`${width} px, ${colorScheme}`] = found;
    }
    expect(violations).toEqual({});
    expect(problems).toEqual([]);
  });
}
