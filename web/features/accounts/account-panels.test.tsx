// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { AccountsGateway } from '../../backend/accounts-gateway.ts';
import { ResetPasswordPanel } from './reset-password-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

afterEach(cleanup);

const ada = {
  status: 'signed-in',
  userId: 'id-of-ada',
  email: 'ada@example.org',
  owesCode: false,
  isFactorYoung: false,
} as const;

/** Creates a gateway that has only these functions. */
const gatewayWith = (calls: Partial<AccountsGateway> = {}) => calls as AccountsGateway;

const show = (panel: ReactNode) => render(panel, { wrapper: MemoryRouter });

test('a visitor signed in by password cannot set a new one here, and gets a link to where they can', () => {
  show(<ResetPasswordPanel gateway={gatewayWith()} account={{ ...ada, isFromMail: false }} />);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Change it in my account' }).getAttribute('href')).toBe('/my-account');
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/sign-in/forgotten');
});

test('a visitor who came by a mailed link sets a new password, even after reloading the page', async () => {
  const chosen: string[] = [];
  const gateway = gatewayWith({ changePassword: async (password) => void chosen.push(password) });
  show(<ResetPasswordPanel gateway={gateway} account={{ ...ada, isFromMail: true }} />);
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'three geese over the lake' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
  expect(chosen).toEqual(['three geese over the lake']);
});

test.each([
  ['recent', true, 'Save the password'],
  ['older', false, 'Continue'],
])(
  'a visitor who came by a mailed link and owes the code of a %s factor is offered %s',
  (_age, isFactorYoung, button) => {
    const account = { ...ada, owesCode: true, isFactorYoung, isFromMail: true };
    show(<ResetPasswordPanel gateway={gatewayWith()} account={account} />);
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.queryByText('The new password turns it off.', { exact: false }) !== null).toBe(isFactorYoung);
  },
);

test('a visitor whose link is too old learns where to enter the current password, and how to get a new link', async () => {
  const refusal = Object.assign(new Error('Current password required'), {
    code: 'current_password_required',
    status: 400,
  });
  const gateway = gatewayWith({ changePassword: () => Promise.reject(refusal) });
  show(<ResetPasswordPanel gateway={gateway} account={{ ...ada, isFromMail: true }} />);
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'three geese over the lake' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  const link = await screen.findByRole('link', { name: 'Ask for a new link' });
  expect(link.getAttribute('href')).toBe('/sign-in/forgotten');
  expect(screen.queryByText('Your password has been changed.')).toBeNull();
});

test('a signed-in visitor who forgot the password can ask for a link', () => {
  show(<SignInPanel gateway={gatewayWith()} account={{ ...ada, isFromMail: false }} mode="forgotten" />);
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
});
