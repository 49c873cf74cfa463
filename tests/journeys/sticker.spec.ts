import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TownHost, withTownServer } from '../browsers/town-host.ts';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { test as base, expect } from '../support/journey-fixtures.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { createTestFolder } from '../support/test-folder.ts';

const test = base.extend<{ readonly town: TownHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  town: async ({}, use) => withTownServer(use),
});

// These tests request one AED that does not exist. This server has no accounts, so it has no reports about AEDs either.
test.use({ allowedAnswer: /^404 for .*(?:\/aeds\/id\/osm\/node\/404$|\/list_aed_reports\?)/ });

/** Page sizes in points of 1/72 inch. */
const paperSizes = { A4: [595, 842], Letter: [612, 792] } as const;

function pageSizes(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

/**
 * Reads all QR codes of a PDF, as a scanner would. Returns null if the Debian programs pdftoppm and zbarimg are not
 * installed.
 */
async function readQrCodes(pdf: Buffer): Promise<string[] | null> {
  if (!['/usr/bin/pdftoppm', '/usr/bin/zbarimg'].every((program) => existsSync(program))) return null;
  const folder = createTestFolder();
  await writeFile(join(folder, 'sheets.pdf'), pdf);
  execFileSync('/usr/bin/pdftoppm', ['-r', '150', '-png', join(folder, 'sheets.pdf'), join(folder, 'sheet')]);
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.png')).map((name) => join(folder, name));
  return execFileSync('/usr/bin/zbarimg', ['--quiet', '--raw', ...pictures], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort();
}

test("stickers of two AEDs print on A4 and Letter, and their codes lead to the AEDs' pages", async ({ page, town }) => {
  await page.goto(`${town.origin}/sticker?aed=osm/node/1&aed=osm/node/2&aed=osm/node/404`);
  const stickers = page.getByRole('article');
  await expect(stickers).toHaveCount(2);
  await expect(stickers.first()).toContainText('Desfibrilador');
  await expect(stickers.first()).toContainText('112');
  await expect(stickers.first()).toContainText('Made-up Theatre');
  await expect(page.getByText('No AED list has an AED with the id osm/node/404')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await expect(stickers.first()).toContainText('Im Notfall zuerst anrufen');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);

  const addresses = [1, 2].map((id) => `${town.origin}/es/aed/osm/node/${id}#sticker`);
  for (const [paper, size] of Object.entries(paperSizes)) {
    await test.step(`on ${paper}`, async () => {
      await page.getByRole('radio', { name: paper }).check();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
      expect(pageSizes(pdf)).toEqual([size]);
      const codes = await readQrCodes(pdf);
      if (codes !== null) expect(codes).toEqual(addresses);
    });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  for (const [place, address] of addresses.entries()) {
    expect(await readQrCode(await stickers.nth(place).screenshot())).toBe(address);
  }

  await test.step('the page opened by a code first asks what the visitor sees there', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(addresses[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Made-up Theatre');
    await expect(page.locator('#sticker')).toBeVisible();
    await page.getByRole('link', { name: 'Imprimir un adhesivo para la caja' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('prints all stickers of a town in one press from the page that makes its list', async ({ page, town }) => {
  await page.goto(`${town.origin}/embed`);
  await page.getByRole('combobox', { name: 'Town or city' }).fill('40.4168, -3.7038');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Madrid "centro"');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('es');
  await expect(page.locator('pre')).toContainText('heading="Madrid &quot;centro&quot;"');
  await page.locator('aed-map').evaluate((element) => element.scrollIntoView());
  await expect(page.locator('aed-map').getByText('2 DEA registrados')).toBeVisible();
  await page.getByRole('button', { name: 'Move it on a map' }).click();
  await page.getByRole('region', { name: /^Map of the area/ }).press('ArrowRight');
  await expect(page.locator('pre')).not.toContainText('40.4168,-3.7038');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: town.origin });
  await page.getByRole('button', { name: 'Copy the lines' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `<script type="module" src="${town.origin}/embed.js">`,
  );
  await page.getByRole('link', { name: 'Print stickers for these AEDs' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a page without a selection explains how to select, and one for an empty place says that it is empty', async ({
  page,
  town,
}) => {
  await page.goto(`${town.origin}/sticker`);
  await expect(page.getByRole('link', { name: 'Choose a town' })).toHaveAttribute('href', '/embed');
  await page.goto(`${town.origin}/sticker?center=0,0`);
  await expect(page.getByText('No AED is listed here.')).toBeVisible();
});
