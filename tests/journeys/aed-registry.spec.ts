import type { Page, Request } from '@playwright/test';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, positions, test } from '../support/journey-fixtures.ts';
import { krakowSquare, krakowTownAeds } from '../support/towns/krakow-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { setDeviceClock } from './device-clock.ts';

const sundayNight = '2026-11-22T02:00:00Z';
const wednesdayNoon = '2026-11-25T10:00:00Z';

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(krakowTownAeds);
});

const cards = (page: Page) => page.locator('#aed-locator').getByRole('article');
const card = (page: Page, name: string) => page.locator('#aed-locator').getByRole('article', { name, exact: true });
/** Finds the first status on the page. The map has a second one further down. */
const announcement = (page: Page) => page.locator('#aed-locator').getByRole('status').first();
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

/** Opens the locator at the given local time in Kraków, which is UTC+1 in November. */
async function openLocator(page: Page, moment: string) {
  await publishRegistry(page.context(), registry);
  await setDeviceClock(page, moment);
  await page.goto('/aed');
}

async function locate(page: Page) {
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(announcement(page)).not.toBeEmpty();
}

async function findOnTheSquare(page: Page, moment: string) {
  await grantPosition(page, krakowSquare);
  await openLocator(page, moment);
  await locate(page);
}

test('shows the emergency number as a call link above the button before anything is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLocator(page, wednesdayNoon);
  const call = page.getByRole('link', { name: 'Call 112' });
  await expect(call).toHaveAttribute('href', 'tel:112');
  const find = page.getByRole('button', { name: 'Find Nearest AED' });
  expect((await call.boundingBox())?.y).toBeLessThan((await find.boundingBox())?.y ?? 0);
  await expect(page.getByText('Sample data')).toHaveCount(0);
});

test('on Wednesday at 11:00 lists the nearest school with unknown hours first, then the open library', async ({
  page,
}) => {
  await findOnTheSquare(page, wednesdayNoon);
  await expect(cards(page)).toHaveCount(10);
  await expect(names(page).nth(0)).toHaveText('Music School');
  await expect(async () => {
    const order = await names(page).allTextContents();
    expect(order).toContain('Town Library');
    expect(order.indexOf('Town Library')).toBeLessThan(order.indexOf('Cloth Hall Stand'));
  }).toPass();
  await expect(announcement(page)).toHaveText('50 AEDs, best first: Music School, 60 m, hours not listed.');
  await expect(card(page, 'Music School')).toContainText(
    'Nearest. Hours not listed; AEDs like this are usually accessible at this hour',
  );
  await expect(card(page, 'Music School')).not.toContainText('Hours unclear');

  await test.step('a card shows the data of the AED list, and marks a private AED as private', async () => {
    const library = card(page, 'Town Library');
    for (const words of [
      'Open now, closes 18:00',
      '0.1 km',
      'Verified 3 weeks ago',
      'Foyer, beside the stairs',
      'indoors · level 1',
      'Open to everyone',
      'Source: OpenStreetMap',
      'simulation',
    ]) {
      await expect(library).toContainText(words);
    }
    await expect(library.getByRole('link', { name: '+48 12 000 00 00' })).toHaveAttribute('href', 'tel:+48120000000');
    await expect(library.getByRole('group').getByRole('button')).toHaveText([
      'Walk about 1.4 min there and back 2.8 min',
      'Drive about 1.3 min there and back 1.6 min',
      'Drone about 2.5 min 0.3 min at best simulation',
    ]);
    await expect(card(page, 'Cloth Hall Stand')).not.toContainText(/not verified|address not listed/i);
    await expect(card(page, 'Bank Vault')).toContainText('Private access: you may not be let in');
  });

  await test.step('beside the list: whom to call in Poland, how AEDs are ordered, and a filter that counts what it hides', async () => {
    await expect(page.getByText('Ambulance number for where you seem to be: Poland.')).toBeVisible();
    const spoken = page.locator('#aed-locator [aria-live="polite"]').first();
    await expect(spoken).toHaveText('Ambulance number for where you seem to be: Poland. Call 112');
    await expect(page.getByRole('link', { name: 'or 999' }).first()).toHaveAttribute('href', 'tel:999');

    await page.getByText('How we sort the AEDs').click();
    await expect(page.getByText('PubMed 32259606')).toBeVisible();
    await expect(page.getByText('University of Warwick, 2025')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Indoors, for everyone' })).toContainText('35%');

    await page.getByRole('checkbox', { name: 'Show only AEDs open when you arrive' }).check();
    await expect(page.getByText('38 AEDs hidden')).toBeVisible();
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(card(page, 'Music School')).toHaveCount(0);
    await expect(card(page, 'Swimming Hall')).toHaveCount(0);
  });

  await test.step('Back from another page returns to the search results', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Methodology' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methodology');
    await page.goBack();
    await expect(card(page, 'Town Library')).toContainText('Open now, closes 18:00');
  });
});

