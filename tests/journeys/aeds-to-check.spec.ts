import ICAL from 'ical.js';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect } from '../support/journey-fixtures.ts';
import { signInByRequest } from './account-steps.ts';
import { test } from './fresh-installation.ts';

const tags = { check_date: '2020-05-01', opening_hours: 'Mo-Fr 08:00-18:00' };

test.use({
  published: {
    aeds: [
      {
        id: 1,
        longitude: 9.521,
        latitude: 47.141,
        tags: { ...tags, name: 'Made-up School', 'addr:street': 'Städtle' },
      },
      { id: 2, longitude: 9.523, latitude: 47.142, tags: { name: 'Made-up Hall', 'pads:expiry': '2024-03-31' } },
      { id: 3, longitude: 9.525, latitude: 47.143, tags: { name: 'Made-up Station' } },
      // This AED is in Poland, outside the steward's country.
      { id: 4, longitude: 19.94, latitude: 50.06, tags: { name: 'Made-up Theatre' } },
    ],
  },
  // The server answers 404 for the URL of a withdrawn calendar.
  allowedAnswer: /^404 for .*\/check-calendar\//,
});

test('a steward finds which AEDs to check first, prints the round, and creates, renews and withdraws a calendar', async ({
  page,
  administratorPassword,
  request,
}) => {
  test.slow();
  await page.goto('/check-again');
  await expect(page.getByText('Sign in as a steward')).toBeVisible();
  await signInByRequest(page, 'admin@localhost', administratorPassword);
  await page.goto('/check-again');
  await expect(page.getByText('Your account looks after no area.')).toBeVisible();
  await page.goto('/#administration');
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Make steward' }).click();
  await page.getByRole('combobox').selectOption('Liechtenstein');
  await page.getByRole('button', { name: 'Make steward' }).last().click();
  await expect(page.getByRole('button', { name: 'Remove steward' })).toBeVisible();

  await page.goto('/check-again');
  const entries = page
    .getByRole('list')
    .locator('> li')
    .filter({ has: page.getByRole('heading') });
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('Made-up Hall');
  await expect(entries.nth(0)).toContainText('Pads expired: good until');
  await expect(entries.nth(1)).toContainText('Made-up Station');
  await expect(entries.nth(2)).toContainText('Last check: 1 May 2020');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
  await page.getByLabel('Street, town or name contains').fill('stadtle');
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Street, town or name contains').fill('');
  await page.getByLabel('Which AEDs').selectOption('Pads or battery expired');
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Which AEDs').selectOption('Due for a check');
  await page.emulateMedia({ media: 'print' });
  await expect(entries.nth(0).locator('svg')).toBeVisible();
  await expect(entries.nth(0).getByText('All right')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Which AEDs to check again' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const address = page.getByLabel('Address of the calendar');
  const summaries = async (of: string) => {
    const answer = await request.get(of);
    expect(answer.status()).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    return calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'));
  };
  await page.getByRole('button', { name: 'Make a calendar' }).click();
  await expect(address).toHaveValue(/^http/);
  const first = await address.inputValue();
  expect(await summaries(first)).toEqual(['3 AEDs to check']);
  await page.getByRole('button', { name: 'Create a new address' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect(await summaries(second)).toEqual(['3 AEDs to check']);
  await page.getByRole('button', { name: 'Stop sharing the calendar' }).click();
  await expect(page.getByText('The calendar is no longer shared.')).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
