import { isIP } from 'node:net';

/**
 * The client's address. With `trustedProxies` proxies in front of the server it is the X-Forwarded-For entry written by
 * the outermost of them: entries further left may be forged. If that entry is not an address, the socket's address is
 * used, so that all its clients count as one network, and `onUnreadable` is called.
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
 * The address in one entry; undefined if there is none. Some load balancers append the client's port, and then an IPv6
 * address is in brackets; some quote it, as in RFC 7239. An IPv6 address without brackets has no port.
 */
function addressIn(entry: string): string | undefined {
  const bare = entry.trim().replace(/^"(.*)"$/, '$1');
  const { v6, v4 } = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/.exec(bare)?.groups ?? {};
  if (v6 !== undefined) return isIP(v6) === 6 ? v6 : undefined;
  const address = v4 ?? bare;
  return isIP(address) === 0 ? undefined : address;
}