test('on Sunday at 03:00 lists the near school before the stand that is always open, and a closed AED names another', async ({
  page,
}) => {
  await findOnTheSquare(page, sundayNight);
  await expect(names(page).nth(0)).toHaveText('Music School');
  await expect(card(page, 'Music School')).toContainText(
    'Hours not listed. 3 minutes nearer than the first AED likely to be open',
  );
  await expect(card(page, 'Cloth Hall Stand')).toContainText('Open when you get there');
  await expect(card(page, 'Cloth Hall Stand').getByText('24/7 Access')).toBeVisible();
  for (const shown of [20, 30, 40, 50]) {
    // Pressed by the keyboard, because the button moves while the cards above it, now in view, are laid out.
    await page.getByRole('button', { name: 'Show 10 more' }).press('Enter');
    await expect(cards(page)).toHaveCount(shown);
  }
  await expect(names(page).nth(48)).toHaveText('Town Library');
  await expect(names(page).nth(49)).toHaveText('Swimming Hall');
  await expect(card(page, 'Swimming Hall')).toContainText(
    'Closed until 08:00 — Open 24/7, 150 m further away: Cloth Hall Stand',
  );
  await expect(card(page, 'Town Library')).toContainText('Closed until Monday 08:00');
});

test('the nearest AED is shown and focused on request, though it is closed and far down the list', async ({ page }) => {
  await grantPosition(page, { latitude: 50.0633, longitude: krakowSquare.longitude });
  await openLocator(page, wednesdayNoon);
  await locate(page);
  await expect(page.getByText('Nearest: Swimming Hall, 10 m, closed until Sunday 08:00.')).toBeVisible();
  await expect(card(page, 'Swimming Hall')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(card(page, 'Swimming Hall')).toBeFocused();
  await expect(card(page, 'Swimming Hall')).toBeInViewport();
});

test("folds away AEDs over an hour's walk away, naming the nearest and the drive there and back", async ({ page }) => {
  // This position is 16 km north of the square, and 3 km beyond the outermost AED.
  await grantPosition(page, { latitude: 50.206, longitude: krakowSquare.longitude });
  await openLocator(page, wednesdayNoon);
  await locate(page);
  await expect(cards(page)).toHaveCount(0);
  await expect(announcement(page)).toContainText(
    'No AED is listed within walking distance. Keep up chest compressions',
  );
  await expect(announcement(page)).toContainText(
    /The nearest: Crowd \d+, [3-4]\.\d km away\. By car it takes about \d+\.\d min there and back/,
  );
  await page.getByRole('button', { name: 'Show these 50 anyway' }).click();
  await expect(cards(page)).toHaveCount(10);
});

test("walking shows the minutes and sends only the AED's position to the maps app that was chosen once", async ({
  page,
  context,
}) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'maps' }));
  await findOnTheSquare(page, wednesdayNoon);
  await page.getByRole('combobox', { name: 'Open Walk and Drive in' }).selectOption('Google Maps');
  const opened = context.waitForEvent('page');
  await card(page, 'Cloth Hall Stand').getByRole('button', { name: 'Walk' }).click();
  // The new page is blank at first, so this waits until the page has navigated.
  await expect(await opened).toHaveURL(
    'https://www.google.com/maps/dir/?api=1&destination=50.06457,19.93712&travelmode=walking',
  );
  await expect(page.getByTestId('toast').getByRole('paragraph')).toHaveText([
    'Navigation dispatched!',
    'ETA: 4.2 minutes to Cloth Hall Stand',
    'This opens your maps app. Nobody has been sent.',
  ]);
  await page.reload();
  await locate(page);
  await expect(page.getByRole('combobox', { name: 'Open Walk and Drive in' })).toHaveValue('google');
});

