import type { Browser, Page } from '@playwright/test';
import { hubs } from '../../content/hubs.ts';
import { findAxeViolations, findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import { watchPage } from '../support/page-guard.ts';
import { cardOf, markerOf, openMap } from './map-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

const tableOf = (page: Page) => page.getByRole('table', { name: 'Places in the atlas' });
const rowsOf = (page: Page) => tableOf(page).getByRole('rowheader');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const comparison = (page: Page) => page.getByRole('table', { name: 'Comparison of the chosen places' });
const comparisonLink = /\/hubs\?compare=monaco,okinawa,albert-lea$/;

async function openPlaces(page: Page, query = ''): Promise<void> {
  await page.goto(`/hubs${query}`);
  await expect(page.getByRole('button', { name: 'Share this view' })).toBeVisible();
  await expect(tableOf(page).getByRole('button', { name: 'SLI' })).toBeVisible();
}

/** Checks that the comparison of three places marks each figure as measured, estimated or missing. */
async function expectThreePlaces(page: Page): Promise<void> {
  const table = comparison(page);
  await expect(table.getByRole('columnheader')).toHaveText(['Fact', 'Monaco', 'Okinawa', 'Albert Lea']);
  const fact = (name: string | RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const life = fact('Life expectancy at birth').getByRole('cell');
  await expect(life.nth(0)).toContainText('86.4 years');
  await expect(life.nth(0)).toContainText('Measured: official statistics');
  await expect(life.nth(1)).toContainText('84.3 years');
  await expect(life.nth(1)).toContainText('Mean of the figures for women (87.88) and men (80.73).');
  await expect(life.nth(2)).toContainText('Not published here');
  const index = fact(/Symbiotic Longevity Index/).getByRole('cell');
  await expect(index.nth(0)).toContainText('Not measured: original list, no known method');
  const access = fact(/Access stability/).getByRole('cell');
  await expect(access.nth(1)).toContainText('Not measured: editorial estimate of this site');
  await expect(fact('Year of the figure').getByRole('cell').nth(0)).toContainText('2023');
  await expect(fact('Source of the figure').getByRole('link').first()).toHaveAttribute('href', /ourworldindata\.org/);
  await expect(fact('Key longevity pillars').getByRole('cell').nth(1)).toContainText('Moai Circles');
}

async function openFresh(
  browser: Browser,
  link: string,
): Promise<{ page: Page; problems: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  const page = await context.newPage();
  watchPage(page, { allowedConsole: [], allowedAnswer: null, problems });
  await page.goto(link);
  return { page, problems, close: () => context.close() };
}

test('a visitor compares three places by mouse, and a friend opens the same comparison by its link', async ({
  page,
  browser,
}) => {
  await openPlaces(page);
  for (const name of ['Monaco', 'Okinawa', 'Albert Lea']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).click();
  }
  await page.getByRole('link', { name: 'Compare 3 places' }).click();
  await expect(comparison(page)).toBeInViewport();
  await expectThreePlaces(page);
  await page.getByRole('button', { name: 'Share this view' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(comparisonLink);

  const friend = await openFresh(browser, link);
  await expect(comparison(friend.page)).toBeInViewport();
  await expectThreePlaces(friend.page);
  await expect(friend.page.getByRole('checkbox', { name: 'Compare Okinawa' })).toBeChecked();
  expect(friend.problems).toEqual([]);
  await friend.close();
});

test('the same comparison can be found, read and shared by keyboard alone', async ({ page, browser }) => {
  await openPlaces(page);
  await search(page).focus();
  for (const [query, name] of [
    ['monte carlo', 'Monaco'],
    ['ryukyu', 'Okinawa'],
    ['freeborn', 'Albert Lea'],
  ] as const) {
    await page.keyboard.type(query);
    await expect(rowsOf(page)).toHaveCount(1);
    await tabTo(page, `Compare ${name}`);
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: `Compare ${name}` })).toBeChecked();
    await search(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await expect(rowsOf(page)).toHaveCount(hubs.length);
  await page.getByRole('button', { name: 'Remove Albert Lea from the comparison' }).focus();
  await tabTo(page, 'Compare 3 places');
  await page.keyboard.press('Enter');
  await expect(page.locator('#compare')).toBeFocused();
  await expectThreePlaces(page);
  await page.getByRole('button', { name: 'Share this view' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied.')).toBeVisible();
  const friend = await openFresh(browser, await page.evaluate(() => navigator.clipboard.readText()));
  await expectThreePlaces(friend.page);
  await friend.close();
});

/** Presses Tab until the named control has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const nameOfFocused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    if ((await nameOfFocused()) === name) return;
  }
  expect(await nameOfFocused()).toBe(name);
}

test('search, filter, order and selection are in the address, and Back undoes them one by one', async ({ page }) => {
  await openPlaces(page);
  await page.getByLabel('Kind of place').selectOption({ label: 'Country or territory' });
  await page.getByLabel('Part of the world').selectOption({ label: 'Asia' });
  await tableOf(page).getByRole('button', { name: 'Life expectancy' }).click();
  await search(page).pressSequentially('s');
  await expect(page).toHaveURL(/\/hubs\?q=s&kind=country-or-territory&region=asia&sort=-life$/);
  await expect(rowsOf(page)).toHaveText([/^South Korea/, /^Singapore/]);
  await expect(tableOf(page).getByRole('columnheader', { name: 'Life expectancy' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Show on map: Singapore' }).click();
  await expect(page).toHaveURL(/&place=singapore$/);
  await expect(page.getByTestId('chosen-place')).toContainText('Singapore');

  await page.goBack();
  await expect(page).toHaveURL(/q=s&kind=country-or-territory&region=asia&sort=-life$/);
  await expect(search(page)).toHaveValue('s');
  await page.goBack();
  await expect(page).toHaveURL(/\?kind=country-or-territory&region=asia$/);
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/hubs$/);
  await expect(rowsOf(page)).toHaveCount(hubs.length);

  await test.step('a search without results says so, and one press shows all again', async () => {
    await search(page).fill('atlantis');
    await expect(page.getByText('No place in the atlas matches your search.')).toBeVisible();
    await page.getByRole('button', { name: `Show all ${hubs.length} places` }).click();
    await expect(rowsOf(page)).toHaveCount(hubs.length);
    await expect(page).toHaveURL(/\/hubs$/);
  });

  await test.step('the map follows a row, and a row follows a marker', async () => {
    await rowsOf(page).filter({ hasText: 'San Marino' }).locator('span').last().click();
    const map = page.getByRole('region', { name: 'Map of the hubs' });
    await expect(map).toHaveAttribute('data-center', '12.458,43.942');
    await expect(map).toHaveAttribute('data-zoom', '6');
    await markerOf(page, 'Vatican City').click();
    await expect(page).toHaveURL(/place=vatican-city$/);
    await expect(tableOf(page).getByRole('row').filter({ hasText: 'Vatican City' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test('an address with invalid values shows the list and names what was ignored', async ({ page }) => {
  await openPlaces(page, '?kind=galaxy&sli=0-80&compare=monaco,atlantis');
  await expect(page.getByText(/kind “galaxy”, comparison “atlantis”\. We ignored that part\./)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
});

test('refuses a fifth place with a message', async ({ page }) => {
  await openPlaces(page, '?compare=monaco,okinawa,albert-lea,malta');
  await page.getByRole('checkbox', { name: 'Compare Qatar' }).click();
  await expect(page.getByText('4 places fit side by side. Remove one before you add Qatar.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Compare Qatar' })).not.toBeChecked();
});

test('the CSV and JSON files contain the rows shown, with the licence and how to cite them', async ({ page }) => {
  await openPlaces(page, '?sli=0-80&sort=-sli');
  for (const [format, expected] of [
    ['CSV', /^\uFEFFid,name,region,country,part_of_the_world,[^\n]*terms,cite_as\r\nuae,/],
    ['JSON', /^\{\n {2}"title": "Places on the Symbiotics Longevity Map"/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download what is shown: ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^longevity-places-\d{4}-\d\d-\d\d\.(csv|json)$/);
    const stream = await file.createReadStream();
    const text = Buffer.concat(await stream.toArray()).toString('utf8');
    expect(text).toMatch(expected);
    expect(text).toContain('French Polynesia');
    expect(text).not.toContain('Monaco');
    expect(text).toContain('CC BY 4.0');
    expect(text).toContain('/hubs?sli=0-80&sort=-sli (read ');
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px the table is readable, and the comparison has no axe violation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPlaces(page, '?q=mona&compare=monaco,okinawa,albert-lea');
    await expect(tableOf(page)).toMatchAriaSnapshot(`
      - table "Places in the atlas":
        - rowgroup:
          - row:
            - columnheader "Compare"
            - columnheader "Place":
              - button "Place"
        - rowgroup:
          - row:
            - cell:
              - checkbox "Compare Monaco" [checked]
            - rowheader /Monaco French Riviera/:
              - link "Monaco"
    `);
    const cells = tableOf(page).getByRole('row').nth(1).getByRole('cell');
    await expect(cells.filter({ hasText: '95%' })).toHaveCount(1);
    await expect(cells.filter({ hasText: '86.4' })).toContainText('2023');
    expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
  });
}

for (const { path, width } of [
  { path: '/hubs?q=islands', width: 390 },
  { path: '/hubs?compare=okinawa,sardinia', width: 1280 },
]) {
  test(`Back and a reload of ${path} at ${width} px return to the scroll position`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPlaces(page, path.slice('/hubs'.length));
    await page.evaluate(() => window.scrollTo(0, 1600));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1600);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Share this view' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1600);
    await page
      .locator('a[href="/methodology"]')
      .last()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/methodology$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(path.replace('?', '\\?')));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1600);
  });
}

test('the charts fade places that the list filters out, and label the compared ones', async ({ page }) => {
  await openPlaces(page, '?compare=monaco,okinawa');
  const chart = page.getByRole('figure', { name: 'Index and life expectancy' });
  const markOf = (place: string) => chart.getByRole('link', { name: new RegExp(`^${place}, `) });
  await chart.scrollIntoViewIfNeeded();
  await expect(markOf('Okinawa')).toHaveAccessibleName(/, compared$/);
  await expect(chart.getByText('Okinawa', { exact: true }).first()).toBeVisible();
  await expect(chart.getByText('Madrid', { exact: true }).first()).toBeHidden();
  await search(page).fill('monaco');
  await expect(page.getByText('faded: places not in your list')).toBeVisible();
  await expect(markOf('Madrid')).toHaveAccessibleName(/, not in your list$/);
  await expect(markOf('Monaco')).toHaveAccessibleName(/, compared$/);
  expect(await findAxeViolations(page)).toEqual([]);
  await search(page).fill('');
  await expect(markOf('Madrid')).toHaveAccessibleName(/years$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Principles' }).first().click();
  await expect(page).toHaveURL(/\/principles$/);
  await page.goBack();
  await expect(markOf('Okinawa')).toHaveAccessibleName(/, compared$/);
});

test('each mark of a chart links to its place, and the table behind shows the same figures', async ({ page }) => {
  await openPlaces(page);
  const chart = page.getByRole('figure', { name: 'Index and life expectancy' });
  const mark = chart.getByRole('link', { name: 'Monaco, Country or territory: SLI 95%, life expectancy 86.4 years' });
  await mark.focus();
  await expect(mark.getByText('Monaco', { exact: true })).toBeVisible();
  await chart.getByText('The figures as a table').click();
  await expect(
    chart.getByRole('row', { name: /^Monaco 95% original list, no known method 86\.4 Monaco, 2023$/ }),
  ).toBeVisible();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bluezones\/monaco$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the whole table is shown, with a link to each place's page", async ({ page }) => {
    await page.goto('/hubs');
    await expect(rowsOf(page)).toHaveCount(hubs.length);
    await expect(tableOf(page).locator('a[href^="/bluezones/"]')).toHaveCount(
      hubs.filter(({ path }) => path !== null).length,
    );
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('figure', { name: 'Index and access' })).toBeVisible();
  });
});

test('on home, Back clears the selection on the map too, a marker selects its row, and the list finds a place', async ({
  page,
  context,
}) => {
  const map = await openMap(page);
  const shown = tableOf(page).locator('tr[aria-current="true"]');
  await page.getByRole('button', { name: 'Show on map: Monaco' }).click();
  await expect(cardOf(page)).toContainText('Monaco');
  await expect(shown).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(cardOf(page)).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  await page.goForward();
  await expect(cardOf(page)).toContainText('Monaco');

  await test.step('a marker selects its row, and the nearest hub stays out of the address', async () => {
    await page.getByRole('button', { name: 'The whole world' }).click();
    await markerOf(page, 'Iceland').click();
    await expect(page).toHaveURL(/\/\?place=iceland$/);
    await expect(tableOf(page).getByRole('row').filter({ hasText: 'Iceland' })).toHaveAttribute('aria-current', 'true');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
    await page.getByRole('button', { name: 'Find My Nearest Longevity Hub' }).click();
    await expect(tableOf(page).getByRole('row').filter({ hasText: 'Community of Madrid' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page).not.toHaveURL(/madrid/);
  });

  await test.step('the list beside the map finds a place, and the map moves there', async () => {
    await search(page).fill('oahu');
    await expect(rowsOf(page)).toHaveText([/^Oʻahu/]);
    await page.getByRole('button', { name: 'Show on map: Oʻahu (Honolulu)' }).click();
    await expect(map).toHaveAttribute('data-center', '-157.858,21.307');
    await expect(page).toHaveURL(/\/\?q=oahu&place=oahu-honolulu$/);
    await page.getByRole('button', { name: 'Show on map: Oʻahu (Honolulu)' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show on map: Oʻahu (Honolulu)' })).toBeFocused();
  });
});
