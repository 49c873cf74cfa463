import type { BrowserContext } from '@playwright/test';
import type { RegisteredAed } from '../../domain/aed-registry.ts';
import { encodeAed } from '../../domain/registry-cell.ts';

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

function indexOf(version: string): object {
  return {
    tilejson: '3.0.0',
    name: 'Made-up AEDs',
    attribution: 'Nobody',
    registry: {
      format: 1,
      version,
      checksum: version.repeat(16),
      asOf: '2026-11-01',
      aedCount: 3,
      sources: [{ key: 'made-up', title: 'Made-up register', licence: 'none', attribution: 'Nobody', url: null }],
      // The north-west and the south-east quarter of the world hold AEDs.
      cells: [2, 0, 0, 1],
      compressedBytes: 600,
    },
  };
}

const cellOf = (entries: typeof aeds) => ({
  type: 'FeatureCollection',
  features: entries.map((aed) => encodeAed(registered(aed))),
});

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
  await context.route(
    (url) => url.pathname.startsWith('/aeds/'),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (!registry.isReachable) return route.abort('internetdisconnected');
      registry.asked.push(pathname + search);
      if (pathname === '/aeds/index.json') return route.fulfill({ json: indexOf(registry.version) });
      if (search !== `?v=${registry.version}`) return route.fulfill({ status: 404 });
      if (pathname === '/aeds/1/0/0.json') return route.fulfill({ json: cellOf(aeds.slice(0, 2)) });
      if (pathname === '/aeds/1/1/1.json') return route.fulfill({ json: cellOf(aeds.slice(2)) });
      return route.fulfill({ status: 404 });
    },
  );
  return registry;
}
