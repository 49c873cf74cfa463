// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { AccountsGateway, OwnSession } from '../../../backend/accounts-gateway.ts';
import type { OwnAccountGateway, OwnDispatch } from '../../../backend/own-account-gateway.ts';
import { readToasts } from '../../../ui/toast/toast-store.ts';
import { MyAccount } from './my-account.tsx';
import type { ProveDispatches } from './own-dispatches.tsx';

afterEach(cleanup);

const signedIn = (name: string) =>
  ({
    status: 'signed-in',
    userId: `id-of-${name}`,
    email: `${name}@example.org`,
    owesCode: false,
    isFactorYoung: false,
    isFromMail: false,
  }) as const;

const session: OwnSession = {
  id: '0b6f3a52-8a7d-4a51-9b43-0d2b6c1f7a10',
  started_at: '2026-03-01T12:30:00+00:00',
  renewed_at: '2026-03-01T12:30:00+00:00',
  has_second_factor: false,
  is_this_one: true,
};

const never = () => new Promise<never>(() => {});

/** Creates a gateway that has only these functions. */
const gatewayWith = (calls: Partial<AccountsGateway>) => calls as AccountsGateway;

const ownWith = (calls: Partial<OwnAccountGateway>) =>
  ({ address: never, dispatches: never, ...calls }) as OwnAccountGateway;

const walk: OwnDispatch = {
  id: 'one',
  user_id: 'id-of-ada',
  aed_id: 'sample-town-hall',
  aed_name: 'Town Hall',
  aed_address: '',
  human_approval_granted: false,
  queued_at: null,
  dispatch_method: 'foot',
  dispatch_time: '2026-03-01T12:30:00+00:00',
  distance_km: 0.3,
  estimated_time_minutes: 4,
  status: 'dispatched',
};

test('a visitor who signs in after somebody else on the same page sees none of their data', async () => {
  const ada = gatewayWith({ sessions: async () => [session], factorId: async () => null });
  const adasOwn = ownWith({ dispatches: async () => [walk] });
  const { rerender } = render(
    <MyAccount gateway={ada} own={adasOwn} account={signedIn('ada')} proveDispatches={never} />,
    {
      wrapper: MemoryRouter,
    },
  );
  expect(await screen.findByText('Town Hall')).toBeTruthy();
  expect(screen.getByText(/On foot · 4.0 min, 0.30 km · dispatched · sample data/)).toBeTruthy();
  expect(await screen.findByText(/this browser/)).toBeTruthy();
  expect(await screen.findByText('Set up an authenticator app')).toBeTruthy();
  const nothing = gatewayWith({ sessions: never, factorId: never });
  rerender(<MyAccount gateway={nothing} own={ownWith({})} account={signedIn('grace')} proveDispatches={never} />);
  expect(screen.getByText('You are signed in as grace@example.org.')).toBeTruthy();
  expect(screen.queryByText(/this browser/)).toBeNull();
  expect(screen.queryByText('Set up an authenticator app')).toBeNull();
  expect(screen.queryByText('Town Hall')).toBeNull();
});

test('each dispatch shows the result of its proof', async () => {
  const rows = ['proven', 'new', 'changed'].map((id) => ({ ...walk, id, aed_name: id }));
  const prove: ProveDispatches = async () =>
    new Map([
      ['proven', { is: 'proven', position: 41, file: 'c2sp.org/tlog-proof@v1' }],
      ['new', { is: 'waiting' }],
      ['changed', { is: 'not-proven', position: 7, why: 'The row is not the one that was entered at position 7.' }],
    ]);
  render(
    <MyAccount
      gateway={gatewayWith({ sessions: never, factorId: never })}
      own={ownWith({ dispatches: async () => rows })}
      account={signedIn('mary')}
      proveDispatches={prove}
    />,
    { wrapper: MemoryRouter },
  );
  expect(await screen.findByText('Ledger entry 41: proven')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Download proof/ }).map(({ textContent }) => textContent)).toEqual([
    'Download proof of entry 41, proven',
  ]);
  expect(screen.getByText('Waiting for the next checkpoint of the ledger.')).toBeTruthy();
  expect(screen.getByText('The row is not the one that was entered at position 7.').parentElement?.textContent).toBe(
    'Ledger entry 7: not proven. The row is not the one that was entered at position 7.',
  );
});

