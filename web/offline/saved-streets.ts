import { cacheName, savedRequestCacheMode } from './cache-names.ts';

const maxConcurrentRequests = 4;

const openSaved = () => caches.open(cacheName.keptStreets);

/** Returns the URLs of the saved street files and of their index. */
export async function readSavedStreetUrls(): Promise<string[]> {
  return (await (await openSaved()).keys()).map(({ url }) => url);
}

/** Returns the saved index of the streets, or null if none is saved. */
export async function readSavedStreetIndex(address: string): Promise<unknown> {
  return (await (await openSaved()).match(address))?.json() ?? null;
}

async function download(address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Try again.`);
  return answer;
}

/** The street files to save, and the index that lists them. */
export interface StreetsToSave {
  readonly indexAddress: string;
  readonly addresses: readonly string[];
  /** Whether an index lists these files. It does not if newer streets were published in the meantime. */
  readonly isListedBy: (index: unknown) => boolean;
}

/**
 * Saves street files and then their index, which replaces the previous one. The previous streets remain until the last
 * file has arrived. Files that the new index does not list are then deleted. A saved file is not downloaded again,
 * because its name contains a hash of its content. Rejects with the cause if the network or the storage fails.
 */
export async function saveStreets({ indexAddress, addresses, isListedBy }: StreetsToSave): Promise<void> {
  const store = await openSaved();
  const left = [...addresses];
  async function work(): Promise<void> {
    for (let address = left.shift(); address !== undefined; address = left.shift())
      if ((await store.match(address)) === undefined)
        await store.put(address, await download(address, savedRequestCacheMode));
  }
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  const index = await download(indexAddress, 'no-cache');
  if (!isListedBy(await index.clone().json())) throw new Error('Newer streets have been published. Try again.');
  await store.put(indexAddress, index);
  const listed = new Set([indexAddress, ...addresses].map((address) => new URL(address, location.href).href));
  for (const { url } of await store.keys()) if (!listed.has(url)) await store.delete(url);
}

export async function deleteSavedStreets(): Promise<void> {
  await caches.delete(cacheName.keptStreets);
}
