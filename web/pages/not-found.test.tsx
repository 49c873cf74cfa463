// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import NotFound from './not-found.tsx';

afterEach(cleanup);

test('logs the missing path once, and links home', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Stub = createRoutesStub([{ path: '*', Component: NotFound }]);
  render(<Stub initialEntries={['/bluezones/atlantis']} />);
  expect(log.mock.calls).toEqual([['404: no page at /bluezones/atlantis']]);
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
