// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccessTiers } from './access-tiers.tsx';

beforeEach(() => {
  render(<AccessTiers />, { wrapper: MemoryRouter });
});
afterEach(cleanup);

const tier = (name: string) => within(screen.getByRole('article', { name }));

test('Free costs nothing forever, is marked popular, and links to the map', () => {
  tier('Free').getByText('$0');
  tier('Free').getByText('forever');
  tier('Free').getByText('Popular');
  expect(tier('Free').getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/#map');
});

test.each([
  ['Convenience', '$29'],
  ['Concierge', '$500'],
])('%s costs %s per month and cannot be bought yet', (name, price) => {
  tier(name).getByText(price);
  tier(name).getByText('per month');
  expect(tier(name).getByRole('button', { name: 'Coming Soon' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('article', { name }).hasAttribute('data-coming-soon')).toBe(true);
});

test('offers no subscription', () => {
  expect(screen.queryByText('Subscribe Now')).toBeNull();
});

test('the note names the ways to pay', () => {
  expect(screen.queryByText('Secure payments via Stripe, Ethereum, or MetaMask wallet')).not.toBeNull();
});
