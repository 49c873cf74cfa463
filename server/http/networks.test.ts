import { expect, test } from 'vitest';
import { networksOf, widestNetworkOf } from './networks.ts';

const names = (clientIp: string) => networksOf(clientIp).map(({ name }) => name);

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2/24']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2/24']],
  ['2001:db8:1:203::a', ['20010db800010203/64', '20010db8000102/56', '20010db80001/48']],
  ['2001:0DB8:1:203:0:0:0:b', ['20010db800010203/64', '20010db8000102/56', '20010db80001/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
  ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
])('puts %s in %j', (clientIp, expected) => {
  expect(names(clientIp)).toEqual(expected);
});

test('a wider network gets a larger share than a narrow one, but not the sum of all', () => {
  const shares = networksOf('2001:db8::1').map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(Math.max(...shares)).toBeLessThan(3);
});

test('two addresses of one site have the same widest network, and those of two sites do not', () => {
  expect(widestNetworkOf('2001:db8:1:2::a')).toBe(widestNetworkOf('2001:db8:1:ffff::b'));
  expect(widestNetworkOf('2001:db8:1:2::a')).not.toBe(widestNetworkOf('2001:db8:2:2::a'));
});
