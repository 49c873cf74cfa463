// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccessSystem } from './access-system.tsx';

afterEach(cleanup);

test('Access System is a disabled link that says why', () => {
  render(<AccessSystem />);
  const link = screen.getByRole('link', { name: 'Access System' });
  expect(link.hasAttribute('href')).toBe(false);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  const note = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/^Not available/);
});
