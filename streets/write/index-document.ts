import { createHash } from 'node:crypto';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { landLayers, streetCellZoom, waysLayers } from '../../domain/streets/street-cell.ts';
import { type StreetSource, streetFormat } from '../../domain/streets/street-index.ts';
import { boxAroundCells } from './box-around-cells.ts';

interface IndexFacts {
  readonly sources: readonly StreetSource[];
  readonly cells: readonly MapTile[];
  readonly areas: ReadonlyMap<string, string>;
}

/** Returns the edges of an area for TileJSON, where an area that contains the 180th meridian is as wide as the world. */
function boundsOf(cells: readonly MapTile[]): readonly number[] {
  const [west, south, east, north] = boxAroundCells(cells);
  return west < east ? [west, south, east, north] : [-180, south, 180, north];
}

const oldest = (sources: readonly StreetSource[]): string | null =>
  sources.flatMap(({ asOf }) => asOf ?? []).sort()[0] ?? null;

/**
 * Creates the index document of streets, which is TileJSON 3.0.0 with the site's own data in `streets`. It contains no
 * import time, so that equal sources give equal files.
 */
export function buildStreetIndexDocument({ sources, cells, areas }: IndexFacts): object {
  const listed = Object.fromEntries([...areas].sort(([a], [b]) => (a < b ? -1 : 1)));
  const version = createHash('sha256')
    .update(JSON.stringify([sources, listed]))
    .digest('hex')
    .slice(0, 12);
  return {
    tilejson: '3.0.0',
    name: 'Streets',
    description: 'OpenStreetMap streets for walking, driving and drawing, in cells of zoom 12 on the grid of zoom 14.',
    version: '1.0.0',
    scheme: 'xyz',
    tiles: ['ways/{z}/{x}/{y}.mvt', 'land/{z}/{x}/{y}.mvt'],
    minzoom: streetCellZoom,
    maxzoom: streetCellZoom,
    bounds: boundsOf(cells),
    attribution: [...new Set(sources.map(({ attribution }) => attribution))].join('; '),
    vector_layers: [...Object.values(waysLayers), ...Object.values(landLayers)].map((id) => ({ id, fields: {} })),
    streets: {
      format: streetFormat,
      version,
      asOf: oldest(sources),
      licence: [...new Set(sources.map(({ licence }) => licence))].join('; '),
      sources,
      cellCount: cells.length,
      areas: listed,
    },
  };
}
