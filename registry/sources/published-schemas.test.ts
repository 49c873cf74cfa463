import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { SourceRecord } from '../source-record.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';
import { readColumnMap } from './columns/column-map.ts';
import { openAedSource } from './open-source.ts';

const mapOf = (fields: object, title = 'Exampleton') =>
  readColumnMap(
    writeFileIn(
      createTestFolder(),
      'map.json',
      JSON.stringify({
        source: { key: title.toLowerCase(), title, licence: 'CC0-1.0', attribution: title, url: null },
        recognise: ['naam'],
        longitude: 'x',
        latitude: 'y',
        tags: { name: ['naam'] },
        ...fields,
      }),
    ),
  );

type Maps = readonly ReturnType<typeof mapOf>[];

async function read(content: string | Uint8Array, columnMaps: Maps = [], name = 'town.csv', encoding?: string) {
  const opened = await openAedSource(writeFileIn(createTestFolder(), name, content), { columnMaps, encoding });
  const records: SourceRecord[] = [];
  for await (const record of opened.records) records.push(record);
  return { ...opened, records };
}

const places = (records: readonly SourceRecord[]) => records.map(({ longitude, latitude }) => [longitude, latitude]);

describe('a table of the French schema', () => {
  it('is recognised, with national and municipal column names, separated by semicolons', async () => {
    const national =
      'c_gid;c_nom;c_lat_coor1;c_long_coor1;c_adr_num;c_adr_voie;c_com_cp;c_com_nom;c_acc;c_acc_complt;c_disp_j;c_disp_h;c_maj_don\n' +
      '17;Mairie;45,7578;4,8320;1;"Place, Neuve";69001;Exempleville;Intérieur;hall d’entrée;{lundi,mardi};{24h/24};2026-03-02\n';
    const { records } = await read(national, [], 'dae-69.csv');
    expect(records[0]).toMatchObject({
      id: 'geodae-dae-69/17',
      longitude: '4,8320',
      latitude: '45,7578',
      edited: '2026-03-02',
      tags: {
        name: 'Mairie',
        opening_hours: 'lundi, mardi 24h/24',
        'addr:street': 'Place, Neuve',
        'defibrillator:location:fr': 'hall d’entrée',
      },
    });
    const ofTown = 'nom;adresse;lat_coor1;long_coor1;acc\nGymnase;Rue Basse;45.75;4.83;Extérieur\n';
    const town = await read(ofTown, [], 'exempleville.csv');
    expect(town.records[0]?.id).toMatch(/^geodae-exempleville\/at-[0-9a-f]{12}$/);
    expect(town.notes()).toContain(
      'it has no column of ids. Each id is made from location and name, and changes with them',
    );
  });
});

