import type { Page } from '@playwright/test';
import { type TownHost, withTownServer } from '../browsers/town-host.ts';
import { test as base, expect, grantPosition, positions } from '../support/journey-fixtures.ts';
import { withEmbeddingPages } from '../support/towns/embedding-page.ts';
import {
  expectedEmptyReads,
  framedPaths,
  hostileListCount,
  renderFramingBody,
  renderHostileListBody,
  renderReadingBody,
} from '../support/towns/hostile-page.ts';
import { signInAs } from './account-steps.ts';

const test = base.extend<{ readonly town: TownHost; readonly openHostile: (body: string) => Promise<Page> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  town: async ({}, use) => withTownServer(use),
  openHostile: async ({ page }, use) =>
    withEmbeddingPages((serve) =>
      use(async (body) => {
        await page.goto(await serve(body));
        return page;
      }),
    ),
});

test.describe('a hostile page', () => {
  test.use({
    allowedConsole: [/frame-ancestors|X-Frame-Options|Refused to|CORS policy|MIME type|sandbox/],
    allowedAnswer: /^(?:404 for .*\/no-such-page|40[0-9] for .*\/(?:auth|rest)\/v1\/|404 for .*\/aed\/osm\/node\/1)$/,
  });

  test('cannot frame a page of this site, and receives no message and no position from one', async ({
    page,
    town,
    openHostile,
  }) => {
    await grantPosition(page, positions.madrid);
    await openHostile(renderFramingBody(town.origin));
    await page.evaluate('show()');
    const documents = framedPaths.map((path) => path.replace(/[#?].*/, ''));
    await expect.poll(() => documents.every((path) => town.asked.includes(path))).toBe(true);
    const asked = town.asked.length;
    await page.evaluate('attack()');
    await expect.poll(() => town.asked.length - asked).toBeGreaterThan(framedPaths.length);
    expect(await page.evaluate('found')).toEqual({ messages: [], read: [] });
    // If a page had been rendered in a frame, it would also have requested its scripts, styles and data.
    expect(town.asked.filter((path) => !documents.includes(path))).toEqual([]);
    for (const frame of page.frames().slice(1)) expect(frame.url()).not.toContain(town.origin);
  });

  test('reads nothing about a signed-in visitor, and loses the window that it opened', async ({
    page,
    baseURL,
    administratorPassword,
    openHostile,
  }) => {
    await signInAs(page, 'admin@localhost', administratorPassword);
    const site = new URL(String(baseURL)).origin;
    await openHostile(renderReadingBody(site));
    expect(await page.evaluate('read()')).toEqual(expectedEmptyReads);
    // The session is not stored in a cookie, so requests from other sites do not carry it.
    expect(await page.context().cookies(site)).toEqual([]);
    // The browser must not give the new window a reference to the page that opened it.
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open' }).click();
    const popup = await opening;
    await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate('[popup.closed, popup.length]')).toEqual([true, 0]);
    expect(await popup.evaluate('opener')).toBeNull();
  });
});

test.describe('with a base address that no browser accepts', () => {
  test.use({ allowedConsole: [/may not be used as base URLs/] });

  test('a list with hostile attributes shows only text and links to web addresses', async ({ town, openHostile }) => {
    const page = await openHostile(renderHostileListBody(town.origin));
    const lists = page.locator('aed-map');
    for (let place = 0; place < hostileListCount; place++) {
      await lists.nth(place).scrollIntoViewIfNeeded();
      await expect(lists.nth(place).locator('section')).toHaveCount(1);
    }
    const links = await page
      .locator('aed-map section a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).protocol));
    expect(links.length).toBeGreaterThan(hostileListCount);
    expect(new Set(links)).toEqual(new Set(['http:', 'https:']));
    expect(await page.locator('aed-map section img, aed-map section script').count()).toBe(0);
    expect(await page.evaluate('harm')).toEqual([]);
    for (const path of town.asked) expect(path).toMatch(/^\/(?:embed\.js|embed-parts\/[\w.-]+|aeds\/)/);
  });
});

test('a list that a page changes a thousand times a second renders a few times, and ends in the last state', async ({
  town,
  openHostile,
}) => {
  const page = await openHostile(
    `<script type="module" src="${town.origin}/embed.js"></script><aed-map center="0,0" radius="2"></aed-map>`,
  );
  const map = page.locator('aed-map');
  await expect(map).toContainText('No AED is listed in this area.');
  const { written, seconds } = await map.evaluate(async (element) => {
    let written = 0;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      written += added.filter((node) => node.nodeName === 'SECTION').length;
    });
    observer.observe(element.shadowRoot as ShadowRoot, { childList: true });
    const start = performance.now();
    let changes = 0;
    const seconds = () => (performance.now() - start) / 1000;
    // The loop uses a message channel because browsers limit nested timers to 250 calls per second.
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((resolve) => {
      port1.onmessage = () => {
        for (; changes < seconds() * 1000; changes++) element.setAttribute('center', `${changes % 80},0`);
        if (seconds() > 2) resolve();
        else port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    element.setAttribute('center', '40.4168,-3.7038');
    return { written, seconds: seconds() };
  });
  expect(written).toBeLessThanOrEqual(1 + seconds / 0.25);
  await expect(map).toContainText('2 AEDs listed');
});

test('a list in a sandbox without an origin shows the same public data and stores nothing', async ({
  town,
  openHostile,
}) => {
  const list = `<script type='module' src='${town.origin}/embed.js'></script><aed-map center='40.4168,-3.7038' radius='2'></aed-map>`;
  const page = await openHostile(`<iframe sandbox="allow-scripts" allow="geolocation *" srcdoc="${list}"></iframe>`);
  await expect(page.frameLocator('iframe').locator('aed-map')).toContainText('2 AEDs listed');
  for (const path of town.asked) expect(path).toMatch(/^\/(?:embed\.js|embed-parts\/[\w.-]+|aeds\/)/);
});

test('a list that is removed and added again while it loads appears once', async ({ town, openHostile }) => {
  const page = await openHostile(
    `<script type="module" src="${town.origin}/embed.js"></script><aed-map center="40.4168,-3.7038" radius="2"></aed-map>`,
  );
  const map = page.locator('aed-map');
  await map.evaluate(async (element) => {
    for (let times = 0; times < 300; times++) {
      element.remove();
      if (times % 3 === 0) await new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
    }
  });
  await expect(map).toContainText('2 AEDs listed');
  await expect(map.locator('section')).toHaveCount(1);
  await expect(map.locator('li')).toHaveCount(2);
});

test('two thousand lists on a page read the registry once, and the page stays responsive', async ({
  town,
  openHostile,
}) => {
  const element = '<aed-map center="40.4168,-3.7038" radius="2"></aed-map>';
  const page = await openHostile(
    `<script type="module" src="${town.origin}/embed.js"></script>${element.repeat(2000)}`,
  );
  await expect(page.locator('aed-map').first()).toContainText('2 AEDs listed');
  await expect.poll(() => page.locator('aed-map section').count()).toBeGreaterThan(100);
  expect(town.asked.length).toBeLessThan(12);
});
