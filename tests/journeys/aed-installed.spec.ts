import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';

/** The visitor is on the market square of Kraków. */
const visitor = { latitude: 50.061712, longitude: 19.937345 };
const stand = { id: 1, longitude: 19.9385, latitude: 50.0617, tags: { name: 'Cloth Hall', opening_hours: '24/7' } };

const services = [
  ['Apple Maps', 'https://maps.apple.com/**'],
  ['Google Maps', 'https://www.google.com/**'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/**'],
] as const;

test('the installed site has a shortcut that opens the AED locator', async ({ page, request }) => {
  const manifest: { shortcuts: readonly { url: string }[] } = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.shortcuts).toHaveLength(1);
  await page.goto(manifest.shortcuts[0]?.url ?? '');
  await expect(page.getByRole('button', { name: 'Find Nearest AED' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:/);
});

/**
 * On Android, a link with the target `_blank` in an installed app opens a window on top of the app. In this test, that
 * is a second page, which Back closes. A `geo:` link opens another app and does not leave the page.
 */
for (const [name, addresses] of services)
  test(`after ${name} in a separate window, Back returns to the card, and the call is one press away`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await grantPosition(page, visitor);
    await publishRegistry(context, await writeSmallRegistry([stand]));
    await context.route(addresses, (route) => route.fulfill({ contentType: 'text/html', body: 'maps' }));
    await page.goto('/aed');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    const card = page.getByRole('article', { name: 'Cloth Hall' });
    // Only the last click before hydration is replayed, so the test waits for the card before it clicks again.
    await card.waitFor();
    await page.getByRole('button', { name: 'Start the CPR beat' }).click();
    await page.getByRole('button', { name: 'Close (the beat keeps playing)' }).click();
    await page.getByRole('combobox', { name: 'Open Walk and Drive in' }).selectOption(name);
    const opened = context.waitForEvent('page');
    await card.getByRole('button', { name: 'Walk' }).click();
    const maps = await opened;
    await expect(maps.getByText('maps')).toBeVisible();
    await maps.close();
    await expect(page).toHaveURL(/\/aed$/);
    await expect(card).toBeInViewport();
    const call = page.getByRole('navigation', { name: 'Emergency call' }).getByRole('link', { name: /^Call / });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('button', { name: /^Beat on/ })).toBeVisible();
  });
