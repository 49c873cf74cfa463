import { type TownHost, withTownServer } from '../browsers/town-host.ts';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { test as base, expect } from '../support/journey-fixtures.ts';

const named = (from: number, count: number, [longitude, latitude]: [number, number], tags = {}) =>
  Array.from({ length: count }, (_, place) => ({
    id: from + place,
    longitude: longitude + place / 1000,
    latitude,
    tags: { name: `Made-up House ${from + place}`, opening_hours: '24/7', ...tags },
  }));

const aeds = [
  ...named(1, 4, [9.5215, 47.1415], { 'addr:street': 'Städtle' }),
  ...named(40, 3, [55.3093, 25.0773], { 'addr:city': 'دبي', name: 'مدرسة' }),
];

const test = base.extend<object, { readonly towns: TownHost }>({
  towns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => withTownServer(use, { aeds }),
    { scope: 'worker' },
  ],
});

// This server has no accounts, so there are no reports about AEDs.
test.use({ viewport: { width: 390, height: 844 }, allowedAnswer: /^404 for .*\/list_aed_reports\?/ });

test('the page of a town opens the search near its centre', async ({ page, towns }) => {
  await page.goto(`${towns.origin}/aeds/li/vaduz`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AEDs: Vaduz');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const sheet = page.getByRole('region', { name: /^Map of the AEDs/ });
  await expect(sheet.getByRole('button', { name: /^\d, Made-up House/ })).toHaveCount(4);
  const last = sheet.getByRole('button', { name: '4, Made-up House 4', exact: true });
  const rightOf = (box: { x: number; width: number } | null) => (box === null ? Number.NaN : box.x + box.width);
  await expect
    .poll(async () => rightOf(await last.boundingBox()) - rightOf(await sheet.boundingBox()), {
      message: 'The last AED of the list is on the map',
    })
    .toBeLessThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Find Nearest AED' }).click();
  await expect(page).toHaveURL(/\/aed#near=47\.\d+,9\.\d+$/);
  await expect(page.getByRole('article').first()).toContainText('Made-up House');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a town and its country are complete, and link to one another and to each AED', async ({ page, towns }) => {
    await page.goto(`${towns.origin}/aeds/li/vaduz`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AEDs: Vaduz');
    await expect(main).toContainText('AEDs listed: 4');
    for (const { id } of aeds.slice(0, 4))
      await expect(main.getByRole('link', { name: `Made-up House ${id}` })).toHaveAttribute(
        'href',
        `/aed/osm/node/${id}`,
      );
    await main.getByRole('link', { name: 'Liechtenstein' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AEDs: Liechtenstein');
    await main.getByRole('link', { name: 'Vaduz' }).click();
    await main.getByRole('link', { name: 'Made-up House 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made-up House 1');
  });

  test('a town in Arabic script is read from right to left, in its own letters', async ({ page, towns }) => {
    await page.goto(`${towns.origin}/ar/aeds/ae/dubai`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('دبي');
    await expect(page.getByRole('main').getByRole('link', { name: 'مدرسة' })).toHaveCount(3);
    const [list, entry] = await Promise.all(
      [page.locator('ol').first(), page.locator('ol > li').first()].map((part) => part.boundingBox()),
    );
    expect((entry?.x ?? 0) + (entry?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
  });
});
