import { isIP } from 'node:net';

/**
 * The address a request comes from. With `trustedProxies` proxies before the server it is the entry of X-Forwarded-For that
 * the outermost of them wrote: whatever stands left of it, the sender made up.
 */
export function clientIpOf(forwardedFor: string | null, socketAddress: string, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === null) return socketAddress;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const entry = entries.at(-trustedProxies) ?? entries[0] ?? '';
  return isIP(entry) === 0 ? socketAddress : entry;
}
