import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { RegisteredAed } from '../../domain/aed-registry.ts';
import { encodeAed } from '../../domain/registry-cell.ts';
import { cellName } from '../../domain/registry-checksum.ts';
import { sealCells } from '../../registry/write/seal-cells.ts';

/** Two AEDs in Madrid that do not exist, and one on the other side of the world. */
const aeds: readonly { readonly id: string; readonly name: string; readonly position: readonly [number, number] }[] = [
  { id: 'made-up/1', name: 'Made-up Theatre', position: [-3.7045, 40.4172] },
  { id: 'made-up/2', name: 'Made-up Library', position: [-3.7001, 40.4201] },
  { id: 'made-up/3', name: 'Made-up Harbour', position: [178.44, -18.14] },
];

function registered({ id, name, position }: (typeof aeds)[number]): RegisteredAed {
  return {
    id,
    name,
    position,
    address: '1 Example Street',
    location: {},
    level: null,
    isIndoor: null,
    isLocked: null,
    access: 'yes',
    phone: null,
    hasChildPads: null,
    hours: { open: [0, 10_080], unsure: [], exceptions: [], knownUntil: null },
    hoursText: '24/7',
    timeZone: 'Europe/Madrid',
    checked: null,
    sources: ['made-up'],
    sameAs: [],
  };
}

interface Facts {
  readonly version: string;
  /** Root over the lists of the cells' hashes. */
  readonly checksum: string;
}

function indexOf({ version, checksum }: Facts): object {
  return {
    tilejson: '3.0.0',
    name: 'Made-up AEDs',
    attribution: 'Nobody',
    registry: {
      format: 1,
      version,
      checksum,
      asOf: '2026-11-01',
      aedCount: 3,
      sources: [{ key: 'made-up', title: 'Made-up register', licence: 'none', attribution: 'Nobody', url: null }],
      // The north-west and the south-east quarter of the world hold AEDs.
      cells: [2, 0, 0, 1],
      compressedBytes: 600,
    },
  };
}

const cellText = (entries: typeof aeds) =>
  JSON.stringify({ type: 'FeatureCollection', features: entries.map((aed) => encodeAed(registered(aed))) });

const cells = [
  { tile: { z: 1, x: 0, y: 0 }, text: cellText(aeds.slice(0, 2)) },
  { tile: { z: 1, x: 1, y: 1 }, text: cellText(aeds.slice(2)) },
];

/** The registry's files by their names, and the root they are checked by. */
async function writeFiles() {
  const hashed = cells.map(({ tile, text }) => ({ tile, hash: createHash('sha256').update(text).digest('hex') }));
  const { root, files: lists } = await sealCells(hashed);
  const named = cells.map(({ tile, text }) => ({ name: `${cellName(tile)}.json`, text }));
  return { root, files: new Map([...named, ...lists].map(({ name, text }) => [`/aeds/${name}`, text])) };
}

export interface MadeUpRegistry {
  /** The version that is published; another one can be at any time. */
  version: string;
  /** Whether the host answers: requests that a journey answers itself know nothing of the browser being offline. */
  isReachable: boolean;
  /** Paths that were asked for. */
  readonly asked: string[];
}

/** Publishes a small registry at /aeds for the pages and the worker of a context. */
export async function publishMadeUpRegistry(context: BrowserContext): Promise<MadeUpRegistry> {
  const registry: MadeUpRegistry = { version: 'aaaa', isReachable: true, asked: [] };
  const { root, files } = await writeFiles();
  await context.route(
    (url) => url.pathname.startsWith('/aeds/'),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (!registry.isReachable) return route.abort('internetdisconnected');
      registry.asked.push(pathname + search);
      if (pathname === '/aeds/index.json') {
        return route.fulfill({ json: indexOf({ version: registry.version, checksum: root }) });
      }
      const text = files.get(pathname);
      if (text === undefined || search !== `?v=${registry.version}`) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: 'application/json', body: text });
    },
  );
  return registry;
}
