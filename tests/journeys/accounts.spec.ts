import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import {
  createAccount,
  createAccountByRequest,
  openNewAccount,
  password,
  readNewestMail,
  signInAs,
  signInByRequest,
  uniqueEmailFor,
} from './account-steps.ts';

/** The address of the first administrator of the server that all journeys share. */
const administratorEmail = 'admin@localhost';
async function dispatchDrone(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page
    .getByRole('button', { name: /^Drone/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
}

// PostgREST answers 406 if a requested single row does not exist. The site treats that as "none".
test.use({ allowedAnswer: /^406 for .*\/(user_roles|drone_permissions)\?/ });

test('a member who is granted drones sends one, and the administrator sees, views and exports the dispatch', async ({
  browser,
  page,
  baseURL,
  administratorPassword,
}) => {
  const email = uniqueEmailFor('ada');
  await createAccount(page, email);
  await dispatchDrone(page);
  await expect(page.getByText('Drone permission required')).toBeVisible();
  await expect(page.getByText('You need admin approval to dispatch drones')).toBeVisible();

  const office = await (await browser.newContext({ baseURL: String(baseURL), acceptDownloads: true })).newPage();
  await signInAs(office, administratorEmail, administratorPassword);
  await office.goto('/#administration');
  await office.getByRole('button', { name: 'People' }).click();
  await office.getByLabel('Search by e-mail address').fill(email);
  await office.getByRole('button', { name: `Grant drones ${email}` }).click();
  await expect(office.getByRole('row', { name: new RegExp(email) })).toContainText('Granted');

  await dispatchDrone(page);
  await expect(page.getByText('Drone dispatched!')).toBeVisible();

  await office.getByRole('button', { name: 'Dispatch logs' }).click();
  await office.getByRole('button', { name: 'Refresh' }).click();
  const row = office.getByRole('row').filter({ hasText: 'Approved' }).first();
  await expect(row).toContainText('Drone');
  await expect(row).toContainText('dispatched');
  await row.getByRole('button', { name: /^View/ }).click();
  await expect(row.getByText('Recorded')).toBeVisible();

  await office.setViewportSize({ width: 390, height: 844 });
  const panel = office.getByRole('region', { name: 'Dispatch logs' });
  await expect.poll(() => panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const part of [row.getByText('dispatched', { exact: true }), row.getByRole('button', { name: /^View/ })]) {
    const rightOf = (box: { x: number; width: number } | null) => (box === null ? Number.NaN : box.x + box.width);
    await expect.poll(async () => rightOf(await part.boundingBox())).toBeLessThanOrEqual(390);
  }

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^aed-dispatch-logs-.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFTime,AED Name,Address,Method,ETA (min),Distance (km),Status,Drone Approved',
  );
  expect(text).toMatch(/,drone,.*,dispatched,Yes\r\n/);
  await expect(office.getByText('Logs exported successfully')).toBeVisible();

  await office.getByRole('button', { name: 'Audit trail' }).click();
  await expect(office.getByRole('row').filter({ hasText: 'Admin panel view' }).first()).toContainText(
    administratorEmail,
  );
  await expect(office.getByRole('row').filter({ hasText: 'CSV export' }).first()).toBeVisible();
  await office.context().close();
});

test("a member's walk is logged once, with the eight fields of the specification and an id", async ({ page }) => {
  await openNewAccount(page, uniqueEmailFor('grace'));
  await page.goto('/');
  const inserted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/rest/v1/aed_dispatch_logs'),
  );
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page.getByRole('button', { name: /^Walk/ }).first().click();
  const row = (await inserted).postDataJSON();
  expect(Object.keys(row).sort()).toEqual([
    'aed_address',
    'aed_id',
    'aed_name',
    'dispatch_method',
    'distance_km',
    'estimated_time_minutes',
    'human_approval_granted',
    'id',
    'user_id',
  ]);
  expect(row).toMatchObject({ dispatch_method: 'foot', human_approval_granted: false, distance_km: 0.3 });
  await expect(page.getByText('Navigation dispatched!')).toBeVisible();
});

test('a visitor without a session fetches no account code', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/(auth|rest)\/v1\//.test(url))).toEqual([]);
  const scripts = requests.filter((url) => url.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(bodies.filter((body) => body.includes('grant_type=password'))).toHaveLength(0);
});

