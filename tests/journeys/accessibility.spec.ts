import type { Page } from '@playwright/test';
import { everyPath } from '../../web/every-path.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test as journey } from '../support/fixtures.ts';
import { guardContext, type Problems, watchPage } from '../support/guard.ts';

const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;

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
      await guardContext(context, { origin: String(baseURL), tiles: 'stand-in', problems });
      const page = await context.newPage();
      watchPage(page, { allowedConsole: [], allowedAnswer: null, problems });
      await use({ page, problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const path of everyPath) {
  test(`${path} has no axe violation, light or dark, narrow or wide`, async ({ examined: { page, problems } }) => {
    problems.length = 0;
    await page.goto(path);
    const violations: Record<string, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const found = await findAxeViolations(page);
        if (found.length > 0) violations[`${width} px, ${colorScheme}`] = found;
      }
    }
    expect(violations).toEqual({});
    expect(problems).toEqual([]);
  });
}
