import { cacheName, savedRequestCacheMode } from './cache-names.ts';

const maxConcurrentRequests = 4;

/**
 * Saves the streets of an area, including the index, by their URLs. It keeps the files of other areas, and downloads a
 * file with a content hash in its name only once. Rejects with the cause if the network or the storage fails.
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
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
}

export async function deleteSavedStreets(): Promise<void> {
  await caches.delete(cacheName.keptStreets);
}
