import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('shows the notice, the figures and the prices as specified', async ({ page }) => {
  await test.step('the emergency notice says to call 911, and its three buttons are always disabled', async () => {
    const notice = page.locator('#emergency-notice');
    await expect
      .soft(
        notice.getByText(
          'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911 immediately. Emergency Assistance is not available through this web site.',
          { exact: true },
        ),
      )
      .toBeVisible();
    for (const title of [
      '911 - Feature coming soon',
      'EMT - Feature coming soon',
      'Drone (5 min max) - Feature coming soon',
    ]) {
      await expect.soft(notice.getByTitle(title, { exact: true })).toBeDisabled();
    }
  });

  await test.step('the page about 911 opens in a new tab without a reference to this one', async () => {
    const link = page.locator('#emergency-notice').getByRole('link', { name: 'Learn about 911' });
    await expect.soft(link).toHaveAttribute('href', 'https://www.911.gov/');
    await expect.soft(link).toHaveAttribute('target', '_blank');
    await expect.soft(link).toHaveAttribute('rel', 'noopener');
  });

  await test.step('lists the alerts from the most to the least urgent', async () => {
    await expect
      .soft(page.locator('#alerts [data-severity]'))
      .toHaveText(['High severity', 'Medium severity', 'Medium severity', 'Low severity']);
  });

  await test.step('shows the four figures as statistics', async () => {
    await expect
      .soft(page.locator('#statistics').getByRole('term'))
      .toHaveText(['Members', 'Countries', 'Data points', 'Satisfaction']);
    for (const figure of ['12,847', '127+', '2.4M+', '98.7%']) {
      await expect.soft(page.locator('#statistics').getByText(figure, { exact: true })).toBeVisible();
    }
  });

  const tiers = page.locator('#access-tiers');
  for (const [name, price] of [
    ['Convenience', '$29'],
    ['Concierge', '$500'],
  ] as const) {
    await test.step(`${name} costs ${price} per month and is marked as not yet available`, async () => {
      const tier = tiers.getByRole('article', { name });
      await expect.soft(tier.getByText(price, { exact: true })).toBeVisible();
      await expect.soft(tier.getByText('per month', { exact: true })).toBeVisible();
      await expect.soft(tier.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    });
  }

  await test.step('names the ways to pay', async () => {
    const ways = 'Secure payments via Stripe, Ethereum, or MetaMask wallet';
    await expect.soft(tiers.getByText(ways, { exact: true })).toBeVisible();
  });

  await test.step("the administrator's panel is closed to visitors", async () => {
    const panel = page.locator('#administration');
    await expect.soft(panel.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expect.soft(panel.getByText('You need administrator privileges to access this panel.')).toBeVisible();
  });

  await test.step('marks the samples as such before anything is pressed', async () => {
    for (const section of ['aed-locator', 'alerts', 'health-zones', 'statistics']) {
      // The locator loads the registry only near the viewport, and only then knows whether it must show sample data.
      await page.locator(`#${section}`).scrollIntoViewIfNeeded();
      const mark = page.locator(`#${section}`).getByText('Sample data', { exact: true }).first();
      await expect.soft(mark, section).toBeVisible();
    }
  });

  await test.step('the health zones score 87, 79 and 91, with bars of that length', async () => {
    const scales = page.locator('#health-zones').getByRole('img', { name: /^Health score/ });
    for (const [index, score] of [87, 79, 91].entries()) {
      const scale = scales.nth(index);
      await expect(scale).toHaveAccessibleName(`Health score ${score} of 100`);
      const [whole, hatched] = [await scale.boundingBox(), await scale.locator('rect').boundingBox()];
      expect(Math.round((100 * (hatched?.width ?? 0)) / (whole?.width ?? 1))).toBe(score);
    }
  });

  await test.step('shows the less urgent alerts without a press', async () => {
    const last = page.locator('#alerts').getByText('Blood pressure checks on Saturday');
    await page.locator('#alerts').scrollIntoViewIfNeeded();
    await expect(last).toBeVisible();
  });

  await test.step('the Free plan links to the map', async () => {
    await page.locator('#access-tiers').getByRole('link', { name: 'Get Started Free' }).click();
    await expect(page).toHaveURL(/\/#map$/);
  });

  await test.step('the last call to action links to the architecture page', async () => {
    const invitation = page.locator('#learn-about-our-system');
    await expect(invitation.getByRole('heading', { name: 'Learn About Our System' })).toBeVisible();
    await invitation.getByRole('link', { name: 'View System Architecture' }).click();
    await expect(page).toHaveURL(/\/architecture$/);
  });
});

/** Opens the disclosure with this title in the section about the civic model. */
async function openDisclosure(page: Page, title: string) {
  await page.locator('#symbiosis summary').filter({ hasText: title }).click();
}

const dials = (page: Page) => page.locator('#symbiosis').getByRole('region', { name: 'Change the terms' });

test('setting a term to zero by keyboard collapses the equation, and the page explains what that means', async ({
  page,
}) => {
  await page.locator('#symbiosis').scrollIntoViewIfNeeded();
  const confirmation = dials(page).getByRole('slider', { name: 'H human confirmation' });
  await confirmation.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(confirmation).toHaveAttribute('aria-valuetext', '0.95 of 1');
  await expect(dials(page).getByText('= 0.95')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(confirmation).toHaveAttribute('aria-valuetext', '0, nothing');
  await expect(dials(page).getByText('= 0.00')).toBeVisible();
  const meaning = 'Nobody confirms: everything the machines notice remains a draft, and nobody is responsible for it.';
  await expect(dials(page).getByText(meaning, { exact: true })).toBeVisible();
  await expect(dials(page).getByRole('status')).toHaveText(`Omega 0.00. ${meaning}`);
  await dials(page).getByRole('button', { name: 'Reset' }).click();
  await expect(dials(page).getByText('= 1.00')).toBeVisible();

  await test.step('the enlarged diagram has the dials too, and changes made there are kept', async () => {
    await expect(dials(page)).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge the diagram' }).click();
    const dialog = page.getByRole('dialog', { name: 'Four rings around the λ13 triangle' });
    await dialog.getByRole('button', { name: 'Access cut off' }).click();
    await expect(dialog.getByText(/^Nobody can get there:/)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(dials(page).getByText(/^Nobody can get there:/)).toBeVisible();
  });

  await test.step('the drift example is marked as sample data, names the drifting group and has its figures in a table', async () => {
    const symbiosis = page.locator('#symbiosis');
    await symbiosis.scrollIntoViewIfNeeded();
    await expect(symbiosis.getByText('Sample data', { exact: true })).toBeVisible();
    await openDisclosure(page, 'What drift looks like');
    await expect(symbiosis.getByText('Review and public response, from year 2, quarter 2.')).toHaveCount(1);
    await symbiosis.getByText('The figures as a table').click();
    await expect(symbiosis.getByRole('row', { name: /^Another language at home/ })).toContainText('0.49');
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the civic model shows four terms, the equation, the effect of a zero, and a note on the missing sliders', async ({
    page,
  }) => {
    const symbiosis = page.locator('#symbiosis');
    await expect(symbiosis.getByRole('term')).toHaveCount(4);
    await expect(symbiosis.getByText(/^Omega LL Sym, symbiotic longevity, equals access times/)).toBeAttached();
    await expect(symbiosis.getByText('If any term is zero, longevity coherence drops.')).toBeVisible();
    await expect(symbiosis.getByText(/^The sliders here need JavaScript/)).toBeVisible();
    await expect(symbiosis.getByRole('slider')).toHaveCount(0);
  });

  test('the missing sliders leave no empty space', async ({ page }) => {
    const notice = page.locator('#symbiosis').getByText(/^The sliders here need JavaScript/);
    const bench = notice.locator('xpath=ancestor::div[1]');
    expect((await bench.boundingBox())?.height).toBeCloseTo((await notice.boundingBox())?.height ?? 0, 0);
  });
});
