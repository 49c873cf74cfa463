// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OperatorCard } from './operator-card.tsx';

afterEach(cleanup);

const nobody = { name: '', postalAddress: '', contact: '' };

test('where nobody has said who runs the site, the page says so', () => {
  render(<OperatorCard operator={nobody} />);
  expect(screen.getByText(/has not given a name/)).toBeTruthy();
});

test('an operator stands there with address and a contact that can be pressed', () => {
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

test('a contact may be a page, and one that is missing is said to be', () => {
  const named = { ...nobody, name: 'Town of Springfield' };
  const { rerender } = render(<OperatorCard operator={{ ...named, contact: 'https://springfield.example/contact' }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://springfield.example/contact');
  rerender(<OperatorCard operator={named} />);
  expect(screen.getByText('The operator has given no contact.')).toBeTruthy();
});
