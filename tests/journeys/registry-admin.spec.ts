import type { Page } from '@playwright/test';
import { createOsmNodeFeature, formatGeojsonFile } from '../../registry/testing/fixture-files.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, grantPosition } from '../support/journey-fixtures.ts';
import { signInByRequest } from './account-steps.ts';
import { slowImportOptions, test } from './fresh-installation.ts';

const osm = formatGeojsonFile(
  createOsmNodeFeature(1, 19.93731, 50.06171, { name: 'Cloth Hall', opening_hours: '24/7' }),
  createOsmNodeFeature(2, 19.93921, 50.05412, { name: 'Royal Hill' }),
);

/** The headers of the two coordinate columns are swapped by mistake. */
const table = [
  'Numer;Nazwa;Adres;Długość geograficzna;Szerokość geograficzna;Godziny otwarcia;Uwagi',
  '1;Biblioteka;Rajska 1;50.06421;19.92781;poniedziałek-piątek 8:00-20:00;',
  '2;Dworzec;Pawia 5;50.06731;19.94521;całodobowo;przy kasach',
  '3;Basen;Eisenberga 2;50.06501;19.97211;w godzinach pracy obiektu;',
].join('\n');

/** This test runs four imports, one after another. */
test.setTimeout(600_000);

const fileLine = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an administrator publishes a known file and an arbitrary table, and a visitor finds their AEDs', async ({
  page,
  administratorPassword,
}) => {
  await signInByRequest(page, 'admin@localhost', administratorPassword);
  await page.goto('/#administration');
  await page.getByRole('button', { name: 'AED lists' }).click();
  await expect(page.getByText('No AED list is published.')).toBeVisible();
  await page.getByLabel('choose files').setInputFiles([
    { name: 'poland.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(osm) },
    { name: 'krakow.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
  ]);
  await expect(fileLine(page, 'poland.geojson')).toContainText('Known: OpenStreetMap as GeoJSON', slowImportOptions);

  await fileLine(page, 'krakow.csv')
    .getByRole('button', { name: 'Say what its columns mean' })
    .click(slowImportOptions);
  const turned = page.getByText('longitude and latitude are in each other’s column', { exact: false });
  await expect(turned).toBeVisible(slowImportOptions);
  await expect(page.getByLabel('Nazwa')).toHaveValue('name');
  await expect(page.getByText('3 of 3 checked records can be used.', { exact: false })).toBeVisible();
  await page.getByLabel('Uwagi').selectOption('Where in the building');
  await expect(page.getByText('Pawia 5 · przy kasach')).toBeVisible(slowImportOptions);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Name of the AED list').fill('City of Kraków');
  await page.getByLabel('Licence', { exact: true }).fill('CC-BY-SA-4.0');
  await page.getByLabel('Attribution').fill('City of Kraków');
  await page.getByRole('button', { name: 'Save and use this' }).click();

  await expect(fileLine(page, 'krakow.csv')).toContainText('Read with your column map');
  await page.getByRole('button', { name: 'Read the files and show what would change' }).click();
  const draft = page.getByRole('region', { name: 'What would be published' });
  await expect(draft).toContainText('5 AEDs', slowImportOptions);
  await expect(draft.getByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(await findAxeViolations(page)).toEqual([]);
  await draft.getByLabel('Why you may publish them together').fill('Kraków agreed in a letter of 2026-11-02');
  await draft.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'In use' })).toContainText('5 AEDs, version', slowImportOptions);
  await expect(page.getByText('Kraków agreed in a letter of 2026-11-02', { exact: false }).first()).toBeVisible();

  await grantPosition(page, { latitude: 50.0672, longitude: 19.9451 });
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(page.locator('#aed-locator').getByRole('article', { name: 'Dworzec' })).toContainText('przy kasach');
});
