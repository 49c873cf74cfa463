import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { sessionStorageKey } from '../../web/backend/session/stored-session.ts';
import { expect } from '../support/journey-fixtures.ts';

export const password = 'plum tree in the rain';

/** Returns an address for an account that no other journey uses, because all journeys share one server. */
export const uniqueEmailFor = (name: string) => `${name}-${randomUUID()}@example.org`;

export async function createAccount(page: Page, email: string) {
  await page.goto('/sign-in/create');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
}

export async function signInAs(page: Page, email: string, secret: string) {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
}

/** Creates an account by a request to the API. */
async function signUp(page: Page, email: string): Promise<APIResponse> {
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return answer;
}

/** Creates an account without signing in, for journeys that do not test the form. */
export async function createAccountByRequest(page: Page, email: string): Promise<void> {
  await signUp(page, email);
}

/** Creates an account and stores its session. The next page that is opened is signed in. */
export async function openNewAccount(page: Page, email: string): Promise<void> {
  await storeSession(page, await signUp(page, email));
}

/** Signs in and stores the session. The next page that is opened is signed in. */
export async function signInByRequest(page: Page, email: string, secret: string): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: secret } });
  expect(answer.status()).toBe(200);
  await storeSession(page, answer);
}

async function storeSession(page: Page, answer: APIResponse): Promise<void> {
  await page.addInitScript(
    ([key, session]) => {
      // The session is stored only before the first page. A visitor who signs out therefore stays signed out.
      if (sessionStorage.getItem('has-session-of-journey') !== null) return;
      sessionStorage.setItem('has-session-of-journey', 'yes');
      localStorage.setItem(key, session);
    },
    [sessionStorageKey, await answer.text()] as const,
  );
}

/**
 * Counts the dispatches of an AED in the log. The log may already contain dispatches from earlier attempts of the same
 * journey.
 */
export async function countDispatches(page: Page, aedName: string, administratorPassword: string): Promise<number> {
  const data = { email: 'admin@localhost', password: administratorPassword };
  const granted = await (await page.request.post('/auth/v1/token?grant_type=password', { data })).json();
  const found = await page.request.get('/rest/v1/aed_dispatch_logs', {
    params: { aed_name: `eq.${aedName}`, select: 'id' },
    headers: { Authorization: `Bearer ${granted.access_token}` },
  });
  expect(found.status()).toBe(200);
  return (await found.json()).length;
}

/** Returns the complete text of the newest message to an address. */
export async function readNewestMail(email: string, folder: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(folder)).sort();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.findLast((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
    expect(found).toBeDefined();
  }).toPass();
  return String(found);
}
