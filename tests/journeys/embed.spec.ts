import type { Page, Request } from '@playwright/test';
import { type TownHost, withTownServer } from '../browsers/town-host.ts';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { test as base, expect } from '../support/journey-fixtures.ts';
import { withEmbeddingPages } from '../support/towns/embedding-page.ts';

type OpenHost = (body: (site: string) => string, policy?: (site: string) => string) => Promise<Page>;

const test = base.extend<{ readonly town: TownHost; readonly openOn: OpenHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  town: async ({}, use) => withTownServer(use),
  openOn: async ({ town, page }, use) =>
    withEmbeddingPages((serve) =>
      use(async (body, policy) => {
        await page.goto(await serve(body(town.origin), policy?.(town.origin)));
        return page;
      }),
    ),
});

const script = (site: string) => `<script type="module" src="${site}/embed.js"></script>`;
const madrid = 'center="40.4168,-3.7038" radius="2"';
const list = (site: string, attributes = '') =>
  `<main><h1>Our town</h1><h2>Health</h2><aed-map ${madrid} ${attributes}><a href="${site}/aed">Defibrillators in our town</a></aed-map></main>`;

/** Collects the requests that the page sends to the site. */
function watchRequests(page: Page, site: string): Request[] {
  const requested: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site)) requested.push(request);
  });
  return requested;
}

test('a page of another site lists the AEDs of its town, and nothing is stored', async ({ page, town, openOn }) => {
  const requested = watchRequests(page, town.origin);
  await openOn((site) => script(site) + list(site, 'heading="Madrid"'));
  const map = page.locator('aed-map');
  await expect(map.getByRole('region', { name: 'Madrid' })).toContainText('2 AEDs listed · 2 at all hours');
  await expect(map.getByRole('link', { name: 'Made-up Library' })).toHaveAttribute(
    'href',
    `${town.origin}/aed/osm/node/2`,
  );
  await expect(map.getByText('Open now, at all hours')).toHaveCount(2);
  await expect(map).toContainText('© OpenStreetMap contributors');

  await test.step('announces only the count, not the whole list', async () => {
    const spoken = map.locator('[role="status"], [role="alert"], [aria-live]');
    await expect(spoken.filter({ hasText: '2 AEDs listed · 2 at all hours' })).toHaveCount(1);
    await expect(spoken.filter({ hasText: 'Made-up' })).toHaveCount(0);
  });

  await test.step('transfers few bytes and sends no referrer or cookie', async () => {
    const scripts = await Promise.all(
      requested
        .filter((request) => /\.js/.test(request.url()))
        .map(async (request) => (await request.sizes()).responseBodySize),
    );
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
    for (const request of requested.filter((request) => request.url().includes('/aeds/'))) {
      const headers = await request.allHeaders();
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
    }
    const cookies = await page.context().cookies(town.origin);
    expect(cookies).toEqual([]);
    const stored = () =>
      page.evaluate(async () => [localStorage.length, sessionStorage.length, await indexedDB.databases()]);
    expect(await stored()).toEqual([0, 0, []]);
  });

  await test.step('shows a map after a press, with no request finer than zoom 12', async () => {
    await map.getByRole('button', { name: 'Show the map' }).click();
    await map.getByRole('button', { name: 'AED: Made-up Theatre' }).press('Enter');
    await expect(map.locator('.chosen')).toContainText('Made-up Theatre');
    const zooms = requested.flatMap((request) => /\/(\d+)\/\d+\/\d+\.\w+/.exec(request.url())?.[1] ?? []).map(Number);
    expect(Math.max(...zooms)).toBeLessThanOrEqual(12);
    expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
    await map.getByRole('button', { name: 'Hide the map' }).click();
    await expect(map.locator('.leaflet-container')).toHaveCount(0);
  });
});

