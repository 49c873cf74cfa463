import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { streetAreaOf, streetCellZoom, streetTileName, waysLayers } from '../../../domain/streets/street-cell.ts';
import { cellAt } from '../../../domain/streets/street-grid.ts';
import { encodeCell } from '../../../streets/cells/encode-cell.ts';
import type { TileFeature } from '../../../streets/cells/tile-features.ts';
import { gridLineOf, type TestTown } from './town-streets.ts';

const hash = 'aaaaaaaaaaaa';

/** Returns the published files of an invented town's streets, by their paths below the streets' URL. */
function streetFilesOf({ roads, obstacles = [] }: TestTown): Readonly<Record<string, string | Uint8Array>> {
  const features: TileFeature[] = [
    ...roads.map(
      ({ road, at }): TileFeature => ({
        layer: waysLayers.roads,
        id: null,
        kind: 'lines',
        tags: { ...road },
        parts: [gridLineOf(at)],
      }),
    ),
    ...obstacles.map(
      (at): TileFeature => ({
        layer: waysLayers.waterways,
        id: null,
        kind: 'lines',
        tags: { class: 'river' },
        parts: [gridLineOf(at)],
      }),
    ),
  ];
  const cell = cellAt(features[0]?.parts[0]?.[0] ?? { x: 0, y: 0 });
  const ways = encodeCell(cell, features, Object.values(waysLayers)) ?? new Uint8Array();
  const area = streetAreaOf(cell);
  const index = {
    tilejson: '3.0.0',
    attribution: 'Made up',
    bounds: [-180, -85, 180, 85],
    streets: {
      format: 1,
      version: 'made-up',
      asOf: '2026-11-01',
      sources: [],
      cellCount: 1,
      areas: { [streetTileName(area)]: hash },
    },
  };
  const list = { cells: { [streetTileName(cell)]: { ways: [hash, ways.length], routable: true, sources: [] } } };
  return {
    'index.json': JSON.stringify(index),
    [`areas/7/${streetTileName(area)}-${hash}.json`]: JSON.stringify(list),
    [`ways/${streetCellZoom}/${streetTileName(cell)}-${hash}.mvt`]: ways,
  };
}

/** Writes the published files of an invented town's streets into a folder. */
export async function writeStreets(folder: string, town: TestTown): Promise<void> {
  for (const [name, body] of Object.entries(streetFilesOf(town))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
}

/** Publishes an invented town's streets to all pages of a browser context. Returns the paths that the pages request. */
export async function publishStreets(context: BrowserContext, town: TestTown): Promise<string[]> {
  const files = streetFilesOf(town);
  const requested: string[] = [];
  await context.route(
    (url) => url.pathname.startsWith('/streets/'),
    async (route) => {
      const path = new URL(route.request().url()).pathname;
      requested.push(path);
      const body = files[path.slice('/streets/'.length)];
      if (body === undefined) return route.fulfill({ status: 404 });
      const contentType = path.endsWith('json') ? 'application/json' : 'application/vnd.mapbox-vector-tile';
      return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
    },
  );
  return requested;
}
