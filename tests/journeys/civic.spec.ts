import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the emergency notice says to call 911, and its three buttons can never be pressed', async ({ page }) => {
  const notice = page.locator('#emergency-notice');
  await expect(
    notice.getByText(
      'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911 immediately. Emergency Assistance is not available through this web site.',
      { exact: true },
    ),
  ).toBeVisible();
  for (const title of [
    '911 - Feature coming soon',
    'EMT - Feature coming soon',
    'Drone (5 min max) - Feature coming soon',
  ]) {
    await expect(notice.getByTitle(title, { exact: true })).toBeDisabled();
  }
});

test('the page about 911 opens in a new tab and gets no hold on this one', async ({ page }) => {
  const link = page.locator('#emergency-notice').getByRole('link', { name: 'Learn about 911' });
  await expect(link).toHaveAttribute('href', 'https://www.911.gov/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

for (const section of ['aed-locator', 'alerts', 'health-zones', 'statistics']) {
  test(`the section ${section} is marked as sample data before anything is pressed`, async ({ page }) => {
    // Whether the locator shows samples is known once it is near: by then it has asked for a registry.
    await page.locator(`#${section}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${section}`).getByText('Sample data', { exact: true }).first()).toBeVisible();
  });
}

test('the alerts stand from the most urgent to the least', async ({ page }) => {
  await expect(page.locator('#alerts [data-severity]')).toHaveText([
    'High severity',
    'Medium severity',
    'Medium severity',
    'Low severity',
  ]);
});

test('the health zones score 87, 79 and 91, drawn to that length', async ({ page }) => {
  const scales = page.locator('#health-zones').getByRole('img', { name: /^Health score/ });
  for (const [index, score] of [87, 79, 91].entries()) {
    const scale = scales.nth(index);
    await expect(scale).toHaveAccessibleName(`Health score ${score} of 100`);
    const [whole, hatched] = [await scale.boundingBox(), await scale.locator('rect').boundingBox()];
    expect(Math.round((100 * (hatched?.width ?? 0)) / (whole?.width ?? 1))).toBe(score);
  }
});

test('the statistics are the four figures', async ({ page }) => {
  await expect(page.locator('#statistics').getByRole('term')).toHaveText([
    'Members',
    'Countries',
    'Data points',
    'Satisfaction',
  ]);
  for (const figure of ['12,847', '127+', '2.4M+', '98.7%']) {
    await expect(page.locator('#statistics').getByText(figure, { exact: true })).toBeVisible();
  }
});

test('Free leads to the map', async ({ page }) => {
  await page.locator('#access-tiers').getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL(/\/#map$/);
});

for (const [name, price] of [
  ['Convenience', '$29'],
  ['Concierge', '$500'],
] as const) {
  test(`${name} costs ${price} per month and is still to come`, async ({ page }) => {
    const tier = page.locator('#access-tiers').getByRole('article', { name });
    await expect(tier.getByText(price, { exact: true })).toBeVisible();
    await expect(tier.getByText('per month', { exact: true })).toBeVisible();
    await expect(tier.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  });
}

test('the ways to pay are named', async ({ page }) => {
  await expect(
    page
      .locator('#access-tiers')
      .getByText('Secure payments via Stripe, Ethereum, or MetaMask wallet', { exact: true }),
  ).toBeVisible();
});

test("the administrator's panel is closed to a visitor", async ({ page }) => {
  const panel = page.locator('#administration');
  await expect(panel.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  await expect(panel.getByText('You need administrator privileges to access this panel.')).toBeVisible();
});

test('the last call leads to the architecture page', async ({ page }) => {
  const invitation = page.locator('#learn-about-our-system');
  await expect(invitation.getByRole('heading', { name: 'Learn About Our System' })).toBeVisible();
  await invitation.getByRole('link', { name: 'View System Architecture' }).click();
  await expect(page).toHaveURL(/\/architecture$/);
});
