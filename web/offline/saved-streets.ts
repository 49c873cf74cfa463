import { cacheName, savedRequestCacheMode } from './cache-names.ts';

/** Concurrent requests. */
const atOnce = 4;

/**
 * Saves the streets of an area by their URLs, including the index. Other areas' files stay; a file with a content hash
 * in its name is downloaded once. Rejects with the cause if network or storage fails.
 */
export async function saveStreets(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(cacheName.keptStreets);
  const left = [...addresses];
  async function work(): Promise<void> {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const isIndex = address.endsWith('/index.json');
      if (!isIndex && (await store.match(address)) !== undefined) continue;
      const answer = await fetch(address, { cache: isIndex ? 'no-cache' : savedRequestCacheMode });
      if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Try again.`);
      await store.put(address, answer);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

export async function deleteSavedStreets(): Promise<void> {
  await caches.delete(cacheName.keptStreets);
}
