import { describe, expect, it } from 'vitest';
import { parseRegistryCommand } from './command-line.ts';

const read = (line: string) =>
  parseRegistryCommand(line.split(' ').filter(Boolean), { today: '2026-11-21', publishedFolder: 'data/aeds' });

describe('the command line', () => {
  it('imports files into a folder, as of today by default', () => {
    expect(read('import a.geojson b.csv --out public/aeds')).toMatchObject({
      name: 'import',
      files: ['a.geojson', 'b.csv'],
      out: 'public/aeds',
      asOf: '2026-11-21',
    });
  });

  it('imports to where the server publishes by default', () => {
    expect(read('import a.geojson')).toMatchObject({ name: 'import', files: ['a.geojson'], out: 'data/aeds' });
  });

  it('accepts several maps, the dates of the data and a confirmation', () => {
    const line = 'import a.csv b.csv --map m.json --map n.json --data-date a=b.csv=2026-10-01 --data-date 2026-09-01';
    expect(read(`${line} --accept-incomplete`)).toMatchObject({
      maps: ['m.json', 'n.json'],
      dataDates: [
        { file: 'a=b.csv', date: '2026-10-01' },
        { file: null, date: '2026-09-01' },
      ],
      isIncompleteAccepted: true,
    });
    expect(read('import a.csv')).toMatchObject({ maps: [], dataDates: [], isIncompleteAccepted: false });
  });

  it('shows how a file is understood, and writes a map on request', () => {
    expect(read('understand a.csv')).toMatchObject({
      name: 'understand',
      file: 'a.csv',
      out: undefined,
      isAnew: false,
    });
    expect(read('understand a.csv --anew --encoding big5 --out map.json')).toMatchObject({
      out: 'map.json',
      encoding: 'big5',
      isAnew: true,
    });
  });

  it('accepts an encoding for all files or for one', () => {
    expect(read('import a.csv b.csv --encoding b.csv=big5 --encoding windows-1252')).toMatchObject({
      encodings: [
        { file: 'b.csv', encoding: 'big5' },
        { file: null, encoding: 'windows-1252' },
      ],
    });
  });

  it('writes, publishes and discards a draft, and rolls back to a version', () => {
    expect(read('import a.csv --draft')).toMatchObject({ name: 'import', isDraft: true, out: 'data/aeds' });
    expect(read('publish --decision agreed')).toEqual({ name: 'publish', out: 'data/aeds', decision: 'agreed' });
    expect(read('discard')).toEqual({ name: 'discard', out: 'data/aeds' });
    expect(read('roll-back x')).toEqual({ name: 'roll-back', out: 'data/aeds', version: 'x' });
  });

  it('downloads an area to a file, from a server that is named', () => {
    const server = 'https://overpass.example.org/api';
    const words = ['fetch', '--area', 'CH', '--out', 'ch.json'];
    const fetching = { name: 'fetch', area: 'CH', out: 'ch.json', server };
    expect(parseRegistryCommand([...words, '--server', server], { today: '', publishedFolder: '' })).toEqual(fetching);
    expect(parseRegistryCommand(words, { today: '', publishedFolder: '', overpass: server })).toEqual(fetching);
    expect(() => read(words.join(' '))).toThrow('--server URL or AED_OVERPASS_URL is missing');
  });

  it('refreshes countries, with or without files', () => {
    const command = read('refresh town.csv --areas ch,SI --server https://overpass.example.org --out data/aeds');
    expect(command).toMatchObject({ name: 'refresh', areas: ['CH', 'SI'], files: ['town.csv'], isDraft: false });
    const configured = { today: '2026-11-22', publishedFolder: 'aeds', areas: 'CH', overpass: 'https://o.example.org' };
    expect(parseRegistryCommand(['refresh', '--draft'], configured)).toMatchObject({
      areas: ['CH'],
      files: [],
      isDraft: true,
    });
    expect(() => read('refresh --server https://overpass.example.org')).toThrow('--areas or AED_AREAS is missing');
    expect(() => read('refresh --areas CH,XX --server https://overpass.example.org')).toThrow(
      '--areas CH,XX must be ISO 3166-1 country codes separated by commas, like CH,SI. Correct XX.',
    );
  });

  it('shows its usage without arguments', () => {
    expect(read('')).toEqual({ name: 'help' });
    expect(read('--help')).toEqual({ name: 'help' });
  });

  it('reports what is missing or unknown', () => {
    expect(() => read('import --out x')).toThrow('file to import is missing');
    expect(() => read('import a.csv --out=')).toThrow('--out DIR is missing');
    expect(() => read('fetch --area CH')).toThrow('--out FILE is missing');
    expect(() => read('export a.csv')).toThrow(
      'There is no command "export". Use import, refresh, publish, discard, roll-back, take, understand, fetch or osm-changes.',
    );
    expect(() => read('import a.csv --out x --as-of yesterday')).toThrow('is not a date. Write it like 2026-11-21');
    expect(() => read('import a.csv --out x --as-of 2026-02-30')).toThrow('--as-of 2026-02-30 is not a date');
    expect(() => read('import a.csv --out x --as-of 2026-13-01')).toThrow('--as-of 2026-13-01 is not a date');
    expect(() => read('import a.csv --data-date 2026-02-30')).toThrow('--data-date 2026-02-30 is not a date');
    expect(() => read('import a.csv --data-date 2026-11-22')).toThrow(
      '--data-date 2026-11-22 is later than today (2026-11-21)',
    );
    expect(() => read('understand')).toThrow('file to understand is missing');
    expect(() => read('import a.csv --fast')).toThrow("Unknown option '--fast'");
  });
});
