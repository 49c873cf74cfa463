import { test as base, expect } from './browser-fixtures.ts';
import { recordOpenedUrls } from './page-functions.ts';
import { type TownHost, withTownServer } from './town-host.ts';

const madrid = { latitude: 40.4168, longitude: -3.7038 };
const locator = '#aed-locator';
const toast = '[data-testid="toast"]';

const test = base.extend<{ readonly host: TownHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  host: async ({}, use) => withTownServer(use),
  origin: async ({ host }, use) => use(host.origin),
});

base('without a registry the locator shows its samples, and sends nobody', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('button', 'Find Nearest AED');
  await visitor.see(locator, 'Central Station, Hall B');
  await visitor.press('button', /^Walk/, 'article');
  await visitor.see(toast, 'Navigation dispatched!');
  await visitor.see(toast, 'nobody has been sent');
});

test('an AED is found, and walking there opens the maps app', async ({ visitor }) => {
  await visitor.open('/aed');
  await visitor.standAt(madrid);
  await visitor.press('button', 'Find Nearest AED');
  await visitor.see(`${locator} article`, 'Made-up Theatre');
  await visitor.ask(recordOpenedUrls);
  await visitor.press('button', /^Walk/, `${locator} article`);
  await visitor.see(toast, 'Navigation dispatched!');
  const opened = () => (globalThis as unknown as { openedAddresses: string[] }).openedAddresses;
  await expect.poll(() => visitor.ask(opened)).toEqual([expect.stringContaining('40.41720')]);
});

test('beside a scroll bar the list with its call bar does not scroll sideways', async ({ visitor }) => {
  await visitor.open('/aed');
  await visitor.standAt(madrid);
  await visitor.press('button', 'Find Nearest AED');
  await visitor.see(`${locator} article`, 'Made-up Theatre');
  await visitor.find('link', /^Call 112/, '[data-bottom-bar]');
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await visitor.waitFor(0, sideways);
});

test.describe('when the network is lost', () => {
  // Resources that were not loaded before the network was lost are not available. Firefox logs each failed image, and
  // each request that was in progress when the page was left.
  test.use({ allowedProblems: /A ServiceWorker (?:intercepted|passed)/ });

  test('a saved area finds an AED offline', async ({ visitor, host }) => {
    await visitor.open('/aed');
    await visitor.ask(async () => void (await navigator.serviceWorker.ready));
    await visitor.reload();
    await visitor.standAt(madrid);
    await visitor.press('button', 'Find Nearest AED');
    await visitor.press('button', 'Save this area offline');
    await visitor.see(locator, 'Saved: 2 AEDs in 1 map square');

    await host.goAway();
    await visitor.reload();
    await visitor.standAt(madrid);
    await visitor.press('button', 'Find Nearest AED');
    await visitor.see(`${locator} article`, 'Made-up Theatre');
    await visitor.open('/');
    await visitor.see('h1', /\w/);
    await visitor.open('/bluezones/sardinia');
    await visitor.see('h1', 'You are offline');
  });
});