test('two lists keep their languages and themes, whatever the host page sets', async ({ page, openOn }) => {
  const odd = `<style>* { margin: 0; padding: 0; color: fuchsia; font: italic 5px fantasy; text-transform: uppercase }
    html { font-size: 62.5%; direction: rtl } a { display: none } .frame, .map { display: none }</style>`;
  await openOn(
    (site) =>
      odd + script(site) + script(site) + list(site, 'language="de"') + list(site, 'language="ar" theme="dark"'),
  );
  const [german, arabic] = [page.locator('aed-map').first(), page.locator('aed-map').last()];
  await expect(german.getByText('2 AEDs verzeichnet')).toBeVisible();
  await expect(arabic.getByText('جهازا AED مسجلان')).toBeVisible();
  const looks = (name: string) =>
    page
      .locator('aed-map')
      .nth(name === 'de' ? 0 : 1)
      .locator('section')
      .evaluate((frame) => {
        const { fontSize, fontStyle, textTransform, direction, backgroundColor } = getComputedStyle(frame);
        return { fontSize, fontStyle, textTransform, direction, backgroundColor };
      });
  const plain = { fontSize: '16px', fontStyle: 'normal', textTransform: 'none' };
  expect(await looks('de')).toEqual({ ...plain, direction: 'ltr', backgroundColor: 'rgb(255, 253, 247)' });
  expect(await looks('ar')).toEqual({ ...plain, direction: 'rtl', backgroundColor: 'rgb(16, 34, 45)' });
  // In the Arabic list, text in Latin script must also start at the right edge.
  const rightOf = async (selector: string) => {
    const box = await arabic.locator(selector).first().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  expect(await rightOf('.name')).toBeCloseTo(await rightOf('.state'), 0);
  expect(await rightOf('.address bdi')).toBeCloseTo(await rightOf('.state'), 0);
  await arabic.getByRole('button').first().click();
  await expect(arabic.locator('.leaflet-container')).toHaveAttribute('aria-label', /خريطة/);
});

test('can be removed and inserted again, changed, and narrowed to a hundred pixels', async ({ page, openOn }) => {
  await openOn((site) => script(site) + list(site));
  const map = page.locator('aed-map');
  await expect(map.getByText('2 AEDs listed')).toBeVisible();
  await map.evaluate((element) => {
    element.remove();
    document.body.append(element);
    element.style.width = '100px';
  });
  await expect(map.getByText('2 AEDs listed')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const isInside = await map.evaluate((element) => {
    const frame = element.shadowRoot?.querySelector('section');
    return frame !== null && frame !== undefined && frame.scrollWidth <= frame.clientWidth;
  });
  expect(isInside).toBe(true);
  await map.evaluate((element) => element.setAttribute('center', '0,0'));
  await expect(map.getByText('No AED is listed in this area.')).toBeVisible();
  await map.evaluate((element) => element.setAttribute('center', 'here'));
  await expect(map.getByText('This page does not say which area to show.')).toBeVisible();
  await expect(map.getByText('center="47.14,9.52" radius="3"')).toBeVisible();
});

test.describe('under a strict content security policy', () => {
  test.use({ allowedConsole: [/Trusted ?(?:Types|HTML)/] });

  test('the page needs to allow this site only; where it forbids inserting HTML, the list works without its map', async ({
    page,
    openOn,
  }) => {
    await openOn(
      (site) => script(site) + list(site),
      (site) =>
        `default-src 'none'; script-src ${site}; connect-src ${site} https://tile.openstreetmap.org; img-src https://tile.openstreetmap.org; require-trusted-types-for 'script'`,
    );
    const map = page.locator('aed-map');
    await expect(map.getByText('2 AEDs listed')).toBeVisible();
    await map.getByRole('button', { name: 'Show the map' }).click();
    await expect(map.getByText('The map did not load. The list shows the same AEDs.')).toBeVisible();
    await expect(map.getByRole('button', { name: 'Show the map' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ allowedConsole: [/ERR_CONNECTION_REFUSED|Content Security Policy/], javaScriptEnabled: false });

  test('the fallback link stays', async ({ page, openOn }) => {
    await openOn((site) => script(site) + list(site));
    await expect(page.getByRole('link', { name: 'Defibrillators in our town' })).toBeVisible();
  });
});

test('no page of another site may show a page of this one in a frame', async ({ page, town }) => {
  for (const path of ['/', '/aed', '/developers', '/my-account']) {
    const headers = (await page.request.get(town.origin + path)).headers();
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
  const { etag = '', ...headers } = (await page.request.get(`${town.origin}/embed.js`)).headers();
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=600' });
  const again = await page.request.get(`${town.origin}/embed.js`, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});
