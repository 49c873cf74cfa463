import type { Locator } from '@playwright/test';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { serveAedPages, serveAedShells } from '../support/towns/aed-pages.ts';
import { krakowSquare, krakowTownAeds } from '../support/towns/krakow-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';

/** Returns an id that no other journey and no other attempt uses, because all journeys share a database. */
const ownId = (id: number) => id + 8_000_000_000 + (test.info().repeatEachIndex * 2 + test.info().retry) * 1_000_000;
const pageOf = (id: number, language = '') => `${language}/aed/osm/node/${ownId(id)}`;

let registry: SmallRegistry;
test.beforeAll(async () => {
  const aeds = krakowTownAeds.slice(0, 40).map((aed) => ({ ...aed, id: ownId(aed.id) }));
  const library = aeds.find(({ tags }) => tags.name === 'Town Library');
  if (library !== undefined) Object.assign(library, { tags: { ...library.tags, ref: 'KR 017' } });
  registry = await writeSmallRegistry(aeds);
});

// Chromium may block the tile requests of these pages because of its rules about address spaces: a route handler serves
// the pages, and the tiles come from this machine.
test.use({ viewport: { width: 390, height: 844 }, allowedConsole: [/tile\.openstreetmap\.org.*address space/] });

test("the AED page shows the data of its AED list, and hydrates without changing the server's HTML", async ({
  page,
  context,
}) => {
  await serveAedPages(context, registry);
  await publishRegistry(context, registry);
  await page.goto(pageOf(3));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Town Library');
  const main = page.getByRole('main');
  for (const words of [
    'Made-up Street 7',
    'Foyer, beside the stairs',
    'KR 017',
    'Tell the emergency operator',
    'level 1',
  ])
    await expect(main).toContainText(words);
  await expect(main.getByRole('link', { name: '+48 12 000 00 00' })).toHaveAttribute('href', 'tel:+48120000000');
  await expect(page).toHaveTitle(/^AED: Town Library/);
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await main.getByRole('button', { name: /^Share link/ }).click();
  await expect(main).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(pageOf(3), page.url()).href);
  await page.getByRole('button', { name: 'Show on the map' }).press('Enter');
  await expect(main.locator('.leaflet-container')).toBeVisible();
  // The map has replaced the button that had focus. The next Tab must move into the map, not to the top of the page.
  await page.keyboard.press('Tab');
  await expect(main.getByRole('region', { name: /^Map of the AEDs\. The arrow keys/ })).toBeFocused();
});

test('a visitor who scanned the sticker confirms in one press that the AED is there', async ({ page, context }) => {
  await serveAedPages(context, registry);
  await page.goto(`${pageOf(5)}#sticker`);
  const question = page.getByRole('region', { name: 'Are you at this AED?' });
  await expect(question).toBeInViewport();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => (await topOf(page.getByRole('heading', { level: 1 }))) - (await topOf(question)))
    .toBeGreaterThan(0);
  // The fragment in the URL moves keyboard focus to the question too.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Still here, looks fine' })).toBeFocused();
  await page.getByRole('button', { name: 'Still here, looks fine' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toContainText('within a minute');
  await expect(page.getByText(/^Thank you/)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Still here, looks fine' })).toBeHidden();
});

test("a helper's link leads back to the patient, and no request reveals where the patient is", async ({
  page,
  context,
}) => {
  const requested = await serveAedPages(context, registry);
  await publishRegistry(context, registry);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${pageOf(1)}#to=50.06187,19.93712`);
  await expect(page.getByRole('main')).toContainText('From this AED back to the patient: 60 m in a straight line');
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(requested).toHaveLength(1);
  expect([...requested, ...requests].filter((address) => address.includes('50.06187'))).toEqual([]);
});

test('reads the AED from the published files when no server renders the page', async ({ page, context }) => {
  await serveAedShells(context);
  const published = await publishRegistry(context, registry);
  await page.goto(pageOf(3, '/de'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Town Library');
  await expect(page).toHaveTitle(/^AED: Town Library/);
  await expect(page.getByRole('main')).toContainText('Nummer auf dem Kasten');
  await expect(page.locator('a[hreflang="ar"]').first()).toHaveAttribute('href', pageOf(3, '/ar'));
  // The page of an AED must not request smaller cells than a search does.
  for (const path of published.asked)
    expect(path).toMatch(/index\.json|\/ids\/\d+\.json|\/aeds\/(?:changes\/)?\d\d?\/|checksums/);
  await page.goto(pageOf(999_999, '/de'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir kennen diesen AED nicht');
});

test('a card of the locator links to the page of its AED', async ({ page, context }) => {
  await serveAedPages(context, registry);
  await publishRegistry(context, registry);
  await grantPosition(page, krakowSquare);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const card = page.locator('#aed-locator').getByRole('article', { name: 'Cloth Hall Stand', exact: true });
  await card.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloth Hall Stand');
  expect(new URL(page.url()).pathname).toBe(pageOf(5));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete in Arabic, from right to left, and nothing on it is cut', async ({ page, context }) => {
    await serveAedPages(context, registry);
    await page.goto(pageOf(3, '/ar'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Town Library');
    const main = page.getByRole('main');
    for (const words of ['Made-up Street 7', 'KR 017', 'الإحداثيات', '50.06277, 19.93712', 'OpenStreetMap'])
      await expect(main).toContainText(words);
    await expect(main.getByRole('link', { name: 'Google Maps' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'اعرض على الخريطة' })).toBeHidden();
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(18);
    const languages = page.locator('a[hreflang="de"]').first();
    await expect(languages).toHaveAttribute('href', pageOf(3, '/de'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the page of an unlisted AED says that no list has it', async ({ page, context }) => {
    await serveAedPages(context, registry);
    const response = await page.goto(pageOf(999_999));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('This AED is not on our list');
    await expect(page.getByRole('main').getByRole('link', { name: 'Find Nearest AED' })).toHaveAttribute(
      'href',
      '/aed',
    );
  });
});
