import { isIPv6 } from 'node:net';
import { memoizeLatest } from './memoize-latest.ts';

/** A network that contains an address. Its budget is `share` times that of one household. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/**
 * Returns the networks that contain an address, narrowest first. A household has one IPv4 address or an IPv6 /64. A
 * company often has a /56 or a /48, and could send from up to 65,536 different /64 networks. So each wider network is
 * counted too. Its budget is larger, but much less than the sum of the budgets within it. An IPv4 /24 may belong to
 * many customers of one provider.
 */
export const networksOf = memoizeLatest(networksAround);

function networksAround(clientIp: string): readonly [Network, ...Network[]] {
  const address = mappedIpv4(clientIp) ?? clientIp;
  if (!isIPv6(address)) {
    const wide = `${address.split('.').slice(0, 3).join('.')}/24`;
    return [
      { name: address, share: 1 },
      { name: wide, share: 4 },
    ];
  }
  const digits = hexDigits(address);
  return [
    { name: `${digits.slice(0, 16)}/64`, share: 1 },
    { name: `${digits.slice(0, 14)}/56`, share: 1.5 },
    { name: `${digits.slice(0, 12)}/48`, share: 2 },
  ];
}

/** Returns the network that usually stays the same when a household's address changes: the /24 or /48. */
export function widestNetworkOf(clientIp: string): string {
  return (networksOf(clientIp).at(-1) as Network).name;
}

function mappedIpv4(clientIp: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clientIp)?.[1];
}

/** Returns the 32 hexadecimal digits of an IPv6 address. */
function hexDigits(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groupsOf = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => group.padStart(4, '0')).join('');
}
