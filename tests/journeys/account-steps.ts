import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

export const password = 'plum tree in the rain';

/** Each journey uses its own people, because all share one server. */
export const mailAddressOf = (name: string) => `${name}-${Date.now()}@example.org`;

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

/** The full text of the newest message to an address. */
export async function mailTo(email: string, folder: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(folder)).sort();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.findLast((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
    expect(found).toBeDefined();
  }).toPass();
  return String(found);
}