describe('an AED of the French schema', () => {
  it('that is removed, out of order or away is left out, in any spelling', async () => {
    const states = [
      'En fonctionnement',
      'Supprimé définitivement',
      'supprime definitivement',
      'Hors service',
      'Hors service (pile à changer)',
      'Hors service (du 1er au 15 août)',
      'Absent momentanément',
      'Inconnu',
      '',
    ];
    const rows = states.map((state, at) => `${at};AED;45.75;4.83;Intérieur;${state};${at === 0 ? 't' : 'f'}`);
    const { records } = await read(
      `c_gid;c_nom;c_lat_coor1;c_long_coor1;c_acc;c_etat_fonct;c_lc_ped\n${rows.join('\n')}\n`,
    );
    expect(records.map(({ dropBecause }) => dropBecause !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(records.map(({ hasChildPads }) => hasChildPads).slice(0, 2)).toEqual([true, false]);
  });

  it('in a doubtful state is kept with a remark, and restricted access is not for everybody', async () => {
    const rows = [
      '1;A;45.7512;4.8312;Intérieur;En fonctionnement;validées;t',
      '2;B;45.7612;4.8412;Intérieur;En fonctionnement;mises en doute;f',
      '3;C;45.7712;4.8512;Intérieur;En maintenance;validées;t',
      '4;D;45.7812;4.8612;Intérieur;Supprimé;validées;t',
    ];
    const { aeds, remarks } = await importAndReadRegistry([
      `c_gid;c_nom;c_lat_coor1;c_long_coor1;c_acc;c_etat_fonct;c_etat_valid;c_acc_lib\n${rows.join('\n')}\n`,
    ]);
    expect(Object.fromEntries(aeds.map(({ name, access }) => [name, access]))).toEqual({ A: 'yes', B: 'no' });
    expect(remarks.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['doubtful', 'what its source says about its state is not understood: mises en doute'],
      ['dropped', 'its source says that it is not in use: En maintenance'],
      ['dropped', 'its source says that it is not in use: Supprimé'],
    ]);
  });

  it('is indoors or outdoors according to its access, and unknown otherwise', async () => {
    const accesses = ['Intérieur', 'Extérieur', 'exterieur', 'Inconnu', ''];
    const rows = accesses.map((access, at) => `${at};AED ${at};${45.75 + at / 100};4.83;${access}`);
    const { aeds } = await importAndReadRegistry([`c_gid;c_nom;c_lat_coor1;c_long_coor1;c_acc\n${rows.join('\n')}\n`]);
    const hanging = Object.fromEntries(aeds.map(({ name, isIndoor }) => [name, isIndoor]));
    expect(hanging).toEqual({ 'AED 0': true, 'AED 1': false, 'AED 2': false, 'AED 3': null, 'AED 4': null });
  });
});

describe('a table read with a named map', () => {
  it('may lack ids, which are derived from place and name, stable and reported', async () => {
    const table = 'naam|x|y\nStadhuis|5.1|52.1\nSporthal|5.1|52.1\nStadhuis|5.2|52.1\n';
    const [first, second] = [await read(table, [mapOf({})]), await read(table, [mapOf({})])];
    const ids = first.records.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.records.map(({ id }) => id)).toEqual(ids);
    expect(first.notes()).toEqual([
      'it has no column of ids. Each id is made from location and name, and changes with them',
    ]);
  });

  it('may hold both degrees in one column, in any notation', async () => {
    const cells = [
      '52.1, 5.2',
      '52,1; 5,2',
      '52,1, 5,2',
      '52,1 5,2',
      '(52.1,5.2)',
      'POINT (5.2 52.1)',
      '{"type":"Point","coordinates":[5.2,52.1]}',
    ];
    const table = `naam\tplaats\n${cells.map((cell) => `Hal\t"${cell.replaceAll('"', '""')}"`).join('\n')}\n`;
    const { records } = await read(table, [mapOf({ longitude: 'plaats', latitude: 'plaats' })]);
    const numbers = places(records).map((place) => place.map((text) => Number(String(text).replace(',', '.'))));
    expect(numbers).toEqual(cells.map(() => [5.2, 52.1]));
    const turned = mapOf({ longitude: 'plaats', latitude: 'plaats', pairOrder: 'longitude latitude' });
    expect(places((await read('naam;plaats\nHal;5.2, 52.1\n', [turned])).records)).toEqual([['5.2', '52.1']]);
  });

  it('may write yes and no in ten languages, with ticks and in its own words', async () => {
    const yes = ['Yes', 'ja', 'OUI', 'sì', 'Sí', 'sim', 'tak', 'ano', 'kyllä', '○', '有', '是', '예', '✓', '1', 'x-ja'];
    const no = ['No', 'nein', 'Non', 'nee', 'não', 'nie', 'ei', '×', '無', '否', '아니오', '0', 'x-nee'];
    const table = (words: readonly string[]) =>
      `naam;x;y;kind\n${words.map((word) => `Hal;5;52;${word}`).join('\n')}\n`;
    const map = mapOf({ childPads: { column: 'kind', yes: 'x-ja', no: 'x-nee' } });
    const pads = async (words: readonly string[]) =>
      (await read(table(words), [map])).records.map((record) => record.hasChildPads);
    expect(await pads(yes)).toEqual(yes.map(() => true));
    expect(await pads(no)).toEqual(no.map(() => false));
    expect(await pads(['perhaps', 'si no llueve', ''])).toEqual([undefined, undefined, undefined]);
  });

  it('may be one of several, each with its own map', async () => {
    const maps = [mapOf({}), mapOf({ recognise: ['nombre'], tags: { name: ['nombre'] } }, 'Ejemplar')];
    const spanish = await read('nombre;x;y\nPlaza Mayor;-3,7038;40,4168\n', maps);
    expect([spanish.kind, ...places(spanish.records)]).toEqual(['table of Ejemplar', ['-3,7038', '40,4168']]);
    expect((await read('naam;x;y\nHal;5;52\n', maps)).kind).toBe('table of Exampleton');
  });

  it('may have a header with other case, width and spaces than in the map', async () => {
    const { records } = await read('Naam , X,ｙ\nHal,5.1,52.1\n', [mapOf({})]);
    expect([places(records), records[0]?.tags.name]).toEqual([[['5.1', '52.1']], 'Hal']);
  });

  it('may have line breaks in quotation marks, in the header too', async () => {
    const { records } = await read('"naam";"x\n(oost)";y\n"Hal\nachter";5.1;52.1\nBad;5.2;52.2\n', [
      mapOf({ longitude: 'x (oost)' }),
    ]);
    expect([places(records), records[0]?.tags.name]).toEqual([
      [
        ['5.1', '52.1'],
        ['5.2', '52.2'],
      ],
      'Hal\nachter',
    ]);
  });

  it('may be Chinese in GB 18030 when that is named, without being taken for Japanese', async () => {
    // The text "名称,经度,纬度" and a line break, encoded as GB 18030.
    const header = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xbe, 0xad, 0xb6, 0xc8, 0x2c, 0xce, 0xb3, 0xb6, 0xc8, 0x0a];
    const row = [0xca, 0xd0, 0xc3, 0xf1, 0xd6, 0xd0, 0xd0, 0xc4, ...Buffer.from(',114.05,22.54\n')];
    const table = Buffer.from([...header, ...Array.from({ length: 12 }, () => row).flat()]);
    const map = mapOf({ recognise: ['名称'], longitude: '经度', latitude: '纬度', tags: { name: ['名称'] } });
    await expect(read(table, [map])).rejects.toThrow('"名称,经度,纬度" in gb18030');
    const { records } = await read(table, [map], 'town.csv', 'gb18030');
    expect([records[0]?.tags.name, ...places(records).slice(0, 1)]).toEqual(['市民中心', ['114.05', '22.54']]);
  });

  it('may be in UTF-16 without its byte order mark', async () => {
    const { encoding, records } = await read(Buffer.from('naam;x;y\nHal;5.1;52.1\n', 'utf16le'), [mapOf({})]);
    expect([encoding, records.length]).toEqual(['utf-16le', 1]);
  });
});

