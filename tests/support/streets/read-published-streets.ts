import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { GridPoint, StreetFile } from '../../../domain/streets/street-cell.ts';
import {
  type ListedStreetCell,
  parseStreetArea,
  parseStreetIndex,
  type StreetIndex,
  streetAreaFile,
  streetCellFile,
} from '../../../domain/streets/street-index.ts';

export interface PublishedFeature {
  readonly layer: string;
  readonly tags: Readonly<Record<string, string | number | boolean>>;
  readonly parts: readonly (readonly GridPoint[])[];
}

interface PublishedCell extends ListedStreetCell {
  readonly features: readonly PublishedFeature[];
}

interface PublishedStreets {
  readonly index: StreetIndex;
  readonly cells: ReadonlyMap<string, PublishedCell>;
}

const placeOf = (name: string) => {
  const [x = 0, y = 0] = name.split('/').map(Number);
  return { x, y };
};

function featuresIn(bytes: Buffer): PublishedFeature[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.entries(layers).flatMap(([layer, tile]) =>
    Array.from({ length: tile.length }, (_, place) => {
      const feature = tile.feature(place);
      const parts = feature.loadGeometry().map((part) => part.map(({ x, y }) => ({ x, y })));
      return { layer, tags: feature.properties, parts };
    }),
  );
}

/** Reads published streets as a visitor's browser does: first the index, then the lists, then the cells. */
export function readPublishedStreets(folder: string): PublishedStreets {
  const index = parseStreetIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  if (index === null) throw new Error(`Got no streets in ${folder}.`);
  const cells = new Map<string, PublishedCell>();
  for (const [area, hash] of index.areas) {
    const list = parseStreetArea(JSON.parse(readFileSync(join(folder, streetAreaFile(placeOf(area), hash)), 'utf8')));
    for (const [name, cell] of list) {
      const read = (file: StreetFile, listed: { readonly hash: string } | null) =>
        listed === null ? [] : featuresIn(readFileSync(join(folder, streetCellFile(file, placeOf(name), listed.hash))));
      cells.set(name, { ...cell, features: [...read('ways', cell.ways), ...read('land', cell.land)] });
    }
  }
  return { index, cells };
}
