import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hubs } from '../../content/hubs.ts';
import { publishedRecords } from '../../content/published-records.ts';
import { computeRecordsChecksum } from '../../domain/checksum/record-checksum.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';

const pageCount = hubs.filter(({ path }) => path !== null).length;
const profileCount = publishedRecords.filter(({ id }) => id.startsWith('profile/')).length;

const sectionOf = (page: Page) => page.locator('#tempesta-checksum');

async function verifyNow(page: Page) {
  await page.goto('/methodology#tempesta-checksum');
  await sectionOf(page).getByRole('button', { name: 'Verify now' }).click();
}

/** Replaces a text in the responses for matching files. The returned object counts the changed responses. */
async function replaceInResponses(page: Page, files: string, from: string, to: string): Promise<{ count: number }> {
  const altered = { count: 0 };
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(from)) return route.fulfill({ response, body });
    altered.count += 1;
    return route.fulfill({ response, body: body.replace(from, to) });
  });
  return altered;
}

test('the root is the same in Node, the published list, the HTML and Chromium', async ({ page, request }) => {
  const list = await (await request.get('/checksum.json')).json();
  const inNode = await computeRecordsChecksum(
    publishedRecords,
    async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  );
  expect(list.root).toBe(inNode.root);
  expect(list.leaves).toEqual(inNode.leaves);
  const html = await (await request.get('/methodology')).text();
  expect(html.replace(/<[^>]*>/g, '')).toContain(inNode.root);

  await verifyNow(page);
  const count = publishedRecords.length;
  await expect(sectionOf(page).getByText(`All ${count} records match.`)).toBeVisible();
  const computed = sectionOf(page).getByText('Root calculated here').locator('xpath=following-sibling::dd');
  await expect(computed).toHaveText(inNode.root);
  await expect(sectionOf(page).getByText(`${hubs.length} of ${hubs.length} match`)).toBeVisible();

  await test.step('all pages carry the published records, and a proof can be saved with the text that it proves', async () => {
    const section = sectionOf(page);
    await section.getByRole('button', { name: `Read the ${pageCount} pages too` }).click();
    await expect(section.getByText(`All ${pageCount} pages carry the published records.`)).toBeVisible();

    await section.getByLabel('Record', { exact: true }).selectOption('profile/monaco');
    await expect(section.getByText('The path leads to the printed root.')).toBeVisible();
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Save proof' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('proof-profile-monaco.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
    const proof = JSON.parse(Buffer.concat(chunks).toString());
    expect(createHash('sha256').update(`\u0000${proof.text}`).digest('hex')).toBe(proof.hash);
    expect(JSON.parse(proof.text).record.name).toBe('Monaco');
  });
});

test('detects one changed letter in a record, and names the record', async ({ page }) => {
  const altered = await replaceInResponses(
    page,
    '**/assets/*.js',
    'Who gets counted on the Rock',
    'Who gets counted on the Sock',
  );
  await verifyNow(page);
  const section = sectionOf(page);
  await expect(section.getByText('1 record does not match.')).toBeVisible();
  await expect(section.getByText('Monaco profile/monaco: changed')).toBeVisible();
  await expect(section.getByText(`${profileCount - 1} of ${profileCount} match`)).toBeVisible();
  expect(altered.count).toBe(1);
  await section.getByLabel('Record', { exact: true }).selectOption('profile/monaco');
  await expect(section.getByText('From this leaf the path does not lead to the printed root')).toBeVisible();
  await section.getByLabel('Record', { exact: true }).selectOption('profile/okinawa');
  await expect(section.getByText('The path leads to the printed root.')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test("detects a changed record in one page's file, both when all pages are read and on the page itself", async ({
  page,
}) => {
  const altered = await replaceInResponses(
    page,
    '**/bluezones/monaco.data*',
    'counted on the Rock',
    'counted on the Sock',
  );
  await verifyNow(page);
  const section = sectionOf(page);
  await section.getByRole('button', { name: `Read the ${pageCount} pages too` }).click();
  await expect(section.getByText('1 page does not carry its records as published.')).toBeVisible();
  await expect(section.getByText('/bluezones/monaco: profile/monaco')).toBeVisible();

  await page.getByRole('rowheader', { name: 'Monaco' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Who gets counted on the Sock' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'does not match its checksum' })).toContainText(
    'profile/monaco',
  );
  const strip = page.getByRole('complementary', { name: 'Record checksum' });
  await strip.getByRole('button', { name: 'Verify' }).click();
  await expect(strip.getByRole('status')).toContainText('Not as published: profile/monaco.');
  expect(altered.count).toBe(2);
});

for (const [path, sentence] of [
  ['/bluezones/okinawa', 'The 2 records on this page are, letter for letter, the published ones.'],
  ['/bluezones/iceland', 'The 2 records on this page are, letter for letter, the published ones.'],
  ['/bluezones/oahu-honolulu', 'The record on this page is, letter for letter, the published one.'],
] as const) {
  test(`${path} verifies its own records, by keyboard`, async ({ page }) => {
    await page.goto(path);
    const strip = page.getByRole('complementary', { name: 'Record checksum' });
    await strip.getByRole('button', { name: 'Verify' }).focus();
    await page.keyboard.press('Enter');
    await expect(strip.getByRole('status')).toHaveText(sentence);
  });
}

test.describe('when the list cannot be loaded', () => {
  test.use({ allowedAnswer: /^503 for .*\/checksum\.json$/ });

  test('reports that, and verifies on the next try', async ({ page }) => {
    await page.route('**/checksum.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await verifyNow(page);
    const section = sectionOf(page);
    await expect(section.getByText('did not load. Check your connection and verify again.')).toBeVisible();
    await section.getByRole('button', { name: 'Verify again' }).click();
    await expect(section.getByText(`All ${publishedRecords.length} records match.`)).toBeVisible();
  });
});

test('loads records only when the visitor asks', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/methodology');
  await expect(sectionOf(page).getByRole('button', { name: 'Verify now' })).toBeVisible();
  await page.goto('/bluezones/monaco');
  await expect(page.getByRole('complementary', { name: 'Record checksum' })).toBeVisible();
  expect(requested.filter((path) => /verif|checksum\.json|records\.ndjson/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the root is printed, with instructions to check it by hand', async ({ page }) => {
    await page.goto('/methodology');
    const section = sectionOf(page);
    await expect(section).toContainText(/[0-9a-f]{64}/);
    await expect(section.locator('noscript p')).toHaveText(
      'Without scripts you can still check by hand, as described below.',
    );
    await expect(section.getByRole('link', { name: 'checksum.json' })).toHaveAttribute('href', '/checksum.json');
    await expect(section.getByRole('link', { name: 'records.ndjson' })).toHaveAttribute('href', '/records.ndjson');
  });
});
