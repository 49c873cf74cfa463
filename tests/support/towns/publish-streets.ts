import type { BrowserContext } from '@playwright/test';
import { streetAreaOf, streetCellZoom, streetTileName, waysLayers } from '../../../domain/streets/street-cell.ts';
import { cellAt } from '../../../domain/streets/street-grid.ts';
import { encodeCell } from '../../../streets/cells/encode-cell.ts';
import type { CellFeature } from '../../../streets/cells/tile-features.ts';
import { type DrawnTown, gridLine } from './drawn-streets.ts';

const hash = 'aaaaaaaaaaaa';

/** Publishes a drawn town's streets to the pages of a context, in the files' own format. Answers with the paths asked for. */
export async function publishStreets(context: BrowserContext, { roads, obstacles = [] }: DrawnTown): Promise<string[]> {
  const features: CellFeature[] = [
    ...roads.map(
      ({ road, at }): CellFeature => ({
        layer: waysLayers.roads,
        id: null,
        kind: 'lines',
        tags: { ...road },
        parts: [gridLine(at)],
      }),
    ),
    ...obstacles.map(
      (at): CellFeature => ({
        layer: waysLayers.waterways,
        id: null,
        kind: 'lines',
        tags: { class: 'river' },
        parts: [gridLine(at)],
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
  const files: Readonly<Record<string, string | Uint8Array>> = {
    '/streets/index.json': JSON.stringify(index),
    [`/streets/areas/7/${streetTileName(area)}-${hash}.json`]: JSON.stringify(list),
    [`/streets/ways/${streetCellZoom}/${streetTileName(cell)}-${hash}.mvt`]: ways,
  };
  const asked: string[] = [];
  await context.route(
    (url) => url.pathname.startsWith('/streets/'),
    async (route) => {
      const path = new URL(route.request().url()).pathname;
      asked.push(path);
      const body = files[path];
      if (body === undefined) return route.fulfill({ status: 404 });
      const contentType = path.endsWith('json') ? 'application/json' : 'application/vnd.mapbox-vector-tile';
      return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
    },
  );
  return asked;
}
