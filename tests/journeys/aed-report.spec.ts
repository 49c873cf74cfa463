import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { krakowSquare, krakowTownAeds } from '../support/towns/krakow-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { signInByRequest } from './account-steps.ts';

/** Returns an id that no other journey and no other attempt uses, because all journeys share a database. */
const ownId = (id: number) => id + 7_000_000_000 + (test.info().repeatEachIndex * 2 + test.info().retry) * 1_000_000;

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(krakowTownAeds.map((aed) => ({ ...aed, id: ownId(aed.id) })));
});

const card = (page: Page, name: string) => page.locator('#aed-locator').getByRole('article', { name, exact: true });

async function search(page: Page) {
  await publishRegistry(page.context(), registry);
  await grantPosition(page, krakowSquare);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(card(page, 'Music School')).toBeVisible();
}

test('an AED reported gone in three taps is shown so to the next searcher; an offline report is sent later', async ({
  page,
  browser,
  baseURL,
  administratorPassword,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await search(page);
  const school = card(page, 'Music School');
  await school.getByRole('button', { name: 'Something wrong?' }).click();
  const sheet = page.getByRole('dialog');
  expect(await findAxeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'It is not there' }).click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByRole('status')).toContainText('within a minute');

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: 'block' });
  const next = await other.newPage();
  await search(next);
  await expect(card(next, 'Music School')).toContainText(/1 report on .* says this AED is missing\. Not confirmed\./);

  await card(next, 'Music School').getByRole('button', { name: 'Something wrong?' }).click();
  await next.getByRole('button', { name: 'It is there; I saw it today' }).click();
  await other.setOffline(true);
  await next.getByRole('button', { name: 'Send report' }).click();
  await expect(next.getByRole('dialog').getByRole('status')).toContainText('saved on this device');
  await other.setOffline(false);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('aed-reports-may-wait'))).toBeNull();
  await search(next);
  await expect(card(next, 'Music School')).toContainText(/1 report on .* says it is there/);
  await other.close();

  await signInByRequest(page, 'admin@localhost', administratorPassword);
  await page.goto('/#administration');
  await page.getByRole('button', { name: 'Reports on AEDs' }).click();
  await page.getByRole('button', { name: new RegExp(`^Gone\\s*osm/node/${ownId(1)}`) }).click();
  await expect(page.getByText('What the checks say')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Reason, or the question').fill('I asked the school.');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('waiting for a second person').first()).toBeVisible();
});
