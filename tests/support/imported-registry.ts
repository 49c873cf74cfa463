// A registry of made-up AEDs, built by the importer itself.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Where the visitor of the journeys stands, on a square of Kraków, in degrees. */
export const square = { latitude: 50.06187, longitude: 19.93712 } as const;

interface MadeUpAed {
  readonly north: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** Due north of the square; `north` is the latitude. None of these exists. */
const namedAeds: readonly MadeUpAed[] = [
  // 60 m
  { north: 50.06241, tags: { name: 'Music School' } },
  // 80 m
  { north: 50.06259, tags: { name: 'Bank Vault', opening_hours: '24/7', access: 'private' } },
  // 100 m
  {
    north: 50.06277,
    tags: {
      name: 'Town Library',
      opening_hours: 'Mo-Fr 08:00-18:00',
      access: 'yes',
      indoor: 'yes',
      level: '1',
      phone: '+48 12 000 00 00',
      check_date: '2026-11-04',
      'defibrillator:location': 'Hol',
      'defibrillator:location:en': 'Foyer, beside the stairs',
      'addr:street': 'Made-up Street',
      'addr:housenumber': '7',
    },
  },
  // 150 m
  { north: 50.06322, tags: { name: 'Swimming Hall', opening_hours: 'Su 08:00-20:00' } },
  // 300 m
  { north: 50.06457, tags: { name: 'Cloth Hall Stand', opening_hours: '24/7', access: 'yes' } },
];

/** Enough of them, from one kilometre outwards, for the registry to split the town into cells of the finest zoom. */
const crowdCount = 1500;

function feature(id: number, longitude: number, latitude: number, tags: Readonly<Record<string, string>>) {
  return {
    type: 'Feature',
    id: `node/${id}`,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { '@id': `node/${id}`, emergency: 'defibrillator', ...tags },
  };
}

function madeUpGeoJson(): string {
  const named = namedAeds.map(({ north, tags }, index) => feature(index + 1, square.longitude, north, tags));
  const crowd = Array.from({ length: crowdCount }, (_, index) => {
    const angle = index * 2.4;
    const kilometres = 1 + index * 0.008;
    const north = (kilometres * Math.cos(angle)) / 111.19;
    const east = (kilometres * Math.sin(angle)) / (111.19 * Math.cos((square.latitude * Math.PI) / 180));
    const tags = { name: `Crowd ${index + 1}`, ...(index % 5 === 0 && { opening_hours: '24/7' }) };
    return feature(index + 100, square.longitude + east, square.latitude + north, tags);
  });
  return JSON.stringify({ type: 'FeatureCollection', features: [...named, ...crowd] });
}

export interface ImportedRegistry {
  readonly folder: string;
  remove(): void;
}

/** Imports the made-up AEDs into a temporary folder. */
export function buildImportedRegistry(): ImportedRegistry {
  const home = mkdtempSync(join(tmpdir(), 'made-up-aeds-'));
  const file = join(home, 'town.geojson');
  const folder = join(home, 'aeds');
  writeFileSync(file, madeUpGeoJson());
  execFileSync(process.execPath, ['registry/main.ts', 'import', file, '--out', folder, '--as-of', '2026-11-21'], {
    stdio: 'pipe',
  });
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Publishes a registry to the pages of a context and to its worker. */
export async function publishRegistry(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/aeds/**', (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.replace(/^\/aeds\//, ''));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' });
  });
}
