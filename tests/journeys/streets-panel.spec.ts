import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey-fixtures.ts';
import { writeStreetBasemap } from '../support/streets/basemap-file.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { openNewAccount, signInByRequest, uniqueEmailFor } from './account-steps.ts';
import { slowImportOptions, test } from './fresh-installation.ts';

/** This test runs two imports, each at the lowest priority. */
test.setTimeout(600_000);

const basemap = (name: string, street: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(writeStreetBasemap(join(createTestFolder(), name), street)),
});

/** Returns the version of the streets that the site serves, or null if no streets are published. */
async function servedVersion(page: Page): Promise<string | null> {
  const index = await (await page.request.get('/streets/index.json')).json();
  return index.streets?.version ?? null;
}

async function openStreets(page: Page): Promise<void> {
  await page.goto('/#administration');
  await page.getByRole('button', { name: 'Streets', exact: true }).click();
}

const draftOf = (page: Page) => page.getByRole('region', { name: 'What would be published' });
const fileLine = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function lookAt(page: Page, file: ReturnType<typeof basemap>): Promise<void> {
  await page.getByLabel('choose files').setInputFiles([file]);
  await expect(fileLine(page, file.name)).toContainText('Uploaded', slowImportOptions);
  await page.getByRole('button', { name: 'Read the files and show what they contain' }).click();
  await expect(draftOf(page)).toContainText('Made-up basemap', slowImportOptions);
}

test('an administrator previews streets before publishing them, and rolls back to the former ones', async ({
  page,
  administratorPassword,
}) => {
  await signInByRequest(page, 'admin@localhost', administratorPassword);
  await openStreets(page);
  await expect(page.getByText('No streets are published.')).toBeVisible();

  await lookAt(page, basemap('town.mbtiles', 'Mill Street'));
  await expect(draftOf(page)).toContainText('1 cell, about');
  await expect(draftOf(page)).toContainText('ODbL-1.0');
  await expect(draftOf(page)).toContainText('100%');
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await servedVersion(page)).toBeNull();
  await draftOf(page).getByRole('button', { name: 'Publish these streets' }).click();
  const inUse = page.getByRole('region', { name: 'In use', exact: true });
  await expect(inUse).toContainText('Made-up basemap', slowImportOptions);
  const first = await servedVersion(page);
  await expect(inUse).toContainText(`Version ${first}.`);

  await fileLine(page, 'town.mbtiles').getByRole('button', { name: 'Remove' }).click();
  await lookAt(page, basemap('other.mbtiles', 'Long Street'));
  await expect(draftOf(page)).toContainText('This replaces the streets published now (1 cell).');
  await draftOf(page).getByRole('button', { name: 'Publish these streets' }).click();
  await expect(draftOf(page)).toHaveCount(0, slowImportOptions);
  expect(await servedVersion(page)).not.toBe(first);

  await fileLine(page, `version ${first}`).getByRole('button', { name: 'Restore it' }).click();
  await expect(inUse).toContainText(`Version ${first}.`, slowImportOptions);
  expect(await servedVersion(page)).toBe(first);
  await expect(page.getByRole('row', { name: /rolled back/ })).toContainText('Streets: ');
});

test('a member who is not an administrator can neither see nor publish streets', async ({ page }) => {
  await openNewAccount(page, uniqueEmailFor('walker'));
  await page.goto('/principles');
  const token = await page.evaluate(() => {
    const stored = Object.values(localStorage).find((value) => value.includes('access_token')) ?? '{}';
    return String(JSON.parse(stored).access_token);
  });
  const ask = async (method: string, path: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const data = method === 'GET' ? {} : { data: {} };
    return (await page.request.fetch(`/registers/v1/streets${path}`, { method, headers, ...data })).status();
  };
  const responses = [await ask('GET', '/desk'), await ask('POST', '/files'), await ask('POST', '/publish')];
  expect(responses).toEqual([403, 403, 403]);
});
