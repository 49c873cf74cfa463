// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PageCheckResults } from './page-check-results.tsx';

const sound = { path: '/bluezones/okinawa', differing: [] };
const altered = { path: '/bluezones/monaco', differing: ['profile/monaco'] };
const unread = { path: '/bluezones/malta', differing: null };
const alsoUnread = { path: '/bluezones/qatar', differing: null };

const status = () => screen.getByRole('status');

describe('a page that could not be read', () => {
  test('is counted apart from those that contain their records', () => {
    render(<PageCheckResults findings={[sound, unread]} />);
    expect(status().textContent).toBe(
      'The 1 page that could be read carries its records as published. 1 page could not be read and is not judged: check the connection and read again.',
    );
    expect(status().dataset.verdict).toBe('open');
    expect(screen.getByRole('listitem').textContent).toBe('/bluezones/malta: could not be read');
  });

  test('is not called different when none could be read', () => {
    render(<PageCheckResults findings={[unread, alsoUnread]} />);
    expect(status().textContent).toBe(
      '2 pages could not be read and are not judged: check the connection and read again.',
    );
    expect(status().dataset.verdict).toBe('open');
  });

  test('is not counted among those that differ', () => {
    render(<PageCheckResults findings={[altered, unread, alsoUnread]} />);
    expect(status().textContent).toBe(
      '1 page does not carry its records as published. 2 pages could not be read and are not judged: check the connection and read again.',
    );
    expect(status().dataset.verdict).toBe('bad');
  });
});

test('says that all pages contain their records, and names none', () => {
  render(<PageCheckResults findings={[sound, { path: '/bluezones/malta', differing: [] }]} />);
  expect(status().textContent).toBe('All 2 pages carry the published records.');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('shows nothing before the pages are checked', () => {
  render(<PageCheckResults findings={null} />);
  expect(status().textContent).toBe('');
});
