import type { Page } from '@playwright/test';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { geolocationAt, riverTown, riverTownAeds } from '../support/towns/river-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';

test.use({ viewport: { width: 390, height: 844 } });

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(riverTownAeds);
});

const locator = (page: Page) => page.locator('#aed-locator');
const card = (page: Page) => locator(page).getByRole('article', { name: 'Green Lane Shop', exact: true });
const opener = (page: Page) => card(page).getByRole('group').getByRole('button').last();
/** The open route. It is the only section of the locator that has a list of turns. */
const route = (page: Page) => locator(page).locator('section:has(ol)');

/** Opens the route to the first AED on a page of the locator. The page before it in the history is that of the terms. */
async function openRoute(page: Page, path: string): Promise<void> {
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), registry);
  await publishStreets(page.context(), riverTown);
  await page.goto('/terms');
  await page.goto(path);
  await locator(page).getByRole('button').first().click();
  // A press just after the streets have arrived does nothing, because cards may have moved. Any other one opens an entry
  // of the history at once.
  await expect(async () => {
    await opener(page).click();
    expect(await page.evaluate(() => history.state?.usr?.isRoute)).toBe(true);
  }).toPass();
  await expect(route(page).getByRole('heading', { level: 3 })).toBeFocused();
}

for (const path of ['/aed', '/ar/aed', '/#aed-locator']) {
  test(`Back closes the route at ${path} and shows its card; Forward opens it again`, async ({ page }) => {
    await openRoute(page, path);
    const address = page.url();
    await page.goBack();
    await expect(route(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toBeInViewport();
    await page.goForward();
    await expect(route(page).getByRole('heading', { level: 3 })).toBeFocused();
    await expect(route(page).getByRole('heading', { level: 3 })).toBeInViewport();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(route(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  });
}

test('pressing the button of the open route again leads to it', async ({ page }) => {
  await openRoute(page, '/aed');
  const heading = route(page).getByRole('heading', { level: 3 });
  await locator(page).getByText('How we sort the AEDs').scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await opener(page).click();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(route(page)).toHaveCount(0);
});

test('Escape closes the route, but not while a dialog is open or a field has the focus', async ({ page }) => {
  await openRoute(page, '/aed');
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.textContent = 'A question';
    dialog.showModal();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText('A question')).toBeHidden();
  await expect(route(page)).toBeVisible();

  await page.getByText('Search another location').click();
  await locator(page).locator('input[role=combobox]').press('Escape');
  await expect(route(page)).toBeVisible();

  await route(page).getByRole('heading', { level: 3 }).focus();
  await page.keyboard.press('Escape');
  await expect(route(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a reload with an open route shows the page as at first, one step after the page before', async ({ page }) => {
  await openRoute(page, '/aed');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Find Nearest AED' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.isRoute)).toBeUndefined();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.isRoute)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('who leaves the open route for another page comes back to the AEDs that were found', async ({ page }) => {
  await openRoute(page, '/aed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await page.goBack();
  await expect(opener(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('the link to the content leaves the route open, and closing the route does not open it again', async ({
  page,
}) => {
  await openRoute(page, '/aed');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(route(page)).toBeVisible();
  await route(page).getByRole('button', { name: 'Close the route' }).click();
  await expect(route(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.isRoute)).toBeUndefined();
  await expect(route(page)).toHaveCount(0);
});