test('a visitor who shares no position finds AEDs by typing a place name without its accents', async ({ page }) => {
  await openLocator(page, wednesdayNoon);
  await locate(page);
  await expect(page.getByText('This page cannot see your location.').last()).toBeVisible();
  await page.getByRole('combobox', { name: 'Town or city' }).pressSequentially('krak');
  await expect(page.getByRole('option')).toHaveText(['Kraków Poland']);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText('Distances from the centre of Kraków, not from where you are.')).toBeVisible();
});

test('says when the registry has no AED within 50 km, and whom to call, and shows no sample', async ({ page }) => {
  await grantPosition(page, positions.honolulu);
  await openLocator(page, wednesdayNoon);
  await locate(page);
  await expect(page.getByText('No AED is listed within 50 km.').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('Sample data')).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ allowedConsole: [/The search for AEDs failed/], allowedAnswer: /^503 for .*\/aeds\// });

  test('reports an unavailable index, shows no samples, and finds AEDs on the next try', async ({ page }) => {
    await grantPosition(page, krakowSquare);
    await openLocator(page, wednesdayNoon);
    await page.route('**/aeds/index.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(async () => {
      await page.getByRole('button', { name: 'Find Nearest AED' }).click();
      await expect(page.getByRole('alert')).toContainText('We could not load the AED list.', { timeout: 2000 });
    }).toPass();
    await expect(cards(page)).toHaveCount(0);
    await page.unroute('**/aeds/index.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(names(page).first()).toHaveText('Music School');
  });

  test('reports unavailable cells beside the AEDs that were found', async ({ page }) => {
    await grantPosition(page, krakowSquare);
    // The nearest cell is requested first. Requests for the second cell are always answered with 503.
    const requested: string[] = [];
    await page.route('**/aeds/*/*/*.json*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (!requested.includes(pathname)) requested.push(pathname);
      return pathname === requested[1] ? route.fulfill({ status: 503, body: '' }) : route.fallback();
    });
    await openLocator(page, wednesdayNoon);
    await locate(page);
    await expect(page.getByText('Some AEDs may be missing: part of the list did not load.').last()).toBeVisible();
    await expect(names(page).first()).toHaveText('Music School');
  });
});

test('a place can be named while the device has not reported its position or its prompt is unanswered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await openLocator(page, sundayNight);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(announcement(page)).toHaveText(
    'Still waiting for your location. Enter a place near you. What you type stays on this device.',
  );
  await page.getByRole('combobox', { name: 'Town or city' }).fill('kra');
  await page.getByRole('option', { name: 'Kraków' }).click();
  await expect(names(page).first()).toHaveText('Music School');
  await expect(page.getByRole('button', { name: 'Find Nearest AED' })).toBeEnabled();
});

test('the list and the place field have no axe violation in the light or dark theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openLocator(page, sundayNight);
  await locate(page);
  await page.getByRole('combobox', { name: 'Town or city' }).fill('kra');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await findAxeViolationsLightAndDark(page), 'the question').toEqual([]);
  await page.getByRole('option', { name: 'Kraków' }).click();
  await expect(cards(page)).toHaveCount(10);
  expect.soft(await findAxeViolationsLightAndDark(page), 'the list').toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no request after locating carries the position or is finer than zoom 12', async ({ page, context }) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await findOnTheSquare(page, wednesdayNoon);
    await expect(page.getByText('Ambulance number for where you seem to be: Poland.')).toBeVisible();
    await expect(page.getByRole('region', { name: /map/i })).toBeVisible();
    await page.getByRole('button', { name: 'Show 10 more' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Show only AEDs open when you arrive' }).check();

    const zooms = requests.flatMap((request) => {
      const tile = /\/(?<z>\d+)\/\d+\/\d+\.(?:json|png)/.exec(request.url());
      return tile?.groups === undefined ? [] : [Number(tile.groups.z)];
    });
    expect(zooms.length).toBeGreaterThan(0);
    expect(Math.max(...zooms)).toBeLessThanOrEqual(12);
    for (const request of requests) {
      const whole = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(await request.allHeaders())}`;
      // The server's port is random and could contain the same digits as the position, so the host is removed.
      const sent = whole.replaceAll(new URL(request.url()).host, '');
      // These are the coordinates rounded to a hundredth of a degree. A cell is almost nine hundredths wide, so no
      // request for a cell contains them.
      expect(sent).not.toMatch(/50[.,_]0[67]|19[.,_]9[34]|5006|1993/);
    }
  });
});
