import { expect, it } from 'vitest';
import { parseAccess } from './parse-access.ts';

it.each([
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['yes', 'yes'],
  ['Customers', 'customers'],
  ['PRIVATE', 'private'],
  ['Private property', 'private'],
  ['Staff only', 'private'],
  ['Residents only', 'private'],
  ['Members', 'private'],
  ['Restricted access', 'private'],
  ['employees', 'private'],
  ['Nur Mitarbeiter', 'private'],
  ['Réservé au personnel', 'private'],
  ['Accès privé', 'private'],
  ['Solo empleados', 'private'],
  ['customers;private', 'private'],
  ['yes; members', 'private'],
  ['No public access', 'no'],
  ['Not public', 'no'],
  ['nicht öffentlich', 'no'],
  ['No access', 'no'],
  ['Public', 'yes'],
  ['Open to all', 'yes'],
  ['Öffentlich zugänglich', 'yes'],
  ['Accès libre', 'yes'],
  ['On request', 'permit'],
  ['Auf Anfrage', 'permit'],
])('reads %j as access: %s', (text, access) => {
  expect(parseAccess(text)).toBe(access);
});

it.each(['Public during lessons', 'Ask staff at the desk', 'not for customers', 'see notice', 'only'])(
  'does not interpret %j, which has an unknown word or says too little',
  (text) => {
    expect(parseAccess(text)).toBe('unknown');
  },
);
