import type { Page } from '@playwright/test';
import { totpCodeAt } from '../../server/auth/factors/totp.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import { createAccount, openNewAccount, password, uniqueEmailFor } from './account-steps.ts';

async function showPassword(page: Page, email: string) {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Returns the code that an authenticator app shows now, or `later` periods of 30 seconds from now. */
function codeOf(key: string, later = 0): string {
  const bits = [...key].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return totpCodeAt(secret, Math.floor(Date.now() / 30_000) + later);
}

test('a member sets up a second factor, is asked for it at the next sign-in, and removes it', async ({ page }) => {
  const email = uniqueEmailFor('radia');
  await createAccount(page, email);
  await page.getByRole('banner').getByText('Account', { exact: true }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  const begin = page.getByRole('form', { name: 'Set up two-step verification' });
  await begin.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/Key: [A-Z2-7]+/);
  const key = String(/Key: ([A-Z2-7]+)/.exec(await page.locator('main').innerText())?.[1]);
  expect(await findAxeViolations(page)).toEqual([]);
  const code = page.getByLabel('Six digits from the authenticator app');
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Enter the six digits, for example 012345.')).toBeVisible();
  await code.fill(codeOf(key));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your authenticator app is set up.', { exact: false })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await showPassword(page, email);
  await expect(page.getByText('Your account uses two-step verification.', { exact: false })).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeHidden();
  // The current code was just used and is valid only once, so this enters the next one.
  await code.fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Two-step verification is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('a member sees where they are signed in, ends one session, and then all', async ({ page, browser, baseURL }) => {
  const email = uniqueEmailFor('barbara');
  await openNewAccount(page, email);
  const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await showPassword(elsewhere, email);
  await expect(elsewhere.getByText(`You are signed in as ${email}.`)).toBeVisible();

  await page.goto('/my-account');
  const lines = page.getByRole('listitem').filter({ hasText: 'Signed in' });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('this browser');
  await lines
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(lines).toHaveCount(1);
  await elsewhere.goto('/my-account');
  await expect(elsewhere.getByText('Sign in to see your account.')).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Sign in to see your account.')).toBeVisible();
});
