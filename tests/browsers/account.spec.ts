import { test } from './browser-fixtures.ts';
import { signInAsAdministrator } from './sign-in.ts';

test('the administrator signs in, dispatches, finds the dispatch in the panel, and signs out', async ({
  visitor,
  administratorPassword,
}) => {
  await signInAsAdministrator(visitor, administratorPassword);
  await visitor.open('/');
  await visitor.press('button', 'Find Nearest AED');
  await visitor.press('button', /^Walk/, '#aed-locator article');
  await visitor.see('[data-testid="toast"]', 'Navigation dispatched!');
  await visitor.press('button', 'Refresh', '#administration');
  await visitor.see('#administration', 'Central Station, Hall B');
  await visitor.ask(() => document.querySelector<HTMLElement>('header summary')?.focus());
  await visitor.pressKey('Enter');
  await visitor.press('button', 'Sign out');
  await visitor.see('#administration', 'Admin Access Required');
});

test('a wrong password is reported in a sentence', async ({ visitor }) => {
  await visitor.open('/sign-in');
  await visitor.fill('textbox', 'E-mail address', 'admin@localhost');
  await visitor.ask(() => document.querySelector<HTMLElement>('input[type=password]')?.focus());
  await visitor.type('not the password');
  await visitor.pressKey('Enter');
  await visitor.see('[role=alert]', 'The e-mail address or the password is wrong.');
});
