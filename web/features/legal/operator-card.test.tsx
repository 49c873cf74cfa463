// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OperatorCard } from './operator-card.tsx';

afterEach(cleanup);

const nobody = { name: '', postalAddress: '', contact: '' };

test('the page says so when no operator is named', () => {
  render(<OperatorCard operator={nobody} />);
  expect(screen.getByText(/has not given a name/)).toBeTruthy();
});

test('shows the operator with address and a contact link', () => {
  render(
    <OperatorCard
      operator={{ name: 'Town of Springfield', postalAddress: '1 Main Street', contact: 'privacy@springfield.example' }}
    />,
  );
  expect(screen.getByText('Town of Springfield')).toBeTruthy();
  expect(screen.getByText('1 Main Street')).toBeTruthy();
  const contact = screen.getByRole('link', { name: 'privacy@springfield.example' });
  expect(contact.getAttribute('href')).toBe('mailto:privacy@springfield.example');
  expect(screen.queryByText(/has not given/)).toBeNull();
});

test('a contact may be a page, and a missing one is reported', () => {
  const named = { ...nobody, name: 'Town of Springfield' };
  const { rerender } = render(<OperatorCard operator={{ ...named, contact: 'https://springfield.example/contact' }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://springfield.example/contact');
  rerender(<OperatorCard operator={named} />);
  expect(screen.getByText('The operator has given no contact.')).toBeTruthy();
});