describe('JSON read with a map', () => {
  it('may be a list at the top, with positions one level down', async () => {
    const list = [
      { defibId: 'D1', siteName: 'Village Hall', location: { latitude: 51.5, longitude: -2.1 }, access: 'Yes' },
      { defibId: 'D2', siteName: 'Phone box', location: { latitude: 51.6, longitude: -2.2 } },
    ];
    const map = mapOf({
      recognise: ['defibId', 'siteName'],
      id: 'defibId',
      longitude: 'location.longitude',
      latitude: 'location.latitude',
      tags: { name: ['siteName'], access: ['access'] },
    });
    const { kind, records } = await read(JSON.stringify(list, null, 2), [map], 'circuit.json');
    expect(kind).toBe('JSON list of Exampleton');
    expect(records.map(({ id, longitude }) => [id, longitude])).toEqual([
      ['exampleton/D1', '-2.1'],
      ['exampleton/D2', '-2.2'],
    ]);
  });

  it('may have its list under any name', async () => {
    const records = [{ naam: 'Hal', x: 5.1, y: 52.1 }];
    expect((await read(JSON.stringify({ help: 'http://…', result: [], records }), [mapOf({})])).records).toHaveLength(
      1,
    );
  });
});

describe('GeoJSON read with a map', () => {
  const feature = (coordinates: readonly number[], properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const readOne = async (coordinates: readonly number[], properties: object) => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [feature(coordinates, { naam: 'Hal', ...properties })],
    });
    return (await read(text, [mapOf({})], 'a.geojson')).records[0];
  };

  it('uses the columns when the geometry is the same place rounded', async () => {
    expect(await readOne([5.12, 52.1], { x: 5.12345, y: 52.10412 })).toMatchObject({
      longitude: '5.12345',
      latitude: '52.10412',
    });
  });

  it('uses the columns when the geometry is in metres', async () => {
    expect(await readOne([136_000, 456_000], { x: 5.12345, y: 52.10412 })).toMatchObject({ longitude: '5.12345' });
  });

  it('uses the geometry when it is as precise and the columns differ, and says so', async () => {
    expect(await readOne([5.12345, 52.10412], { x: 5.12, y: 52.1 })).toMatchObject({ longitude: 5.12345 });
    expect(await readOne([5.12345, 52.10412], { x: 5.1251234, y: 52.1041234 })).toMatchObject({
      longitude: 5.12345,
      doubts: [{ reason: 'its columns give a location 114 m from its geometry. We use the geometry', metres: 114 }],
    });
  });
});
