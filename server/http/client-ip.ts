import { isIP } from 'node:net';

/**
 * The address a request comes from. With `trustedProxies` proxies before the server it is the entry of X-Forwarded-For that
 * the outermost of them wrote: whatever stands left of it, the sender made up. An entry that is no address counts as the socket's, so that
 * all its senders are one network: `onUnreadable` hears of it.
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
 * The address in one entry; undefined if there is none. Some balancers write the sender's port behind it, and then an IPv6 address is in
 * brackets; some write either in quotation marks, as RFC 7239 has it. An IPv6 address without brackets is taken whole: its end is no port.
 */
function addressIn(entry: string): string | undefined {
  const bare = entry.trim().replace(/^"(.*)"$/, '$1');
  const { v6, v4 } = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/.exec(bare)?.groups ?? {};
  if (v6 !== undefined) return isIP(v6) === 6 ? v6 : undefined;
  const address = v4 ?? bare;
  return isIP(address) === 0 ? undefined : address;
}
