import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readColumnMap } from './sources/columns/column-map.ts';
import { testFolder, writeIn } from './testing/made-up-files.ts';
import { published } from './testing/published.ts';
import { writeDraft } from './write-draft.ts';

async function draftOf(name: string, content: string) {
  const folder = testFolder();
  const out = join(folder, 'map.json');
  await writeDraft({ file: writeIn(folder, name, content), out });
  return { out, map: JSON.parse(readFileSync(out, 'utf8')) };
}

const guessed = (map: { longitude: string; latitude: string; tags: { name: string[] } }) => [
  map.longitude,
  map.latitude,
  map.tags.name?.[0],
];

describe('a draft of a column map', () => {
  const headers: readonly [string, string, readonly string[]][] = [
    ['Spanish', 'numero;denominación;dirección;longitud;latitud;horario', ['longitud', 'latitud', 'denominación']],
    ['Dutch', 'nr,naam,straat,plaats,lengtegraad,breedtegraad', ['lengtegraad', 'breedtegraad', 'naam']],
    [
      'Polish',
      'lp;nazwa;ulica;długość geograficzna;szerokość geograficzna',
      ['długość geograficzna', 'szerokość geograficzna', 'nazwa'],
    ],
    ['Chinese', '编号,名称,地址,经度,纬度', ['经度', '纬度', '名称']],
    ['French', 'nom;adresse;lat_coor1;long_coor1', ['long_coor1', 'lat_coor1', 'nom']],
    ['one with a pair', 'name;address;geo_point_2d', ['geo_point_2d', 'geo_point_2d', 'name']],
  ];
  for (const [language, header, expected] of headers) {
    it(`finds the place and the name of a table in ${language}`, async () => {
      expect(guessed((await draftOf('town.csv', `${header}\n`)).map)).toEqual(expected);
    });
  }

  it('looks a level down in JSON', async () => {
    const list = [{ defibId: 'D1', siteName: 'Hall', location: { latitude: 51.5, longitude: -2.1 } }];
    expect(guessed((await draftOf('list.json', JSON.stringify(list))).map)).toEqual([
      'location.longitude',
      'location.latitude',
      'siteName',
    ]);
  });

  it('is a map that imports the table once its source is filled in', async () => {
    const table = 'numero;denominación;longitud;latitud\n7;Plaza Mayor;-3,70381;40,41681\n';
    const { out, map } = await draftOf('town.csv', table);
    const source = { key: 'ejemplar', title: 'Ejemplar', licence: 'CC0-1.0', attribution: 'Ejemplar', url: null };
    writeFileSync(out, JSON.stringify({ ...map, source }));
    const { aeds } = await published([table], { columnMaps: [readColumnMap(out)] });
    expect(aeds[0]).toMatchObject({ id: 'ejemplar/7', name: 'Plaza Mayor', position: [-3.70381, 40.41681] });
  });

  it('does not write over a file that is there, nor of a file without columns', async () => {
    const folder = testFolder();
    const [file, out] = [writeIn(folder, 'a.csv', 'naam,x,y\n'), writeIn(folder, 'map.json', '{}')];
    await expect(writeDraft({ file, out })).rejects.toThrow('got a file that is there already, expected a new name');
    const prose = writeIn(folder, 'b.txt', 'hello');
    await expect(writeDraft({ file: prose, out: join(folder, 'new.json') })).rejects.toThrow(
      'expected columns to draft a map for',
    );
  });
});
