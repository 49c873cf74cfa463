import type { Page } from '@playwright/test';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { delayRequests } from './delay-requests.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { waitForMap } from './map-steps.ts';

const everything = 'header, header *, main, main *, footer, footer *';
const lateSections =
  '#symbiosis *, #alerts *, #health-zones *, #statistics *, #access-tiers *, #learn-about-our-system *';

/** Returns the computed styles of the elements, except those that depend on the size of the window. */
function stylesOf(page: Page, selector = everything): Promise<string[]> {
  return page.locator('body').evaluate((body, wanted) => {
    const properties = [
      'display',
      'color',
      'backgroundColor',
      'fontFamily',
      'fontSize',
      'lineHeight',
      'padding',
      'gap',
      'border',
    ];
    const elements = [...body.querySelectorAll(wanted)];
    // Leaves out the map, whose content depends on its position and on the order in which tiles load.
    const outsideMap = elements.filter((element) => element.closest('[data-zoom]') === null);
    return outsideMap.map((element) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      return `${element.tagName} ${element.className} ${properties.map((name) => style[name]).join(' | ')}`;
    });
  }, selector);
}

/** Checks values that only the site's stylesheets set. The browser's default stylesheet has different ones. */
async function expectStyled(page: Page) {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-weight', '400');
  await expect(title).toHaveCSS('font-family', /Fraunces/);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
}

test.describe('pages whose stylesheets never load', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('have all their styles', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    for (const path of ['/', '/methodology', '/bluezones/okinawa', '/bluezones/iceland', '/sign-in', '/nowhere']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectStyled(page);
      });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is styled on screen and in print', async ({ page }) => {
    await page.goto('/');
    await expectStyled(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  });
});

for (const { from, link, to } of [
  { from: '/', link: 'Methodology', to: '/methodology' },
  { from: '/methodology', link: 'Map', to: '/' },
  { from: '/principles', link: 'Architecture', to: '/architecture' },
]) {
  test(`${to} looks the same opened by its address and from ${from}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(to === '/' ? '/#map' : to);
    await waitUntilLaidOut(page);
    await page.waitForLoadState('networkidle');
    // The home page is complete only when the map's code has loaded.
    if (to === '/') await waitForMap(page);
    const opened = await stylesOf(page);
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { hasStayed: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === to);
    if (to === '/') await waitForMap(page);
    await page.mouse.move(0, 0);
    await expect(async () => expect(await stylesOf(page)).toEqual(opened)).toPass();
  });
}

test('the sections of home look the same before and after their code has loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await delayRequests(page, '**/home-lazy-sections*.js');
  await page.goto('/');
  const before = await stylesOf(page, lateSections);
  expect(before.length).toBeGreaterThan(200);
  const code = page.waitForResponse('**/home-lazy-sections*.js');
  await page.mouse.wheel(0, 2);
  release();
  await code;
  await waitForMap(page);
  await page.mouse.move(0, 0);
  await expect(async () => expect(await stylesOf(page, lateSections)).toEqual(before)).toPass();
});

test('a button pressed while the scripts load takes effect once', async ({ page }) => {
  const release = await delayRequests(page, '**/entry.client*.js');
  await page.goto('/');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(page.getByRole('button', { name: 'Find Nearest AED' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('button', { name: /^Walk/ })).toHaveCount(3);
});

test('a press far down the methodology takes effect too after the scripts have loaded', async ({ page }) => {
  const release = await delayRequests(page, '**/entry.client*.js');
  await page.goto('/methodology');
  await page.getByRole('button', { name: 'Verify now' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Verify again' })).toBeVisible();
});

test('what is typed, selected and ticked while the scripts load is kept and counts', async ({ page }) => {
  const release = await delayRequests(page, '**/entry.client*.js');
  await page.goto('/hubs');
  await page.getByRole('searchbox', { name: 'Search' }).fill('hawaii');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Compare Maui' }).click();
  release();
  await expect(page).toHaveURL(/\/hubs\?/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('hawaii');
  await expect(page.getByRole('checkbox', { name: 'Compare Maui' })).toBeChecked();
  await expect(page).toHaveURL(/compare=maui/);
});

test.describe('on a connection that fails on the first try', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load resource|code did not load|preload/] });

  test('the next press requests the code again and takes effect', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('did not load'));
    await page.goto('/aed');
    await failed;
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByRole('button', { name: /^Walk/ })).toHaveCount(3);
  });
});

for (const script of ['**/home-lazy-sections*.js', '**/entry.client*.js']) {
  test(`a press in a later section takes effect once when ${script} has loaded`, async ({ page }) => {
    const release = await delayRequests(page, script);
    await page.goto('/');
    await page.getByRole('button', { name: 'Enlarge the diagram' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

for (const { from, anchor } of [
  { from: '/principles', anchor: '/#symbiosis' },
  { from: '/methodology', anchor: '/#access-tiers' },
]) {
  test(`a link on ${from} leads to ${anchor}, and so does the address itself`, async ({ page }) => {
    const topOfSection = () => page.locator(anchor.slice(1)).evaluate((section) => section.getBoundingClientRect().top);
    const expectAtTop = async () => {
      await expect.poll(topOfSection).toBeGreaterThanOrEqual(0);
      await expect.poll(topOfSection).toBeLessThan(200);
    };
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    await page.locator(`a[href="${anchor}"]`).first().click();
    await expectAtTop();
    await page.goto('/offline');
    await page.goto(anchor);
    await expectAtTop();
  });
}

test.describe('when the code of the sections fails to load', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load resource|did not load; its text stays|preload/] });

  test('the sections can still be read, and the locator works', async ({ page }) => {
    await page.route('**/home-lazy-sections*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page.getByRole('button', { name: /^Walk/ })).toHaveCount(3);
    await expect(page.locator('#statistics').getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Map' }).first().click();
    await expect(page).toHaveURL(/#map$/);
    await expect(page.locator('#statistics').getByRole('heading', { level: 2 })).toHaveCount(1);
  });

  test("pressing the locator's button on home opens the locator page", async ({ page }) => {
    await page.route('**/home-locator*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await expect(page).toHaveURL(/\/aed$/);
  });
});

test('opening a page shifts nothing while its styles, fonts and scripts load', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await shifts.list()).toEqual([]);
});
