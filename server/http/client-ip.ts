import { isIP } from 'node:net';

/**
 * Returns the client's address. Behind `trustedProxies` proxies, the address is in the X-Forwarded-For entry that the
 * outermost proxy has written. Entries further left may be forged. If the entry of the outermost proxy is not an
 * address, `onUnreadable` is called and the address of the socket is returned. All clients of the proxy then count as
 * one network.
 */
export function clientIpOf(
  forwardedFor: string | null,
  socketAddress: string,
  trustedProxies: number,
  onUnreadable?: () => void,
): string {
  if (trustedProxies === 0 || forwardedFor === null) return socketAddress;
  const entries = forwardedFor.split(',');
  const address = addressIn(entries.at(-trustedProxies) ?? entries[0] ?? '');
  if (address !== undefined) return address;
  onUnreadable?.();
  return socketAddress;
}

/**
 * Returns the address in an entry of X-Forwarded-For, or undefined if the entry contains none. Some load balancers
 * append the client's port, and an IPv6 address is then in brackets. Some put the address in quotation marks, as in RFC
 * 7239.
 */
function addressIn(entry: string): string | undefined {
  const bare = entry.trim().replace(/^"(.*)"$/, '$1');
  const { v6, v4 } = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/.exec(bare)?.groups ?? {};
  if (v6 !== undefined) return isIP(v6) === 6 ? v6 : undefined;
  const address = v4 ?? bare;
  return isIP(address) === 0 ? undefined : address;
}
