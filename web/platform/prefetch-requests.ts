/** A prefetched response older than this is not used, because its content may be out of date. */
const maxAgeMs = 20_000;

const coming = new Map<string, { readonly atMs: number; readonly response: Promise<Response> }>();

const keyOf = (address: string, method = 'GET') => `${method} ${address}`;

/** Requests a URL in advance, for code that is still loading. `fetchPrefetched` then returns this response once. */
export function prefetch(address: string, init?: RequestInit): void {
  const response = fetch(address, init);
  coming.set(keyOf(address, init?.method), { atMs: performance.now(), response });
  response.catch(() => {}); // A failure is reported to the caller of `fetchPrefetched`.
}

/** Works like `fetch`, but first looks for a recent response to a `prefetch` of the same URL and method. */
export const fetchPrefetched: typeof fetch = async (address, init) => {
  const key = keyOf(String(address), init?.method);
  const ahead = coming.get(key);
  coming.delete(key);
  if (ahead === undefined || performance.now() - ahead.atMs > maxAgeMs) return fetch(address, init);
  const { signal } = init ?? {};
  if (!signal) return ahead.response;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    ahead.response.then(resolve, reject);
  });
};
