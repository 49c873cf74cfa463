import { refuseCall } from './load/api-refusal.ts';

/**
 * Refuses a request with more than one Host, as RFC 9112 (3.2) asks: what stands before this server may have gone by the other one.
 * Undefined for any other. `rawHeaders` are names and values in turn, as Node gives them.
 */
export function refuseSecondHost(rawHeaders: readonly string[]): Response | undefined {
  const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length <= 1) return undefined;
  return refuseCall({
    status: 400,
    code: 'host_twice',
    message: `Got ${hosts.length} Host headers, expected one.`,
    hint: 'Send the header once.',
    headers: { Connection: 'close' },
  });
}
