import { expect, test } from 'vitest';
import { clientIpOf } from './client-ip.ts';

const socket = '10.0.0.9';

test('without a proxy nobody can claim another address', () => {
  expect(clientIpOf('203.0.113.5', socket, 0)).toBe('10.0.0.9');
});

test('with proxies uses the entry that the outermost of them wrote', () => {
  expect(clientIpOf('203.0.113.5', socket, 1)).toBe('203.0.113.5');
  expect(clientIpOf('6.6.6.6, 203.0.113.5', socket, 1)).toBe('203.0.113.5');
  expect(clientIpOf('6.6.6.6, 203.0.113.5, 10.0.0.2', socket, 2)).toBe('203.0.113.5');
  expect(clientIpOf('2001:db8::7', socket, 1)).toBe('2001:db8::7');
});

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['6.6.6.6:1, 203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8::7:443', '2001:db8::7:443'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('reads the entry %s without its port, brackets and quotation marks', (forwarded, address) => {
  const unreadable: string[] = [];
  expect(clientIpOf(forwarded, socket, 1, () => unreadable.push(forwarded))).toBe(address);
  expect(unreadable).toEqual([]);
});

test('ignores and reports an invalid address', () => {
  const odd = [
    '',
    'unknown',
    '_hidden',
    '203.0.113.7:',
    '203.0.113.7:port',
    '203.0.113.700',
    '[203.0.113.7]',
    '[2001:db8::7',
    '""',
  ];
  const reported: string[] = [];
  for (const forwarded of odd) {
    expect(clientIpOf(forwarded, socket, 1, () => reported.push(forwarded))).toBe('10.0.0.9');
  }
  expect(reported).toEqual(odd);
});

test('reports nothing when a proxy writes nothing, or none is trusted', () => {
  const reported: (string | null)[] = [];
  expect(clientIpOf(null, socket, 1, () => reported.push(null))).toBe('10.0.0.9');
  expect(clientIpOf('unknown', socket, 0, () => reported.push('unknown'))).toBe('10.0.0.9');
  expect(reported).toEqual([]);
});