test('an unreadable ledger proves nothing, and the dispatches are still listed', async () => {
  const prove = () => Promise.reject(new Error('fetch failed'));
  render(
    <MyAccount
      gateway={gatewayWith({ sessions: never, factorId: never })}
      own={ownWith({ dispatches: async () => [walk] })}
      account={signedIn('joan')}
      proveDispatches={prove}
    />,
    { wrapper: MemoryRouter },
  );
  expect(await screen.findByText('We could not load the ledger, so nothing is proven. Try again later.')).toBeTruthy();
  expect(screen.getByText('Town Hall')).toBeTruthy();
});

test('deletes nothing until the address is typed, and shows a refusal by the server', async () => {
  const asked: string[] = [];
  const own = ownWith({
    showPassword: async (email, password) => void asked.push(`password of ${email}: ${password}`),
    deleteAccount: async (userId, confirmation) => {
      asked.push(`deletion of ${userId}: ${confirmation}`);
      throw Object.assign(new Error('The last administrator cannot be deleted. Make another first.'), { status: 400 });
    },
  });
  const gateway = gatewayWith({ sessions: never, factorId: async () => null });
  render(<MyAccount gateway={gateway} own={own} account={signedIn('ada')} proveDispatches={never} />, {
    wrapper: MemoryRouter,
  });
  const field = await screen.findByLabelText('Type your e-mail address to confirm: ada@example.org');
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'plum tree' } });
  fireEvent.change(field, { target: { value: 'grace@example.org' } });
  const button = screen.getByRole('button', { name: 'Delete my account for good' });
  fireEvent.click(button);
  expect(await screen.findByText(/This is not the e-mail address of your account/)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: ' Ada@Example.org ' } });
  fireEvent.click(button);
  expect(await screen.findByText(/The last administrator cannot be deleted/)).toBeTruthy();
  expect(asked).toEqual(['password of ada@example.org: plum tree', 'deletion of id-of-ada: Ada@Example.org']);
});

async function askForAddress(changeAddress: OwnAccountGateway['changeAddress'], isFromMail: boolean) {
  const gateway = gatewayWith({ sessions: never, factorId: never });
  const account = { ...signedIn(isFromMail ? 'hedy' : 'grace'), isFromMail };
  render(<MyAccount gateway={gateway} own={ownWith({ changeAddress })} account={account} proveDispatches={never} />, {
    wrapper: MemoryRouter,
  });
  const form = within(await screen.findByRole('form', { name: 'Change the e-mail address' }));
  fireEvent.change(form.getByLabelText('New e-mail address'), { target: { value: 'new@example.org' } });
  return { form, press: () => fireEvent.click(form.getByRole('button', { name: 'Send the messages' })) };
}

test('changing the address requires the current password, which is cleared from the form', async () => {
  const sent: unknown[] = [];
  const { form, press } = await askForAddress(async (...args) => void sent.push(args), false);
  press();
  expect(await form.findByText('Enter your password.')).toBeTruthy();
  expect(sent).toEqual([]);
  const field = () => form.getByLabelText<HTMLInputElement>('Current password');
  fireEvent.change(field(), { target: { value: 'plum tree' } });
  press();
  await waitFor(() => expect(sent).toEqual([['new@example.org', 'plum tree']]));
  const emptied = await screen.findByRole('form', { name: 'Change the e-mail address' });
  await waitFor(() => expect(within(emptied).getByLabelText<HTMLInputElement>('Current password').value).toBe(''));
});

test('a visitor who has just followed a link enters no password unless the server requires it', async () => {
  const sent: unknown[] = [];
  const refusal = Object.assign(new Error('Current password required'), {
    code: 'current_password_required',
    status: 400,
  });
  const { form, press } = await askForAddress((...args) => {
    sent.push(args);
    return sent.length === 1 ? Promise.reject(refusal) : Promise.resolve();
  }, true);
  expect(form.queryByLabelText('Current password')).toBeNull();
  press();
  expect(await form.findByText('Enter your password.')).toBeTruthy();
  fireEvent.change(form.getByLabelText('Current password'), { target: { value: 'plum tree' } });
  press();
  await waitFor(() =>
    expect(sent).toEqual([
      ['new@example.org', undefined],
      ['new@example.org', 'plum tree'],
    ]),
  );
});

