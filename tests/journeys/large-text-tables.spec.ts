import { expect, test } from '../support/journey-fixtures.ts';
import { serveAedPages } from '../support/towns/aed-pages.ts';
import { krakowTownAeds } from '../support/towns/krakow-town.ts';
import { writeSmallRegistry } from '../support/towns/small-registry.ts';

/** The default font size is doubled, so lengths in rem grow but the window does not. */
test.use({ viewport: { width: 390, height: 844 }, browserArguments: ['--blink-settings=defaultFontSize=32'] });

/** The page clips what is wider than the window, so a column beyond the edge could not be scrolled into view. */
for (const path of ['/aeds/pl', '/de/aeds/pl', '/life-expectancy', '/life-expectancy/che', '/life-expectancy/vat'])
  test(`at twice the text size the tables of ${path} keep all their columns in view`, async ({ page, context }) => {
    await serveAedPages(context, await writeSmallRegistry(krakowTownAeds));
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const table = page.getByRole('table').first();
    await expect(table).toBeAttached();
    const beyond = () =>
      page
        .locator('td')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.getBoundingClientRect().right > window.innerWidth + 0.5)
            .map((cell) => cell.textContent),
        );
    await expect.poll(beyond).toEqual([]);
  });

test('at twice the text size the coordinates of an AED fit on two lines', async ({ page, context }) => {
  await serveAedPages(context, await writeSmallRegistry(krakowTownAeds));
  await page.goto('/aed/osm/node/3');
  const coordinates = page.getByText('50.06277, 19.93712');
  await expect.poll(async () => (await coordinates.boundingBox())?.height).toBeLessThanOrEqual(2 * 1.6 * 32);
});
