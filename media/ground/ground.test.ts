import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSiteLanguages, parseCompiledCatalogue } from './town-names.ts';
import { rankTowns, type Town } from './towns.ts';

const town = (name: string, population: number, longitude: number, isCapital = false): Town => ({
  id: longitude * 1000,
  name,
  population,
  isCapital,
  longitude,
  latitude: 0,
});

const fromZooms = (towns: readonly Town[]) =>
  Object.fromEntries(rankTowns(towns).map(({ name, fromZoom }) => [name, fromZoom]));

describe('rankTowns', () => {
  it('names the larger of two neighbours first, and the other where there is room', () => {
    expect(fromZooms([town('Small', 200_000, 10.5), town('Large', 900_000, 10)])).toEqual({ Large: 4, Small: 8 });
  });

  it('names a village in an empty area, and not beside a city', () => {
    expect(fromZooms([town('City', 900_000, 10), town('Near', 900, 14), town('Far', 900, 120)])).toEqual({
      City: 4,
      Far: 4,
      Near: 6,
    });
  });

  it('names a small capital before a larger town beside it', () => {
    expect(fromZooms([town('Town', 20_000, 10), town('Capital', 5_000, 10.1, true)])).toMatchObject({ Capital: 4 });
  });

  it('names a city beside a more important capital at the finest scale at the latest', () => {
    expect(fromZooms([town('Capital', 33_000, 10, true), town('City', 340_000, 10.1)])).toEqual({
      Capital: 4,
      City: 9,
    });
    expect(fromZooms([town('Capital', 5e6, 10, true), town('Capital across', 1e6, 10.2, true)])).toMatchObject({
      'Capital across': 8,
    });
  });

  it('reserves the room of a city that appears at a finer scale from smaller towns beyond it', () => {
    const towns = [town('Largest', 1_000_000, 10), town('City', 860_000, 10.6), town('Smaller', 420_000, 10.75)];
    expect(fromZooms(towns)).toEqual({ Largest: 4, City: 8, Smaller: 9 });
  });
});

describe('readCatalogue', () => {
  it('reads messages by their ids, and refuses another file', () => {
    const bytes = Buffer.alloc(28 + 16 + 8);
    // The header has the magic number, the revision, the number of messages, and the offsets of the table of ids and of
    // the table of texts; its hash table is empty. Then each of the two tables has the length and the offset of one
    // text.
    bytes.set(new Uint8Array(Uint32Array.of(0x950412de, 0, 1, 28, 36, 0, 0, 1, 44, 4, 46).buffer));
    bytes.write('7', 44);
    bytes.write('Wien', 46);
    expect([...parseCompiledCatalogue(bytes)]).toEqual([['7', 'Wien']]);
    expect(() => parseCompiledCatalogue(Buffer.alloc(28))).toThrow('not a gettext catalogue');
  });
});

describe('the committed base map', () => {
  const read = (path: string) => JSON.parse(readFileSync(`web/assets/${path}`, 'utf8'));
  const files = readdirSync('web/assets/ground');

  it('has a position, a scale and a size for every town', () => {
    for (const file of files) {
      const { names, places, fromZooms, sizes } = read(`ground/${file}`);
      expect([file, places.length, fromZooms.length, sizes.length]).toEqual([
        file,
        2 * names.length,
        names.length,
        names.length,
      ]);
    }
  });

  it('has names in every language of the site, each of a town in its file', () => {
    expect(readdirSync('web/assets/towns').sort()).toEqual(
      listSiteLanguages()
        .map((tag) => `${tag}.json`)
        .sort(),
    );
    for (const tag of listSiteLanguages()) {
      for (const [file, named] of Object.entries<Record<string, string>>(read(`towns/${tag}.json`))) {
        const { names } = read(`ground/${file}.json`);
        expect(Object.keys(named).filter((at) => names[at] === undefined)).toEqual([]);
      }
    }
  });

  it.each([
    ['de', 'München'],
    ['it', 'Monaco di Baviera'],
    ['ru', 'Мюнхен'],
    ['zh-Hans', '慕尼黑'],
  ])('names Munich in %s %s', (tag, expected) => {
    const { names } = read('ground/8-5.json');
    expect(read(`towns/${tag}.json`)['8-5'][names.indexOf('Munich')]).toBe(expected);
  });

  it.each([
    ['8-5', 'Nice'],
    ['2-6', 'San Francisco'],
    ['3-7', 'Puebla'],
    ['8-8', 'Brazzaville'],
    ['11-6', 'Varanasi'],
    ['12-7', 'Johor Bahru'],
  ])('contains in tile %s the city of %s, despite larger ones around it', (tile, name) => {
    expect(read(`ground/${tile}.json`).names).toContain(name);
  });

  it('contains the Danube, Lake Constance and Vaduz in their tile', () => {
    const { rivers, lakes, names } = read('ground/8-5.json');
    expect(rivers.flat().length).toBeGreaterThan(50);
    expect(lakes.length).toBeGreaterThan(10);
    expect(names).toContain('Vaduz');
  });
});
