import { describe, expect, it } from 'vitest';
import type { RegisteredAed } from '../aed/aed-registry.ts';
import { encodeAed, encodeCluster, parseCell } from './registry-cell.ts';
import { filesOfCell } from './registry-file-versions.ts';
import { parseRegistryIndex } from './registry-index.ts';

const townHall: RegisteredAed = {
  id: 'osm/node/17',
  position: [19.938, 50.061],
  name: 'Town hall',
  address: 'Market 1, Exampleton',
  location: { und: 'beside the lift', de: 'neben dem Aufzug' },
  level: '0',
  isIndoor: true,
  isLocked: false,
  access: 'customers',
  phone: '+48 12 000 00 00',
  hasChildPads: null,
  hours: {
    open: [480, 960],
    unsure: [960, 1020],
    exceptions: [{ from: '2026-12-25', to: '2026-12-26', open: [], unsure: [] }],
    knownUntil: '2027-11-28',
    unsaidHolidays: ['2026-11-11', '2027-01-06'],
  },
  hoursText: 'Mo 08:00-16:00; PH off',
  timeZone: 'Europe/Warsaw',
  checked: '2026-05-02',
  sources: ['osm'],
  sameAs: ['example/3'],
};

const cell = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

describe('a cell', () => {
  it('returns every field of an AED that was written to it', () => {
    const written = JSON.parse(
      JSON.stringify(cell(encodeAed(townHall), encodeCluster({ position: [1, 2], count: 3 }))),
    );
    expect(parseCell(written, '12/1/2')).toEqual({ aeds: [townHall], clusters: [{ position: [1, 2], count: 3 }] });
  });

  it('omits what the sources do not say', () => {
    const unsaid = {
      ...townHall,
      hours: null,
      hoursText: null,
      phone: null,
      access: 'unknown',
      location: {},
      sameAs: [],
    } as const;
    expect(Object.keys(encodeAed(unsaid).properties as object)).toEqual([
      'name',
      'address',
      'level',
      'isIndoor',
      'isLocked',
      'timeZone',
      'checked',
      'sources',
    ]);
    expect(parseCell(cell(encodeAed(unsaid)), '12/1/2').aeds).toEqual([unsaid]);
  });

  it('is refused with a message when a coordinate is invalid or out of range', () => {
    const broken = { ...encodeAed(townHall), geometry: { type: 'Point', coordinates: [19.9, Number.NaN] } };
    expect(() => parseCell(cell(broken), '12/1/2')).toThrow(
      'Cell 12/1/2.features[0].geometry.coordinates[1] is null, but must be a number from -90 to 90. Import the registry again.',
    );
    const swapped = { ...encodeAed(townHall), geometry: { type: 'Point', coordinates: [50, 119.9] } };
    expect(() => parseCell(cell(swapped), '12/1/2')).toThrow('is 119.9, but must be a number from -90 to 90');
  });

  it('is refused when it is malformed', () => {
    expect(() => parseCell('<html>', '0/0/0')).toThrow('Cell 0/0/0 is "<html>", but must be an object');
  });

  it('is refused when its minutes are not ascending', () => {
    const feature = encodeAed(townHall);
    const broken = { ...feature, properties: { ...(feature.properties as object), hours: { open: [960, 480] } } };
    expect(() => parseCell(cell(broken), '12/1/2')).toThrow('but must be ascending pairs of minutes');
  });
});

describe('the index', () => {
  const index = {
    tilejson: '3.0.0',
    name: 'Test registry',
    attribution: '© Example',
    registry: {
      format: 1,
      version: 'abc',
      checksum: 'def',
      asOf: '2026-11-21',
      aedCount: 3,
      compressedBytes: 900,
      sources: [
        {
          key: 'osm',
          title: 'OpenStreetMap',
          licence: 'ODbL-1.0',
          attribution: '© Example',
          url: 'https://example.org',
        },
      ],
      cells: [0, 3, 0, 0],
    },
  };

  it('is read with its tree of cells', () => {
    expect(parseRegistryIndex(index).tree).toEqual([0, 3, 0, 0]);
  });

  it('from before data dates existed says only from when hours are calculated', () => {
    const { asOf, hoursFrom, sources } = parseRegistryIndex(index);
    expect({ asOf, hoursFrom }).toEqual({ asOf: null, hoursFrom: '2026-11-21' });
    expect(sources[0]).toMatchObject({ asOf: null, recordCount: null, middle: null });
  });

  it('says the day of the data, and from when hours are calculated', () => {
    const source = { ...index.registry.sources[0], asOf: '2026-10-01', recordCount: 3, middle: [8.5, 47.4] };
    const registry = { ...index.registry, asOf: '2026-10-01', hoursFrom: '2026-11-21', sources: [source] };
    const read = parseRegistryIndex({ ...index, registry });
    expect(read).toMatchObject({ asOf: '2026-10-01', hoursFrom: '2026-11-21', sources: [source] });
    const unknown = parseRegistryIndex({ ...index, registry: { ...registry, asOf: null } });
    expect([unknown.asOf, unknown.hoursFrom]).toEqual([null, '2026-11-21']);
  });

  it('is refused when a tile has three children or cells go beyond zoom 12', () => {
    const withCells = (cells: unknown) => ({ ...index, registry: { ...index.registry, cells } });
    expect(() => parseRegistryIndex(withCells([0, 3, 0]))).toThrow('but must be counts and lists of four quarters');
    let deep: unknown = 1;
    for (let zoom = 0; zoom < 13; zoom++) deep = [deep, 0, 0, 0];
    expect(() => parseRegistryIndex(withCells(deep))).toThrow('no deeper than zoom 12');
  });

  it('from before file versions existed has its own version for all files', () => {
    const { base, changes } = filesOfCell(parseRegistryIndex(index).fileVersions, { z: 1, x: 1, y: 0 });
    expect([base.path, changes]).toEqual(['1/1/0.json?v=abc', null]);
  });

  it('names each file with the version it came with', () => {
    const stamped = { format: 2, versions: ['old', 'abc'], bases: [-1, 2, 1, 1, 2, 1], changes: [-1, 2, 0, 0, 0, 0] };
    const { fileVersions } = parseRegistryIndex({ ...index, registry: { ...index.registry, ...stamped } });
    const pathsOf = (z: number, x: number, y: number) => {
      const { base, changes } = filesOfCell(fileVersions, { z, x, y });
      return [base.path, changes?.path];
    };
    expect(pathsOf(1, 1, 0)).toEqual(['1/1/0.json?v=old', 'changes/0/0/0.json?v=abc']);
    expect(pathsOf(2, 0, 2)).toEqual(['2/0/2.json?v=abc', undefined]);
    expect(pathsOf(0, 0, 0)).toEqual(['0/0/0.json?v=abc', 'changes/0/0/0.json?v=abc']);
    expect(pathsOf(5, 17, 3)).toEqual(['5/17/3.json?v=old', undefined]);
    for (const bases of [[-1, 3, 1, 1, 2, 1], [-1, 2, 1, 1, 2], [1, 1], [], 1, [-1, 1, -2, 1, 1, 1]]) {
      const broken = { ...index, registry: { ...index.registry, ...stamped, bases } };
      expect(() => parseRegistryIndex(broken)).toThrow('but must be numbers from -1 to 2, each -1 before five entries');
    }
  });

  it('is refused in an unknown format', () => {
    const later = { ...index, registry: { ...index.registry, format: 3 } };
    expect(() => parseRegistryIndex(later)).toThrow(
      'index.json.registry.format is 3, but must be a number from 1 to 2',
    );
  });
});
