// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EmergencyNotice } from './emergency-notice.tsx';

beforeEach(() => {
  render(<EmergencyNotice />, { wrapper: MemoryRouter });
});
afterEach(cleanup);

test('says to call 911, word for word', () => {
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toBe(
    'Contact 911 for all emergencies. If you are experiencing an emergency, Call 911 immediately. Emergency Assistance is not available through this web site.',
  );
});

test('opens the official page about 911 in a new tab without access to this window', () => {
  const link = screen.getByRole('link', { name: 'Learn about 911' });
  expect(link.getAttribute('href')).toBe('https://www.911.gov/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test.each([
  ['911', '911 - Feature coming soon'],
  ['EMT', 'EMT - Feature coming soon'],
  ['Drone', 'Drone (5 min max) - Feature coming soon'],
])('the button %s is disabled and says why', (label, title) => {
  const button = screen.getByRole('button', { name: label });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(button.getAttribute('title')).toBe(title);
});

test('links to the AED locator', () => {
  expect(screen.getByRole('link', { name: 'Find an AED' }).getAttribute('href')).toBe('/aed');
});
