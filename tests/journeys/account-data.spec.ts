import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { verifyProof } from '../../server/ledger/proof-command.ts';
import { parseKeyLines } from '../../server/ledger/public-log.ts';
import { prerenderPaths } from '../../web/prerender-paths.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, grantPosition, positions, test } from '../support/journey-fixtures.ts';
import {
  createAccount,
  openNewAccount,
  password,
  readNewestMail,
  signInAs,
  signInByRequest,
  uniqueEmailFor,
} from './account-steps.ts';

// The server answers a wrong password with 400, an ended session with 401 or 403, and a missing row with 406.
test.use({ allowedAnswer: /^(?:400|401|403|406) for .*\/(?:auth|rest)\/v1\// });

const legalPages = ['/privacy', '/terms', '/accessibility'] as const;

async function fillDeletion(page: Page, secret: string, confirmation: string) {
  await page.getByLabel('Your password').fill(secret);
  await page.getByLabel('Type your e-mail address to confirm').fill(confirmation);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
}

test('a member reads their dispatches, downloads all data held about them, and deletes the account', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmailFor('rosa');
  await openNewAccount(page, email);
  await grantPosition(page, positions.madrid);
  await page.goto('/');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page.getByRole('button', { name: /^Walk/ }).first().click();
  await expect(page.getByText('Navigation dispatched!')).toBeVisible();
  const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await signInByRequest(elsewhere, email, password);

  await page.goto('/my-account');
  const dispatches = page.getByRole('region', { name: 'My dispatches' });
  await expect(dispatches.getByRole('listitem')).toHaveCount(1);
  await expect(dispatches.getByRole('listitem')).toContainText('On foot');
  await expect(dispatches.getByText(/^Ledger entry \d+: proven$/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await dispatches.getByRole('button', { name: /^Download proof/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^dispatch-\d+\.tlog-proof$/);
  const keys = parseKeyLines((await (await page.request.get('/ledger/key')).text()).trim().split('\n'));
  expect((await verifyProof(await readFile(await saved.path(), 'utf8'), keys)).isSound).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-account-\d{4}-\d\d-\d\d\.json$/);
  const { held } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(held).toMatchObject({ account: { email }, sessions: [{}, {}], dispatches: [{ dispatch_method: 'foot' }] });

  await fillDeletion(page, password, 'rosa');
  await expect(page.getByText('This is not the e-mail address of your account.', { exact: false })).toBeVisible();
  await fillDeletion(page, 'not this one', email);
  await expect(page.getByText('This is not your current password.', { exact: false })).toBeVisible();
  await fillDeletion(page, password, email);
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page.getByText('Sign in to see your account.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('symbiotics-session'))).toBeNull();

  await elsewhere.goto('/my-account');
  await expect(elsewhere.getByText('Sign in to see your account.')).toBeVisible();
  await elsewhere.context().close();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The e-mail address or the password is wrong.', { exact: false })).toBeVisible();
});

test('an email address changes once the links in both messages are opened', async ({ page, mailFolder }) => {
  const [email, future] = [uniqueEmailFor('mary'), uniqueEmailFor('mary-at-home')];
  await openNewAccount(page, email);
  await page.goto('/my-account');
  const field = page.getByLabel('New e-mail address');
  const send = page.getByRole('button', { name: 'Send the messages' });
  await field.fill(email);
  await send.click();
  await expect(page.getByText('This is your current e-mail address.', { exact: false })).toBeVisible();
  await field.fill(future);
  await send.click();
  // The e-mail address cannot be changed without the password. Otherwise, anyone who finds the page open could take
  // over the account.
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await page.getByRole('form', { name: 'Change the e-mail address' }).getByLabel('Current password').fill(password);
  await send.click();
  await expect(page.getByText(`Your new e-mail address: ${future}.`, { exact: false })).toBeVisible();
  for (const [place, address] of [future, email].entries()) {
    await page.goto(String(/https?:\/\/\S+/.exec(await readNewestMail(address, mailFolder))?.[0]));
    await expect(page).toHaveURL(/\/my-account/);
    await expect(page.getByText(`You are signed in as ${place === 0 ? email : future}.`)).toBeVisible();
  }
  await expect(page.getByText('Your new e-mail address:', { exact: false })).toBeHidden();
});

test('changing the password requires the current one and signs out other devices', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmailFor('lise');
  await openNewAccount(page, email);
  const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await signInByRequest(elsewhere, email, password);
  await page.goto('/my-account');
  const chosen = 'three geese over the lake';
  const form = page.getByRole('form', { name: 'Change the password' });
  await form.getByLabel('New password').fill(chosen);
  await form.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('This is not your current password.', { exact: false })).toBeVisible();
  await form.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await elsewhere.goto('/my-account');
  await expect(elsewhere.getByText('Sign in to see your account.')).toBeVisible();
  await signInAs(elsewhere, email, chosen);
  await elsewhere.context().close();
});

test('the last administrator reads what to do before deleting the account', async ({ page, administratorPassword }) => {
  await signInByRequest(page, 'admin@localhost', administratorPassword);
  await page.goto('/my-account');
  await fillDeletion(page, administratorPassword, 'admin@localhost');
  await expect(page.getByText('Make another member an administrator first', { exact: false })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each legal page shows its required text, and every page links to it', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('has not given a name', { exact: false })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'public.log_access_audit' })).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText('Nothing here is medical advice', { exact: false })).toBeVisible();
    await page.goto('/accessibility');
    await expect(page.getByRole('heading', { name: 'What still falls short' })).toBeVisible();
    await page.goto('/sign-in/create');
    await expect(page.getByRole('main').getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms');
    const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
    for (const path of legalPages) await expect(legal.locator(`a[href="${path}"]`)).toBeVisible();
    await page.goto('/offline');
    for (const path of legalPages) await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
  });
});

test.describe('with every feature that stores something', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the browser stores nothing that the privacy page does not name', async ({ page, request }) => {
    const privacy = await (await request.get('/privacy')).text();
    await createAccount(page, uniqueEmailFor('ruth'));
    for (const path of ['/', '/aed', '/hubs', '/bluezones/okinawa', '/my-account']) await page.goto(path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const held = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => String(name)),
      ...(await caches.keys()),
    ]);
    expect(held).toContain('symbiotics-session');
    // Removes the variable parts of two storage names: the site's address, and a number per sign-in link.
    const withoutVariableParts = (name: string) =>
      name
        .replace(/^(workbox-precache-v2-).*/, '$1…')
        .replace(/^(symbiotics-session-)(?:.*-)?(code-verifier)$/, '$1…-$2');
    expect(held.filter((name) => !privacy.includes(`>${withoutVariableParts(name)}<`))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(prerenderPaths).toEqual(expect.arrayContaining([...legalPages]));
  });
});
