// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ArchitectureLink } from './architecture-link.tsx';

afterEach(cleanup);

test('links to the architecture page', () => {
  render(<ArchitectureLink />, { wrapper: MemoryRouter });
  screen.getByRole('heading', { name: 'Learn About Our System' });
  expect(screen.getByRole('link', { name: 'View System Architecture' }).getAttribute('href')).toBe('/architecture');
});
