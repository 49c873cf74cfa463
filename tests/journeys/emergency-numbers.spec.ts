import type { Page } from '@playwright/test';
import { prerenderPaths } from '../../web/prerender-paths.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { krakowSquare, krakowTownAeds } from '../support/towns/krakow-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { visitWithServiceWorker } from './offline-steps.ts';

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(krakowTownAeds);
});

const rows = (page: Page) => page.getByRole('table', { name: 'Emergency numbers by country' }).locator('tbody tr');

test.describe('with a device in the time zone of Zürich', () => {
  test.use({ timezoneId: 'Europe/Zurich' });

  for (const width of [360, 390, 768, 1440]) {
    test(`the Swiss number is shown before any action, without layout shift, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchLayoutShifts(page);
      await page.goto('/aed');
      await expect(page.getByRole('link', { name: 'Call 144' })).toHaveAttribute('href', 'tel:144');
      await expect(page.getByText("Your country, judging by this device's time zone: Switzerland.")).toBeVisible();
      await expect(page.getByRole('link', { name: 'or 112' })).toHaveAttribute('href', 'tel:112');
      expect(await shifts.list()).toEqual([]);
    });
  }

  test("with samples shows the number of the visitor's country", async ({ page }) => {
    await page.goto('/aed');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByText('Sample data').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 144' })).toBeVisible();
  });

  test('the banner keeps its exact text, with the guessed number beside it', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('region', { name: 'Emergency notice' });
    await expect(notice).toContainText(
      'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911',
    );
    await expect(notice).toContainText('Where you seem to be (Switzerland):');
    await expect(notice.getByRole('link', { name: '144' })).toHaveAttribute('href', 'tel:144');
  });

  test('a known position overrides the time zone', async ({ page, context }) => {
    await grantPosition(page, krakowSquare);
    await publishRegistry(context, registry);
    await page.goto('/aed');
    await expect(page.getByRole('link', { name: 'Call 144' })).toBeVisible();
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByText('Ambulance number for where you seem to be: Poland.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 112' }).first()).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: 'or 999' }).first()).toBeVisible();
  });
});

test('a time zone without a country shows 112, and says how certain that is', async ({ page }) => {
  await page.goto('/aed');
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await expect(page.locator('p', { hasText: 'but not in mainland China.' })).toBeVisible();
});

test('the page of all numbers finds a country by its name, its code and its number', async ({ page }) => {
  await page.goto('/emergency-numbers');
  await expect(rows(page)).toHaveCount(250);
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const [asked, found] of [
    ['cote d', 'Côte d’Ivoire'],
    ['rw', 'Rwanda'],
    ['10177', 'South Africa'],
  ] as const) {
    await search.fill(asked);
    await expect(rows(page).getByRole('rowheader', { name: found })).toBeVisible();
    // The row is also in the unfiltered list, so a short list shows that the filter was applied.
    await expect.poll(() => rows(page).count()).toBeLessThan(10);
  }
  await search.fill('atlantis');
  await expect(page.getByText('No country found.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every row can be read, and the locator shows 112 and no search form', async ({ page }) => {
    await page.goto('/emergency-numbers');
    await expect(rows(page)).toHaveCount(250);
    await expect(rows(page).filter({ hasText: 'Paraguay' }).getByRole('link', { name: '141' })).toBeVisible();
    await page.goto('/aed');
    await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Find Nearest AED' })).toHaveCount(0);
  });
});

test('the locator and the footer link to the page of numbers', async ({ page }) => {
  expect(prerenderPaths).toContain('/emergency-numbers');
  await page.goto('/aed');
  await page.locator('#aed-locator').getByRole('link', { name: 'All emergency numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency numbers' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: 'Emergency numbers' }).click();
  await expect(page).toHaveURL(/\/emergency-numbers$/);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', timezoneId: 'Asia/Tokyo' });

  test('the numbers are available after one visit to another page', async ({ page, context }) => {
    await visitWithServiceWorker(page, '/');
    await context.setOffline(true);
    await page.goto('/emergency-numbers');
    await expect(rows(page)).toHaveCount(250);
    await page.goto('/aed');
    await expect(page.getByRole('link', { name: 'Call 119' })).toBeVisible();
  });
});

test.describe('when a published registry has disappeared', () => {
  test.use({ allowedConsole: [/The search for AEDs failed/], allowedAnswer: /^503 for .*\/aeds\// });

  test('that is an error at the start of a page, and no samples are shown', async ({ page, context }) => {
    await grantPosition(page, krakowSquare);
    const published = await publishRegistry(context, registry);
    await page.goto('/aed');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();

    // Simulates a server that has no registry.
    await context.route('**/aeds/index.json', (route) =>
      route.fulfill({ json: { tilejson: '3.0.0', registry: null } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not load the AED list.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Sample data')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(published.asked.length).toBeGreaterThan(0);
  });

  test('while the registry loads, the page says so beside the number to call', async ({ page, context }) => {
    await grantPosition(page, krakowSquare);
    await publishRegistry(context, registry);
    await page.goto('/aed');
    await context.route('**/aeds/*/*/*.json*', (route) => route.fulfill({ status: 503, body: 'gone' }));
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByText('We could not load the AED list for this area.').last()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Sample data')).toHaveCount(0);
  });
});
