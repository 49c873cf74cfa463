import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type InventedLine, writeBasemap } from '../tests/support/streets/basemap-file.ts';
import { readPublishedStreets } from '../tests/support/streets/read-published-streets.ts';
import { findShortestWalk } from '../tests/support/streets/shortest-walk.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importStreets } from './import-streets.ts';

const today = '2026-11-27';
const openStreetMap = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>';

/** For each basemap schema: its layers, and how it describes a residential street, steps and a service road. */
const schemas = [
  {
    name: 'Shortbread',
    layers: ['streets', 'street_labels', 'water_polygons'],
    layer: 'streets',
    street: { kind: 'residential' },
    steps: { kind: 'steps' },
    service: { kind: 'service' },
  },
  {
    name: 'OpenMapTiles',
    layers: ['transportation', 'transportation_name', 'water', 'place'],
    layer: 'transportation',
    street: { class: 'minor' },
    steps: { class: 'path', subclass: 'steps' },
    service: { class: 'service', access: 'no' },
  },
  {
    name: 'Protomaps',
    layers: ['roads', 'water', 'earth', 'places'],
    layer: 'roads',
    street: { kind: 'minor_road', kind_detail: 'residential' },
    steps: { kind: 'path', kind_detail: 'steps' },
    service: { kind: 'minor_road', kind_detail: 'service' },
  },
];

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});

async function publish(
  lines: readonly InventedLine[],
  layers: readonly string[],
  metadata: Readonly<Record<string, string>> = {},
) {
  const place = { x: 8640, y: 5560, across: 4 };
  const file = writeBasemap(join(folder, 'map.mbtiles'), {
    lines,
    layers,
    ...place,
    metadata: { attribution: openStreetMap, ...metadata },
  });
  const out = join(folder, 'streets');
  const { summary } = await importStreets({ files: [file], out, today });
  const { index, cells } = readPublishedStreets(out);
  const cell = cells.get('2160/1390');
  if (cell === undefined) throw new Error('Got no cell 2160/1390.');
  return { summary, index, cell };
}

describe.each(schemas)('a basemap in the schema of $name', ({ name, layers, layer, street, steps, service }) => {
  test('is recognised by its layers, and streets cut at tile edges are joined', async () => {
    const lines: InventedLine[] = [
      // This line crosses the tile edges at x = 4096 and 8192 at an angle, so that the two tiles round the clipped ends
      // differently.
      { layer, tags: street, places: [[100, 100], [5003, 1717], [9000, 1300]] },
      { layer, tags: steps, places: [[5003, 1717], [5000, 3000]] },
      { layer, tags: service, places: [[5000, 3000], [5600, 3000]] },
    ]; // biome-ignore format: the coordinates are easier to read on one line
    const { index, cell } = await publish(lines, layers);
    expect(index.sources).toMatchObject([
      { schema: name, attribution: '© OpenStreetMap contributors', licence: 'ODbL-1.0' },
    ]);
    const whole = Math.hypot(4903, 1617) + Math.hypot(3997, 417);
    expect(Math.abs((findShortestWalk(cell.features, '100,100', '9000,1300') ?? 0) - whole)).toBeLessThan(5);
    expect(findShortestWalk(cell.features, '100,100', '5000,3000')).not.toBe(null);
    expect(cell.isRoutable).toBe(true);
    const classes = cell.features.map(({ tags }) => `${tags.class} ${tags.foot}`);
    expect(new Set(classes)).toEqual(
      new Set(['residential yes', 'steps yes', name === 'OpenMapTiles' ? 'service undefined' : 'service doubtful']),
    );
  });

  test('is drawn but has no routes when its junctions were lost', async () => {
    const row = (y: number): InventedLine => ({ layer, tags: street, places: [[0, y], [4000, y], [8000, y]] }); // biome-ignore format: the coordinates are easier to read on one line
    // Each lane ends in the middle of a segment of a horizontal street (a row). The row has no vertex there, so the
    // lane and the row are not connected.
    const lanes = [1000, 2000, 3000, 5000, 6000, 7000].flatMap((x): InventedLine[] =>
      [500, 1500, 2500].map((y) => ({ layer, tags: street, places: [[x, y], [x, y + 900]] })),
    ); // biome-ignore format: the coordinates are easier to read on one line
    const { cell, summary } = await publish([row(500), row(1500), row(2500), ...lanes], layers);
    expect(cell.isRoutable).toBe(false);
    expect(cell.features.length).toBeGreaterThan(20);
    expect(summary).toContain('No routes are calculated in 1 of them, because their streets are not connected');
  });
});

test('names come from a separate layer if streets have none', async () => {
  const places: InventedLine['places'] = [[100, 100], [2000, 100]]; // biome-ignore format: the coordinates are easier to read on one line
  const lines: InventedLine[] = [
    { layer: 'streets', tags: { kind: 'residential' }, places },
    { layer: 'street_labels', tags: { kind: 'residential', name: 'High Street' }, places },
  ];
  const { cell, index } = await publish(lines, ['streets', 'street_labels', 'water_polygons'], {
    'planetiler:osm:osmosisreplicationtime': '2026-07-21T20:21:00Z',
  });
  expect(cell.features.map(({ tags }) => tags.name)).toEqual(['High Street']);
  expect(index.asOf).toBe('2026-07-21');
});

test('layers of an unknown schema are refused by name', async () => {
  await expect(publish([], ['roofs', 'trees'])).rejects.toThrow(
    'this basemap has the layers roofs, trees. Use one in the schema of Shortbread, OpenMapTiles, Protomaps',
  );
});
