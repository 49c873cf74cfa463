import type { Page } from '@playwright/test';
import { countryPaths, prerenderPaths } from '../../web/prerender-paths.ts';
import { findAxeViolations, findColourViolations, findTextViolations } from '../support/axe.ts';
import { selectPathsWithNewElements } from '../support/element-kinds.ts';
import { expect, test as journey, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { type PageProblems, watchPage } from '../support/page-guard.ts';

const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;

interface Examined {
  readonly page: Page;
  readonly problems: PageProblems;
}

/**
 * All scans in a worker use one page, because opening a new page for each of the two hundred scans would take longer
 * than the scans themselves.
 */
const test = journey.extend<object, { examined: Examined }>({
  examined: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' });
      const problems: PageProblems = [];
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
 * The pages of places. Pages with kinds of elements that are on no earlier page are scanned at every width and in both
 * colour schemes. The other pages differ from those only in their text. They are scanned once, and only by the rules
 * that do not depend on colours.
 */
const placePaths = prerenderPaths.filter((path) => path.startsWith('/bluezones/'));
const placesWithNewElements = selectPathsWithNewElements(placePaths);
const placesOfKnownElements = placePaths.filter((path) => !placesWithNewElements.includes(path));

/**
 * The pages of countries differ only in figures and names, so four are scanned: the first country, the longest name,
 * the lowest value, and a very small country.
 */
const scannedCountries = ['afg', 'bih', 'caf', 'mco'].map((code) => `/life-expectancy/${code}`);
const paths = prerenderPaths.filter((path) => !countryPaths.includes(path) || scannedCountries.includes(path));

/** Opens a page and waits until it is complete. A page without scripts is complete once its heading is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if ((await page.locator('script[type="module"]').count()) > 0) await waitUntilLaidOut(page);
}

async function lookAt(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.emulateMedia({ colorScheme });
}

for (const path of paths.filter((path) => !placesOfKnownElements.includes(path))) {
  test(`${path} has no axe violation in any theme or width`, async ({ examined: { page, problems } }) => {
    problems.length = 0;
    const violations: Record<string, string[]> = {};
    for (const [turn, look] of everyLook.entries()) {
      await lookAt(page, look);
      if (turn === 0) await open(page, path);
      // In dark colours only the rules about colours are checked, because all rules were already checked at this width
      // in light colours.
      const found = await (look.colorScheme === 'dark' ? findColourViolations(page) : findAxeViolations(page));
      if (found.length > 0) violations[`${look.width} px, ${look.colorScheme}`] = found;
    }
    expect(violations).toEqual({});
    expect(problems).toEqual([]);
  });
}

for (const [turn, path] of placesOfKnownElements.entries()) {
  const width = widths[turn % widths.length] ?? 390;
  test(`the text of ${path} has no axe violation at ${width} px`, async ({ examined: { page, problems } }) => {
    problems.length = 0;
    await lookAt(page, { width, colorScheme: 'light' });
    await open(page, path);
    expect(await findTextViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}
