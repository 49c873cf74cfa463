import { expect, test } from '../support/journey-fixtures.ts';
import { buildLogAttacks, createTestSigner, type PublishedLog } from '../support/server/published-log.ts';

test('the ledger shows its entries, and the browser verifies all of them and remembers the state', async ({
  page,
  request,
}) => {
  // A new installation signs its first checkpoint shortly after it serves its first page.
  await expect.poll(async () => (await request.get('/ledger/checkpoint')).status()).toBe(200);
  await page.goto('/ledger');
  await expect(page.getByRole('heading', { name: /^By kind/ })).toBeVisible();
  await expect(page.getByRole('rowheader').or(page.getByRole('cell')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
  await expect(page.getByText(/match(es)? the checkpoint\./)).toBeVisible();
  await expect(page.getByText('This is your first check')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
  await expect(page.getByText(/The log continues the \d+ entr/)).toBeVisible();
});

test.describe('when the backend is down', () => {
  test.use({ allowedConsole: [/ledger/, /Failed to load resource/] });

  test('the page says so, and still explains what the ledger is', async ({ page }) => {
    await page.route('**/ledger/checkpoint', (route) => route.abort());
    await page.goto('/ledger');
    await expect(page.getByText('The ledger did not load.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it does not prove' })).toBeVisible();
  });
});

test.describe('a ledger that this browser has seen before', () => {
  // The invented log does not publish every file that the page requests.
  test.use({ allowedAnswer: /^404 for .*\/ledger\// });

  test('is reported as altered, and where, for each kind of attack, and accepted when it has only grown', async ({
    page,
  }) => {
    const honest = createTestSigner();
    const { seen, grown, attacks: all } = buildLogAttacks(honest, createTestSigner());
    const findings = (list: readonly object[]) => new TextEncoder().encode(JSON.stringify({ findings: list }));
    let published: PublishedLog = seen;
    await page.route('**/ledger/**', async (route) => {
      const bytes = published.get(new URL(route.request().url()).pathname.slice('/ledger/'.length));
      await (bytes === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: Buffer.from(bytes) }));
    });
    await page.goto('/ledger');
    await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
    await expect(page.getByText('All 600 entries match the checkpoint.')).toBeVisible();
    const rowChanged = new Map(seen).set('rows.json', findings([{ position: 2, what: 'row-changed' }]));
    const rowFinding = { log: rowChanged, says: 'Entry 2: the row in the database was changed after it was entered.' };
    for (const { log, says } of [...all, rowFinding]) {
      published = log;
      await page.getByRole('button', { name: 'Verify again' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: says }).first()).toBeVisible();
    }
    published = grown;
    await page.getByRole('button', { name: 'Verify again' }).click();
    await expect(page.getByText('All 610 entries match the checkpoint.')).toContainText(
      'the 600 entries that this browser saw before',
    );
  });
});
