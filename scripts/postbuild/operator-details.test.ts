import { expect, test } from 'vitest';
import { formatMissingOperatorWarning, requireValidContact } from './operator-details.ts';

const whole = {
  VITE_SITE_OPERATOR: 'Town of Springfield',
  VITE_SITE_OPERATOR_ADDRESS: '1 Main Street, Springfield',
  VITE_SITE_CONTACT: 'privacy@springfield.example',
};

test('a build without operator details warns of what is missing, and a complete one says nothing', () => {
  expect(formatMissingOperatorWarning({})).toMatch(
    /^Operator details are missing: set VITE_SITE_OPERATOR, VITE_SITE_OPERATOR_ADDRESS, VITE_SITE_CONTACT and build again/,
  );
  expect(formatMissingOperatorWarning({ ...whole, VITE_SITE_CONTACT: '  ' })).toMatch(/set VITE_SITE_CONTACT and/);
  expect(formatMissingOperatorWarning(whole)).toBeUndefined();
});

test.each(['', ' privacy@springfield.example ', 'https://springfield.example/contact'])(
  'accepts %j as a contact',
  (contact) => {
    expect(() => requireValidContact({ VITE_SITE_CONTACT: contact })).not.toThrow();
  },
);

test.each(['springfield', 'http://springfield.example', 'javascript:alert(1)', 'mailto:a@b.example', 'a b@c.example'])(
  'refuses %j as a contact',
  (contact) => {
    expect(() => requireValidContact({ VITE_SITE_CONTACT: contact })).toThrow(`VITE_SITE_CONTACT is '${contact}'`);
  },
);
