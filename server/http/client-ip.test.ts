import { expect, test } from 'vitest';
import { clientIpOf } from './client-ip.ts';

const socket = '10.0.0.9';

test('without a proxy nobody can claim another address', () => {
  expect(clientIpOf('203.0.113.5', socket, 0)).toBe('10.0.0.9');
});

test('with proxies the entry counts that the outermost of them wrote', () => {
  expect(clientIpOf('203.0.113.5', socket, 1)).toBe('203.0.113.5');
  expect(clientIpOf('6.6.6.6, 203.0.113.5', socket, 1)).toBe('203.0.113.5');
  expect(clientIpOf('6.6.6.6, 203.0.113.5, 10.0.0.2', socket, 2)).toBe('203.0.113.5');
  expect(clientIpOf('2001:db8::7', socket, 1)).toBe('2001:db8::7');
});

test('what is no address does not count', () => {
  for (const forwarded of [null, '', 'unknown', '203.0.113.5:4711']) {
    expect(clientIpOf(forwarded, socket, 1)).toBe('10.0.0.9');
  }
});
