// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Administration } from './administration.tsx';

afterEach(cleanup);

test('a visitor finds the panel closed', () => {
  render(<Administration />);
  const title = screen.getByRole('heading', { name: 'Admin Access Required' });
  expect(title.nextElementSibling?.textContent).toBe('You need administrator privileges to access this panel.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