test('a visitor who forgot the password sets a new one through the mailed link, which works once', async ({
  page,
  browser,
  baseURL,
  mailFolder,
}) => {
  const email = uniqueEmailFor('hedy');
  await createAccountByRequest(page, email);
  await page.goto('/sign-in/forgotten');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`, { exact: false })).toBeVisible();

  const link = String(/https?:\/\/\S+/.exec(await readNewestMail(email, mailFolder))?.[0]);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  const chosen = 'three geese over the lake';
  await page.getByRole('textbox', { name: 'New password' }).fill(chosen);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('The link may have expired or been used already.', { exact: false })).toBeVisible();
  await signInAs(elsewhere, email, chosen);
  await elsewhere.context().close();
});

test('a link with a stranger’s tokens changes nobody’s account, and the tokens disappear from the address', async ({
  page,
  request,
}) => {
  const email = uniqueEmailFor('ada');
  await openNewAccount(page, email);
  const mallory = { email: uniqueEmailFor('mallory'), password };
  const { access_token, refresh_token } = await (await request.post('/auth/v1/signup', { data: mallory })).json();
  const tokens = new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer' });
  await page.goto(`/hubs#${tokens}`);
  await page.getByRole('banner').getByText('Account', { exact: true }).click();
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  // Changing only the fragment, as opening the mailed link in the same tab does, loads no new page.
  await page.evaluate((fragment) => window.location.assign(`#${fragment}`), String(tokens));
  await expect(page).not.toHaveURL(/token/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/?from=mail#${tokens}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?from=mail$/);
});

test('a recovery link opened in another browser signs nobody in, but its six digits do', async ({
  page,
  browser,
  baseURL,
  mailFolder,
}) => {
  const email = uniqueEmailFor('ida');
  await createAccountByRequest(page, email);
  await page.goto('/sign-in/forgotten');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`, { exact: false })).toBeVisible();
  const mail = await readNewestMail(email, mailFolder);
  const link = String(/https?:\/\/\S+/.exec(mail)?.[0]);

  const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await elsewhere.goto(link);
  await expect(
    elsewhere.getByText('A link works only in the browser that asked for it.', { exact: false }),
  ).toBeVisible();
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByLabel('Six digits from the message').fill(String(/\b\d{6}\b/.exec(mail.replace(link, ''))?.[0]));
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByText(`You are choosing a password for the account ${email}.`)).toBeVisible();
  await elsewhere.context().close();
});

test('a form with mistakes keeps what was typed and moves the focus to the first mistake', async ({ page }) => {
  await page.goto('/sign-in/create');
  await page.getByLabel('E-mail address').fill('linus@example');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This does not look like an e-mail address.', { exact: false })).toBeVisible();
  await expect(page.getByText('Use at least 8 characters. You typed 5.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveValue('linus@example');
});

test.describe('when the server refuses a log entry', () => {
  test.use({
    allowedConsole: [/Failed to load resource|Dispatch failed/],
    allowedAnswer: /aed_dispatch_logs|user_roles/,
  });

  test("the member's dispatch fails with the words of the specification", async ({ page }) => {
    await openNewAccount(page, uniqueEmailFor('linus'));
    await page.goto('/');
    const refusal = { code: 'XX000', message: 'An unexpected error occurred', details: null, hint: null };
    await page.route('**/rest/v1/aed_dispatch_logs*', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    await page.getByRole('button', { name: /^Walk/ }).first().click();
    await expect(page.getByText('Failed to dispatch')).toBeVisible();
    await expect(page.getByText('Please try again or contact support')).toBeVisible();
  });
});

test.describe('when the server refuses a sign-in', () => {
  test.use({ allowedAnswer: /^400 for .*grant_type=password/ });

  test('a wrong password is reported in a sentence', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill(administratorEmail);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
    await expect(page.getByLabel('E-mail address')).toHaveValue(administratorEmail);
  });
});

test.describe('while the backend is down', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to fetch|Dispatch failed|Failed to load resource|TypeError/] });

  test('signing in shows an error and keeps what was typed', async ({ page }) => {
    await page.goto('/sign-in');
    await page.route('**/auth/v1/**', (route) => route.abort());
    await page.getByLabel('E-mail address').fill('ada@example.org');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('The server is not responding.');
    await expect(page.getByLabel('Password')).toHaveValue(password);
  });
});

test('the administrator’s panel has no axe violation in any theme or width, and signing out closes it', async ({
  page,
  administratorPassword,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByRequest(page, administratorEmail, administratorPassword);
  await page.goto('/#administration');
  const violations: Record<string, string[]> = {};
  for (const part of ['People', 'Audit trail', 'Dispatch logs']) {
    await page.getByRole('button', { name: part }).click();
    await expect(page.locator('#administration').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await findAxeViolations(page);
      if (found.length > 0) violations[`${part}, ${width} px, ${colorScheme}`] = found;
    }
  }
  expect(violations).toEqual({});

  await test.step('signing out closes the panel and forgets the session', async () => {
    await expect(page.getByText('HIPAA compliance')).toBeVisible();
    await page.getByRole('banner').getByText('Account', { exact: true }).click();
    await expect(page.getByRole('banner').getByText(administratorEmail)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();
    await expect(page.getByText('Admin Access Required')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
