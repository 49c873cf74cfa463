import { expect, test } from '../support/fixtures.ts';

test('the ledger shows what was entered, and the browser verifies all of it and remembers', async ({ page }) => {
  await page.goto('/ledger');
  await expect(page.getByRole('heading', { name: /^By kind/ })).toBeVisible();
  await expect(page.getByRole('rowheader').or(page.getByRole('cell')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
  await expect(page.getByText(/what the checkpoint signs\./)).toBeVisible();
  await expect(page.getByText('This was the first time')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
  await expect(page.getByText(/The log continues what this browser saw before/)).toBeVisible();
});

test.describe('with the back end down', () => {
  test.use({ allowedConsole: [/ledger/, /Failed to load resource/] });

  test('the page says so, and still says what the ledger is', async ({ page }) => {
    await page.route('**/ledger/checkpoint', (route) => route.abort());
    await page.goto('/ledger');
    await expect(page.getByText('The ledger cannot be read just now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it does not prove' })).toBeVisible();
  });
});

test('a ledger of which an entry was changed after this browser saw it is named with its position', async ({
  page,
}) => {
  await page.goto('/ledger');
  await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
  await expect(page.getByText(/what the checkpoint signs\./)).toBeVisible();
  // An entry of the published bundle is another on its way here.
  await page.route('**/ledger/tile/entries/**', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[10] = (body[10] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  await page.getByRole('button', { name: 'Verify again' }).click();
  await expect(page.getByText('Entry 0 was changed: it is not the one that was seen here before.')).toBeVisible();
});