test('setting up a second factor requires the password, and a wrong one is reported', async () => {
  const gateway = gatewayWith({
    sessions: never,
    factorId: async () => null,
    beginFactor: async (present) => {
      if (present !== 'plum tree')
        throw Object.assign(new Error('wrong'), { code: 'current_password_invalid', status: 400 });
      return { id: 'the app', picture: 'data:,', key: 'ABCD2345' };
    },
  });
  render(<MyAccount gateway={gateway} own={ownWith({})} account={signedIn('joan')} proveDispatches={never} />, {
    wrapper: MemoryRouter,
  });
  const form = within(await screen.findByRole('form', { name: 'Set up two-step verification' }));
  const show = (password: string) => {
    fireEvent.change(form.getByLabelText('Current password'), { target: { value: password } });
    fireEvent.click(form.getByRole('button', { name: 'Set up an authenticator app' }));
  };
  show('');
  expect(await form.findByText('Enter your password.')).toBeTruthy();
  show('cherry tree');
  expect(await form.findByText('This is not your current password. Check it and try again.')).toBeTruthy();
  show('plum tree');
  expect(await screen.findByText('ABCD2345')).toBeTruthy();
});

test('confirms that a second factor was removed, and reports a session that could not be renewed', async () => {
  let factor: string | null = 'the app';
  const gateway = gatewayWith({
    sessions: async () => [session],
    factorId: async () => factor,
    removeFactor: async () => {
      factor = null;
    },
    renewSession: () => Promise.reject(new Error('fetch failed')),
  });
  render(<MyAccount gateway={gateway} own={ownWith({})} account={signedIn('ida')} proveDispatches={never} />, {
    wrapper: MemoryRouter,
  });
  fireEvent.click(await screen.findByText('Remove it'));
  expect(await screen.findByText('Set up an authenticator app')).toBeTruthy();
  expect(readToasts().map(({ title, description }) => [title, description])).toEqual([
    [
      'Two-step verification is off',
      'This browser could not renew its session. If something does not work, sign out and in again.',
    ],
  ]);
});

test('a question about a report is answered once, and a refused answer stays in the field with the error', async () => {
  const question = { id: 'q', words: 'Which floor?', answer: null };
  const report = {
    id: 'r',
    about: 'osm/node/1',
    kind: 'gone',
    reportedAt: '2026-03-01T12:30:00+00:00',
    state: 'asked',
  } as const;
  const answered: string[][] = [];
  const own = ownWith({
    reports: async () =>
      answered.length < 2
        ? [{ ...report, question }]
        : [{ ...report, question: { ...question, answer: 'The third.' } }],
    answer: async (...args) => {
      answered.push(args);
      if (answered.length === 1) throw Object.assign(new Error('This question is closed.'), { status: 400 });
    },
  });
  const gateway = gatewayWith({ sessions: never, factorId: never });
  render(<MyAccount gateway={gateway} own={own} account={signedIn('emmy')} proveDispatches={never} />, {
    wrapper: MemoryRouter,
  });
  const form = within(await screen.findByRole('form', { name: 'Answer to: Which floor?' }));
  const press = () => fireEvent.click(form.getByRole('button', { name: 'Send answer' }));
  press();
  expect(await form.findByText('Write your answer first.')).toBeTruthy();
  fireEvent.change(form.getByLabelText('Your answer'), { target: { value: ' The third. ' } });
  press();
  expect(await form.findByText('This question is closed.')).toBeTruthy();
  press();
  expect(await screen.findByText('You answered: The third.')).toBeTruthy();
  expect(screen.queryByRole('form', { name: /^Answer to/ })).toBeNull();
  expect(answered).toEqual(Array(2).fill(['r', 'q', 'The third.']));
});
