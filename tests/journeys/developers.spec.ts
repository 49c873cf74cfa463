import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';

test('every footer links to the page for developers, which has no axe violation', async ({ page }) => {
  await page.goto('/principles');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AEDs for your own page, map or program');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its examples, and its link to the API description works', async ({ page }) => {
    await page.goto('/developers');
    await expect(page.getByRole('article', { name: 'Python' })).toContainText('import csv');
    const address = await page.getByRole('link', { name: 'OpenAPI 3.1' }).getAttribute('href');
    const described = await page.request.get(address ?? '');
    expect((await described.json()).openapi).toBe('3.1.0');
  });

  test('no page of another site may show it in a frame', async ({ page }) => {
    const headers = (await page.goto('/developers'))?.headers() ?? {};
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
