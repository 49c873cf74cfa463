import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';

test('the page for developers is found from the foot of every page, and keeps the rules of accessibility', async ({
  page,
}) => {
  await page.goto('/principles');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AEDs for your own page, map or program');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('it shows its examples, and the description that it links to is there', async ({ page }) => {
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
