import { cacheName, keptRequestCache } from './cache-names.ts';

/** Requests on their way at once. */
const atOnce = 4;

/**
 * Keeps the streets of an area by the addresses of their files, the index among them. What is kept of another area stays; a file whose
 * name holds its content's hash is fetched once. Rejects with the cause where the network or the room fails.
 */
export async function saveStreets(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(cacheName.keptStreets);
  const left = [...addresses];
  async function work(): Promise<void> {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const isIndex = address.endsWith('/index.json');
      if (!isIndex && (await store.match(address)) !== undefined) continue;
      const answer = await fetch(address, { cache: isIndex ? 'no-cache' : keptRequestCache });
      if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Try again.`);
      await store.put(address, answer);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

export async function forgetStreets(): Promise<void> {
  await caches.delete(cacheName.keptStreets);
}
