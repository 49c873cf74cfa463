import { hubs } from '../../content/hubs.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';

test('principles: shows nine of them, the formula, four cards and the link back to the map', async ({ page }) => {
  await page.goto('/principles');
  await expect(page.getByRole('listitem').filter({ has: page.getByText('The question') })).toHaveCount(9);
  await expect(page.getByRole('math')).toHaveAccessibleName(/one ninth of the sum/);
  for (const card of ['Integrity Check', 'Human First', 'AI Assist', 'ADA Compliant']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Map' }).click();
  await expect(page).toHaveURL('/');
});

test('principles: the index follows the sliders, and a place is broken down only as far as is known', async ({
  page,
}) => {
  await page.goto('/principles');
  const clearAir = page.getByRole('slider', { name: 'Clear air' });
  await clearAir.scrollIntoViewIfNeeded();
  await expect(clearAir).toBeEnabled();
  await clearAir.focus();
  await page.keyboard.press('Home');
  await expect(clearAir).toHaveAttribute('aria-valuetext', '0.00 of 1');
  // One of the nine factors is 0 and the others are 0.8, so the columns fill 8 × 0.8 ⁄ 9 = 0.711 of the frame.
  await expect(page.getByRole('img', { name: 'Nine columns fill 0.711 of their frame.' })).toBeVisible();
  await page.getByLabel('Weight of Clear air').selectOption('× 0');
  await expect(page.getByRole('img', { name: 'Nine columns fill 0.80 of their frame.' })).toBeVisible();
  await page.getByLabel('Place', { exact: true }).selectOption('Monaco');
  await expect(page.getByText(/The nine scores behind it were never published/)).toBeVisible();
  await page.getByRole('button', { name: 'Set the uneven nine' }).click();
  await expect(page.getByRole('slider', { name: 'Lifelong learning' })).toHaveAttribute('aria-valuetext', '0.55 of 1');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('architecture: shows six numbered steps, four principles, a disabled link and the link home', async ({ page }) => {
  await page.goto('/architecture');
  const steps = ['Input Layer', 'Checksum Core', 'Human Agent Node', 'Multi-Agentic Cluster', 'Symbiotic Ledger'];
  for (const step of [...steps, 'Map Layer']) await expect(page.getByRole('heading', { name: step })).toBeVisible();
  await expect(page.getByText('Runs in part')).toHaveCount(3);
  await expect(page.getByText(/waits? for a person/)).toBeVisible();
  await expect(page.getByText(/decided on within the last 30 days/)).toBeVisible();
  const access = page.getByRole('link', { name: 'Access System' });
  await expect(access).toBeDisabled();
  await access.click({ force: true });
  await expect(page).toHaveURL('/architecture');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('methodology: the contents link to each section and a footnote number to its note', async ({ page }) => {
  await page.goto('/methodology');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'The dispute over blue zones' })
    .click();
  await expect(page).toHaveURL('/methodology#dispute');
  await expect(page.getByRole('heading', { name: 'The dispute over blue zones' })).toBeInViewport();
  const dispute = page.locator('#dispute');
  await expect(dispute.getByRole('heading', { name: 'The doubt' })).toBeVisible();
  await expect(dispute.getByRole('heading', { name: 'The defence' })).toBeVisible();
  await page.getByRole('link', { name: 'Note 1', exact: true }).first().click();
  await expect(page.locator('#note-1')).toBeInViewport();
});

test('methodology: the table names every hub, and the footer links to claims, privacy and sources', async ({
  page,
}) => {
  await page.goto('/methodology');
  await expect(page.locator('#all-scores th[scope="row"]')).toHaveCount(hubs.length);
  const footer = page.getByRole('contentinfo');
  for (const [label, heading] of [
    ['What this site does not claim', 'What this site does not claim'],
    ['Sources and licences', 'Sources and licences'],
    ['Your location stays with you', 'Your location stays with you'],
  ] as const) {
    await footer.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});

test('an unknown address answers 404 with the not-found page, which links home', async ({ page }) => {
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the player shows a film with controls and captions, without header and footer', async ({ page }) => {
  await page.goto('/player');
  const film = page.locator('video');
  await expect(film).toHaveAttribute('controls', '');
  await expect(film).toContainText('Your browser does not support the video tag.');
  await expect(film.locator('track[kind="captions"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('principles, methodology, architecture and the not-found page can be read', async ({ page }) => {
    await page.goto('/principles');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine lifestyle principles');
    await expect(page.getByText(/^The sliders need JavaScript, which is off\./)).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Clear air' })).toBeDisabled();
    await page.goto('/methodology');
    await expect(page.locator('#all-scores')).toContainText('Réunion');
    await page.goto('/architecture');
    await expect(page.getByRole('heading', { name: 'Symbiotic Ledger' })).toBeVisible();
    await expect(page.getByText(/^People report problems with AEDs and figures\./)).toBeVisible();
    await page.goto('/404');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
});
