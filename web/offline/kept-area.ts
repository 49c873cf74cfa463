import type { MapTile } from '../../domain/map-tile.ts';
import { type CountedCell, cellsCovering, countAeds } from '../../domain/registry-area.ts';
import { checksumListPath } from '../../domain/registry-checksum.ts';
import { cellPath, parseRegistryIndex, type RegistryIndex } from '../../domain/registry-index.ts';
import { cacheName } from './cache-names.ts';
import { indexAddress, registryAddress } from './registry-address.ts';

/** What a visitor has asked to keep: ground, as the cells of one version of the registry. It stays on the device. */
export interface KeptArea {
  readonly version: string;
  /** When it was fetched, as ISO 8601. */
  readonly keptAt: string;
  readonly tiles: readonly MapTile[];
  readonly aedCount: number;
}

export interface KeepRequest {
  /** Chooses the cells to keep, beside those that are kept already. */
  readonly choose: (index: RegistryIndex) => readonly CountedCell[];
  readonly onProgress: (done: number, total: number) => void;
  readonly now: Date;
}

/** Requests on their way at once. */
const atOnce = 4;

/** An address nobody asks the server for. */
const recordAddress = '/kept-area-of-this-device';

const openKept = () => caches.open(cacheName.keptArea);

/** The cells' own addresses. */
const cellsOf = ({ tiles, version }: KeptArea) =>
  tiles.map((tile) => `${registryAddress()}/${cellPath(tile, version)}`);

/** The lists by which a cell is held to its checksum; one covers many cells. */
const listsOf = ({ tiles, version }: KeptArea) => [
  ...new Set(tiles.map((tile) => `${registryAddress()}/${checksumListPath(tile, version)}`)),
];

/** What is kept, or null. */
export async function readKeptArea(): Promise<KeptArea | null> {
  const record = await (await openKept()).match(recordAddress);
  return record === undefined ? null : ((await record.json()) as KeptArea);
}

async function fetchSound(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: got status ${answer.status}, expected 200; try again.`);
  return answer;
}

/** Fetches what is not kept yet, a few at a time; each address names its content's version, so what is there is right. */
async function keepEach(addresses: readonly string[], onProgress: KeepRequest['onProgress']): Promise<void> {
  const store = await openKept();
  const left = [...addresses];
  let done = 0;
  async function work(): Promise<void> {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      if ((await store.match(address)) === undefined) await store.put(address, await fetchSound(address));
      done += 1;
      onProgress(done, addresses.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Removes what the record does not name, such as the cells of an earlier version or of a keeping that broke off. */
async function tidy(record: KeptArea | null): Promise<void> {
  const store = await openKept();
  const named = record === null ? [] : [recordAddress, indexAddress(), ...cellsOf(record), ...listsOf(record)];
  const wanted = new Set(named.map((address) => new URL(address, location.href).href));
  for (const { url } of await store.keys()) if (!wanted.has(url)) await store.delete(url);
}

/**
 * Keeps the chosen cells and the index that names them, and fetches anew what is kept already where a newer registry is published. All
 * or nothing: until the last file is there the former area stays as it is. Rejects with the cause where the network or the room fails.
 */
export async function keepArea({ choose, onProgress, now }: KeepRequest): Promise<KeptArea> {
  const former = await readKeptArea();
  const answer = await fetchSound(indexAddress());
  const index = parseRegistryIndex(await answer.clone().json());
  const cells = unite(choose(index), cellsCovering(index.tree, former?.tiles ?? []));
  const record: KeptArea = {
    version: index.version,
    keptAt: now.toISOString(),
    tiles: cells.map(({ tile }) => tile),
    aedCount: countAeds(cells),
  };
  try {
    await keepEach(cellsOf(record), onProgress);
    await keepEach(listsOf(record), () => undefined);
    const store = await openKept();
    await store.put(indexAddress(), answer);
    await store.put(recordAddress, Response.json(record));
  } finally {
    await tidy(await readKeptArea());
  }
  return record;
}

function unite(some: readonly CountedCell[], others: readonly CountedCell[]): readonly CountedCell[] {
  const byName = new Map([...some, ...others].map((cell) => [`${cell.tile.z}/${cell.tile.x}/${cell.tile.y}`, cell]));
  return [...byName.values()];
}

export async function forgetKeptArea(): Promise<void> {
  await caches.delete(cacheName.keptArea);
}
