import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allLifeExpectancyRecords } from '../../content/life-expectancy/life-expectancy-records.ts';
import { countryPaths } from '../../web/prerender-paths.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { colourBandOf } from './life-expectancy-steps.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a country can be found, read out and compared by keyboard alone, and the address restores the view', async ({
  page,
}) => {
  await page.goto('/life-expectancy');
  await waitUntilLaidOut(page);
  const find = page.getByRole('combobox', { name: 'Find a country or area' });
  await find.focus();
  await find.selectOption('Kosovo');
  await expect(page.getByRole('status').filter({ hasText: 'Kosovo' })).toContainText(/years in 2023: women/);
  await card(page, 'Kosovo').getByRole('button', { name: 'Add to the chart' }).press('Enter');
  await page.getByRole('radio', { name: 'Women', exact: true }).press('Space');
  await page.getByRole('textbox', { name: 'Type a year' }).fill('1990');
  await page.getByRole('textbox', { name: 'Type a year' }).press('Enter');
  await expect(page).toHaveURL(/\?sex=women&year=1990&place=XKX&compare=XKX$/);
  await page.reload();
  await expect(page.getByText('Life expectancy at birth, women, 1990').first()).toBeVisible();
  await expect(card(page, 'Kosovo')).toContainText('years in 1990');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('the buttons of a country’s card do not move when its figures arrive late', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/{at-65,reach-90}-both-*.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/life-expectancy?place=JPN');
  await waitUntilLaidOut(page);
  const button = card(page, 'Japan').getByRole('button', { name: 'Add to the chart' });
  await expect(card(page, 'Japan')).toContainText('women 87.7, men 81.7.');
  await expect(card(page, 'Japan')).not.toContainText('reach 90');
  const before = await button.boundingBox();
  held.resolve();
  await expect(card(page, 'Japan')).toContainText('40.1 of a hundred reach 90');
  await expect.poll(() => button.boundingBox()).toEqual(before);
});

test('every figure of the table is the UN’s, and the downloads carry source and licence', async ({ page, request }) => {
  const html = await (await request.get('/life-expectancy')).text();
  for (const path of countryPaths) expect.soft(html, path).toContain(`href="${path}"`);
  expect(html.match(/<path[^>]*data-band=/g)?.length).toBeGreaterThan(150);
  expect(html).not.toContain(' style="');
  const rows = [...html.matchAll(/<tr[^>]*>(?:(?!<\/tr>).)*href="\/life-expectancy\/(\w{3})"(?:(?!<\/tr>).)*<\/tr>/g)];
  expect(rows).toHaveLength(237);
  for (const [row, code = ''] of rows) {
    if (code === 'vat') continue;
    const record = allLifeExpectancyRecords.find((one) => one.code === code.toUpperCase());
    const sum = (series = '') =>
      series
        .split(' ')
        .slice(0, 74)
        .reduce((total, step) => total + Number(step), 0);
    const figures = [...row.matchAll(/data-cell="(?:both|women|men)"[^>]*>([\d.]+)</g)].map(([, figure]) => figure);
    const { both, women, men } = record?.atBirth ?? {};
    expect.soft(figures, code).toEqual([both, women, men].map((series) => (sum(series) / 10).toFixed(1)));
  }
  await page.goto('/life-expectancy?place=FRA&compare=FRA');
  await expect(page.getByRole('img', { name: /France: / })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'This table (CSV)' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(239);
  expect(csv).toMatch(/MCO,Monaco,86\.4,88\.5,84\.4,1,1,1,/);
  expect(csv).toContain('CC BY 3.0 IGO');
  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The map (SVG)' }).click();
  const svg = await readFile(await (await drawing).path(), 'utf8');
  expect(svg).toContain('World Population Prospects 2024 (CC BY 3.0 IGO)');
  expect(svg).toMatch(/data-code="FRA"[^>]* fill="rgb\(198, 205, 112\)"/);
});

test('a country’s page shows its figures in text and verifies them against the published checksum', async ({
  page,
}) => {
  await page.goto('/life-expectancy/caf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central African Republic');
  await expect(page.getByText(/^57\.4 years in 2023: women 59\.3, men 55\.3\./)).toBeVisible();
  await expect(page.getByText(/^In 2005–2009, .*2020–2024 the life table/)).toBeVisible();
  await waitUntilLaidOut(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The record on this page is, letter for letter, the published one.')).toBeVisible();
});

test('Vatican City, which is missing from the tables, is hatched, says why and links to its nine figures', async ({
  page,
}) => {
  await page.goto('/life-expectancy?place=VAT');
  await expect(page.locator('[data-code="VAT"]')).toHaveAttribute('fill', 'url(#life-hatch)');
  expect(await colourBandOf(page, 'VAT')).toBeNull();
  await expect(card(page, 'Vatican City')).toContainText('have no row for it');
  await expect(card(page, 'Vatican City').getByRole('button', { name: 'Add to the chart' })).toHaveCount(0);
  await card(page, 'Vatican City').getByRole('link', { name: 'All figures of Vatican City' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vatican City');
  await expect(page.getByText('83.0 years in 2023, women and men together.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Life expectancy at birth, by country and year' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The record on this page is, letter for letter, the published one.')).toBeVisible();
});

/** Changes a digit of Japan's figures in matching files before they reach the browser. */
async function changeDigit(page: Page, files: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"593 17 20 3 12', '"593 17 20 4 12') });
  });
}

test('‘Verify now’ and the country’s own page detect a digit changed in transit', async ({ page }) => {
  await changeDigit(page, '**/assets/*.js');
  await changeDigit(page, '**/life-expectancy/jpn.data*');
  await page.goto('/methodology#tempesta-checksum');
  const section = page.locator('#tempesta-checksum');
  await section.getByRole('button', { name: 'Verify now' }).click();
  await expect(section.getByText('1 record does not match.')).toBeVisible();
  await expect(section.getByText(/life-story\/jpn: changed/)).toBeVisible();
  await page.goto('/life-expectancy?place=JPN');
  await card(page, 'Japan').getByRole('link', { name: 'All figures of Japan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'does not match its checksum' })).toContainText(
    'life-story/jpn',
  );
});

test('an unknown country answers not found', async ({ request }) => {
  expect((await request.get('/life-expectancy/xyz')).status()).toBe(404);
});
