import { describe, expect, it } from 'vitest';
import { readCommand } from './command-line.ts';

const read = (line: string) =>
  readCommand(line.split(' ').filter(Boolean), { today: '2026-11-21', publishedFolder: 'data/aeds' });

describe('the command line', () => {
  it('imports files into a folder, as of today where no day is named', () => {
    expect(read('import a.geojson b.csv --out public/aeds')).toMatchObject({
      name: 'import',
      files: ['a.geojson', 'b.csv'],
      out: 'public/aeds',
      asOf: '2026-11-21',
    });
  });

  it('imports to where the server publishes, where no folder is named', () => {
    expect(read('import a.geojson')).toMatchObject({ name: 'import', files: ['a.geojson'], out: 'data/aeds' });
  });

  it('fetches an area into a file', () => {
    expect(read('fetch --area CH --out ch.json')).toMatchObject({ name: 'fetch', area: 'CH', out: 'ch.json' });
  });

  it('shows how it is used when nothing is asked', () => {
    expect(read('')).toEqual({ name: 'help' });
    expect(read('--help')).toEqual({ name: 'help' });
  });

  it('says what is missing or unknown', () => {
    expect(() => read('import --out x')).toThrow('Got no file to import, expected one');
    expect(() => read('import a.csv --out=')).toThrow('Got no --out DIR, expected one');
    expect(() => read('fetch --area CH')).toThrow('Got no --out FILE, expected one');
    expect(() => read('export a.csv')).toThrow('Got the command "export", expected import or fetch.');
    expect(() => read('import a.csv --out x --as-of yesterday')).toThrow('expected a date as 2026-11-21');
    expect(() => read('import a.csv --out x --as-of 2026-02-30')).toThrow('Got --as-of 2026-02-30, expected a date');
    expect(() => read('import a.csv --out x --as-of 2026-13-01')).toThrow('Got --as-of 2026-13-01, expected a date');
    expect(() => read('import a.csv --fast')).toThrow("Unknown option '--fast'");
  });
});
