import type { Locator, Page } from '@playwright/test';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { screenTownFountain } from '../support/towns/screen-town.ts';
import {
  type PlacedAed,
  publishRegistry,
  type SmallRegistry,
  writeSmallRegistry,
} from '../support/towns/small-registry.ts';
import { setDeviceClock } from './device-clock.ts';

/** Three o'clock in the morning on a Sunday in Kraków. */
const sundayNight = '2026-11-22T02:00:00Z';

test.use({ viewport: { width: 390, height: 844 } });

const at = (id: number, metres: number, tags: PlacedAed['tags']): PlacedAed => ({
  id,
  longitude: screenTownFountain.longitude,
  latitude: screenTownFountain.latitude + metres / 111_190,
  tags: { access: 'yes', ...tags },
});

const way =
  'Po zamknięciu zadzwonić dzwonkiem do portierni od strony ulicy; ochrona jest w budynku całą dobę i poda urządzenie po okazaniu wezwania na numer 112';

const aeds = [
  at(1, 40, { name: 'Primary School', opening_hours: '24/7', description: 'Dostępny w godzinach pracy szkoły' }),
  at(2, 60, { name: 'Fire Brigade', opening_hours: '24/7', 'defibrillator:location': 'W wozie bojowym OSP' }),
  at(3, 300, { name: 'Town Hall', opening_hours: '24/7', note: way }),
];

let registry: SmallRegistry;

test.beforeAll(async () => {
  registry = await writeSmallRegistry(aeds);
});

const card = (page: Page, name: string) => page.locator('#aed-locator').getByRole('article', { name, exact: true });

async function find(
  page: Page,
  place: { readonly latitude: number; readonly longitude: number },
  device = sundayNight,
) {
  await publishRegistry(page.context(), registry);
  await setDeviceClock(page, device, sundayNight);
  await grantPosition(page, place);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
}

test('the access instructions come first, in their own language, followed by their restrictions', async ({ page }) => {
  await find(page, screenTownFountain);
  const hall = card(page, 'Town Hall');
  await expect(hall).toBeVisible();
  const heads = page.locator('#aed-locator').getByRole('article').getByRole('heading', { level: 3 });
  await expect(heads).toHaveText(['Town Hall', 'Primary School', 'Fire Brigade'], { useInnerText: true });
  const words = hall.getByRole('listitem').first();
  await expect(words).toHaveText(/^How to get it: Po zamknięciu/);
  await expect(words.locator('q')).toHaveAttribute('lang', 'pl');
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => (await topOf(hall.getByText('Open now, at all hours'))) - (await topOf(words)))
    .toBeGreaterThan(0);
  await expect(card(page, 'Primary School')).not.toContainText(/Open now|24\/7 Access/);
  await expect(card(page, 'Primary School')).toContainText('Dostępny w godzinach pracy szkoły');
  await expect(card(page, 'Fire Brigade')).toContainText('On a vehicle: it may be elsewhere');
  await expect(card(page, 'Fire Brigade')).not.toContainText('24/7 Access');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
});

test('says when no AED list covers the place, and calls nothing closed or absent', async ({ page }) => {
  await find(page, { latitude: 52.52, longitude: 13.405 });
  const locator = page.locator('#aed-locator');
  await expect(locator.getByRole('heading', { name: 'We have no AED list for Germany.' })).toBeVisible();
});

test('a device clock that is nine hours ahead is corrected from the server, and the page says so', async ({ page }) => {
  await find(page, screenTownFountain, '2026-11-22T11:00:00Z');
  await expect(page.locator('#aed-locator')).toContainText("This device's clock is wrong.");
});
