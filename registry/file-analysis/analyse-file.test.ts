import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileAnalysis } from '../../domain/registry-admin/file-analysis.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { readColumnMap, toColumnMap } from '../sources/columns/column-map.ts';
import { writeColumnMapFile } from '../sources/columns/column-map-file.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';
import { analyseFile } from './analyse-file.ts';
import { formatAnalysis } from './format-analysis.ts';

const asOf = '2026-11-21';

async function understood(content: string | Uint8Array, isAnew = true, name = 'town.csv') {
  return analyseFile({ file: writeFileIn(createTestFolder(), name, content), asOf, isAnew });
}

const fieldsOf = ({ columns }: FileAnalysis) =>
  Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[field, column]])));

/** Builds a CSV file from a header and rows. */
const table = (header: string, ...rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;

const chinese = table(
  '编号,设置单位,地址,安装位置,经度,纬度,开放时间,联系电话,备注',
  '1,市民中心,福中三路2号,一楼服务台,114.05956,22.54290,周一至周五 9:00-17:00,0755-88127001,2020年',
  '2,图书馆,福中一路2001号,正门左侧,114.06291,22.54708,24小时,0755-88127002,',
  '3,体育馆,笋岗西路2006号,售票处旁,114.09112,22.55871,办公时间,0755-88127003,',
  '4,莲花山公园,红荔路6030号,南门岗亭,114.05770,22.55455,周一至周日 6:00-22:00,0755-88127004,',
);

const french = table(
  'Numéro;Établissement;Adresse;Code postal;Ville;Emplacement;Latitude;Longitude;Horaires;Téléphone;Date de mise à jour',
  'A1;Mairie;1 place du Marché;29000;Quimper;hall d’accueil;47,99597;-4,09795;du lundi au vendredi de 9h à 17h;02 98 00 00 01;2026-03-02',
  'A2;Piscine;8 rue du Port;29000;Quimper;vestiaires;47,98801;-4,11022;tous les jours de 8h à 20h;02 98 00 00 02;2026-03-02',
  'A3;Gymnase;3 rue du Stade;29000;Quimper;entrée;47,99111;-4,10150;selon les matchs;02 98 00 00 03;2026-03-03',
);

const dutch = table(
  'Volgnummer,Naam,Straat,Huisnummer,Postcode,Plaats,Omschrijving,Breedtegraad,Lengtegraad,Beschikbaarheid',
  '7,Gemeentehuis,Markt,1,3511 LB,Utrecht,bij de balie,52.09083,5.12222,maandag t/m vrijdag van 9.00 tot 17.00 uur',
  '8,Sporthal,Dorpsstraat,12,3513 AA,Utrecht,kantine,52.10012,5.11011,dagelijks 8:00-22:00',
  '9,Bakkerij,Kerkstraat,3,3512 JC,Utrecht,buitenmuur,52.08751,5.13120,in overleg met de bakker',
);

it('a list of records without a name is understood like one with a name', async () => {
  const records = [1, 2, 3].map((at) => ({
    Nazwa: `Szkoła ${at}`,
    Długość: 21 + at / 100,
    Szerokość: 52.2 + at / 100,
  }));
  const analyses = await Promise.all(
    [records, { items: records }].map((content) => understood(JSON.stringify(content), true, 'town.json')),
  );
  expect(analyses.map(fieldsOf)).toEqual(Array(2).fill({ name: 'Nazwa', longitude: 'Długość', latitude: 'Szerokość' }));
});

it('24 hours in a row are not always when a column for some days says closed, and always otherwise', async () => {
  const { preview } = await understood(
    table(
      'Nom,Lat,Lon,Horaires,Samedi',
      'Mairie,47.995,-4.097,24h/24,fermé',
      'Piscine,47.988,-4.110,24h/24,24h/24',
      'Gymnase,47.991,-4.101,lun-ven 8h-18h,fermé',
      'Stade,47.993,-4.105,24h/24,non',
      'Cinéma,47.994,-4.104,24h/24,sur rendez-vous',
      'Gare,47.992,-4.106,24h/24,oui',
      'Port,47.990,-4.108,24h/24,ouvert',
      'Parc,47.996,-4.103,24h/24,-',
    ),
  );
  expect(preview.records).toMatchObject([
    { hours: 'words', hoursText: '24h/24 (Samedi: fermé)' },
    { hours: 'read', hoursText: '24h/24' },
    { hours: 'read', hoursText: 'lun-ven 8h-18h; Samedi fermé' },
    { hours: 'words', hoursText: '24h/24 (Samedi: non)' },
    { hours: 'words', hoursText: '24h/24 (Samedi: sur rendez-vous)' },
    { hours: 'read', hoursText: '24h/24' },
    { hours: 'read', hoursText: '24h/24' },
    { hours: 'read', hoursText: '24h/24' },
  ]);
});

it.each([
  ['Innen', 'Im Gebäude', 'Außenbereich'],
  ['Wewnątrz', 'wewnątrz', 'na zewnątrz'],
  ['Indoor', 'yes', 'no'],
  ['室内', '室内', '室外'],
])('a column %s with %s and %s is the location of the AEDs', async (heading, within, without) => {
  const rows = [within, without, within].map((said, at) => `Halle ${at};52,1${at};13,4${at};${said}`);
  expect(fieldsOf(await understood(table(`Name;Latitude;Longitude;${heading}`, ...rows)))).toMatchObject({
    indoor: heading,
  });
});

describe('the positions of features', () => {
  const features = (isSwapped: boolean) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        [21.0101, 52.2301],
        [21.0202, 52.2402],
        [21.0303, 52.2503],
      ].map((place, at) => ({
        type: 'Feature',
        properties: { Nazwa: `Szkoła ${at}`, Ulica: 'Długa', Miejscowość: 'Przykładowo' },
        geometry: { type: 'Point', coordinates: isSwapped ? place.toReversed() : place },
      })),
    });

  it('with the latitude first are reported, with the country where they are', async () => {
    const analysis = await understood(features(true), true, 'town.geojson');
    expect(analysis.warnings).toEqual([expect.stringContaining('its points have the latitude first')]);
    expect(analysis.preview.whereabouts).toBe('its places lie in Saudi Arabia');
    expect(formatAnalysis(analysis)).toContain('\nCheck whether that is right: its places lie in Saudi Arabia.\n');
  });

  it('with the longitude first are not reported', async () => {
    const analysis = await understood(features(false), true, 'town.geojson');
    expect([analysis.warnings, analysis.preview.whereabouts]).toEqual([[], 'its places lie in Poland']);
  });
});

describe('a table without a prepared map', () => {
  it('is understood as exported from a spreadsheet: titles, two-line headers, minutes, numeric dates and ids', async () => {
    const analysis = await understood(
      table(
        'Inventaire des défibrillateurs;;;;;;',
        ';;;;;;',
        'N°;Lieu;;Coordonnées;;Horaires;Dernier contrôle',
        ';Nom;Voie;Lat.;Long.;;',
        `1001.0;Mairie;1 place du Marché;"47° 59' 45,5"" N";"4° 5' 52"" W";24h/24 et 7j/7;46275`,
        `1002.0;Piscine;8 rue du Port;"47°59'16""N";"4°6'37""W";voir horaires;46001,5`,
        'Total : 2;;;;;;',
      ),
    );
    expect(fieldsOf(analysis)).toEqual({
      id: 'N°',
      name: 'Lieu.Nom',
      street: 'Lieu.Voie',
      latitude: 'Coordonnées.Lat.',
      longitude: 'Coordonnées.Long.',
      hours: 'Horaires',
      checked: 'Dernier contrôle',
    });
    expect(analysis.warnings).toContainEqual(
      '2 lines above its column names are left out: "Inventaire des défibrillateurs"',
    );
    // The last row is a total. It is not an AED, and is reported.
    expect(analysis.preview).toMatchObject({
      read: 3,
      kept: 2,
      hours: { said: 2, understood: 1 },
      dropped: [{ count: 1 }],
    });
    expect(analysis.preview.records.map(({ where, position }) => [where, position])).toEqual([
      ['line 5 (N° 1001)', [-4.0977778, 47.9959722]],
      ['line 6 (N° 1002)', [-4.1102778, 47.9877778]],
      ['line 7 (N° Total : 2)', null],
    ]);
  });

  it('is understood by names and values in Chinese', async () => {
    const analysis = await understood(chinese);
    expect(fieldsOf(analysis)).toEqual({
      id: '编号',
      name: '设置单位',
      address: '地址',
      location: '安装位置',
      longitude: '经度',
      latitude: '纬度',
      hours: '开放时间',
      phone: '联系电话',
    });
    expect(analysis.preview).toMatchObject({ read: 4, kept: 4, hours: { said: 4, understood: 3 } });
    // Unknown values are quoted in the report.
    expect(analysis.preview.doubtful).toMatchObject([{ count: 1, example: expect.stringContaining('办公时间') }]);
  });

  it('lists its unused columns, with counts and examples', async () => {
    const unused = (await understood(chinese)).columns.filter(({ field }) => field === null);
    expect(unused).toMatchObject([{ column: '备注', filled: 1, examples: ['2020年'] }]);
  });

  it('is understood in French, with decimal commas and hours in prose', async () => {
    const analysis = await understood(french);
    expect(fieldsOf(analysis)).toEqual({
      id: 'Numéro',
      name: 'Établissement',
      street: 'Adresse',
      postcode: 'Code postal',
      city: 'Ville',
      location: 'Emplacement',
      latitude: 'Latitude',
      longitude: 'Longitude',
      hours: 'Horaires',
      phone: 'Téléphone',
      edited: 'Date de mise à jour',
    });
    expect(analysis.preview.hours).toEqual({ said: 3, understood: 2 });
    expect(analysis.preview.records[0]).toMatchObject({ position: [-4.09795, 47.99597], hours: 'read' });
  });

  it('is understood in Dutch', async () => {
    const analysis = await understood(dutch);
    expect(fieldsOf(analysis)).toEqual({
      id: 'Volgnummer',
      name: 'Naam',
      street: 'Straat',
      houseNumber: 'Huisnummer',
      postcode: 'Postcode',
      city: 'Plaats',
      location: 'Omschrijving',
      latitude: 'Breedtegraad',
      longitude: 'Lengtegraad',
      hours: 'Beschikbaarheid',
    });
    expect(analysis.preview.hours).toEqual({ said: 3, understood: 2 });
  });

  const headers: readonly [string, string, readonly string[]][] = [
    ['Spanish', 'numero;denominación;dirección;longitud;latitud;horario', ['longitud', 'latitud', 'denominación']],
    [
      'Polish',
      'lp;nazwa;ulica;długość geograficzna;szerokość geograficzna',
      ['długość geograficzna', 'szerokość geograficzna', 'nazwa'],
    ],
    ['Czech', 'číslo;název;ulice;zeměpisná délka;zeměpisná šířka', ['zeměpisná délka', 'zeměpisná šířka', 'název']],
    ['Korean', '연번,설치기관명,주소,경도,위도', ['경도', '위도', '설치기관명']],
    ['Japanese', '番号,施設名,住所,経度,緯度', ['経度', '緯度', '施設名']],
    ['Arabic', 'الرقم;الاسم;العنوان;خط الطول;خط العرض', ['خط الطول', 'خط العرض', 'الاسم']],
    ['Russian', '№;Название;Адрес;Долгота;Широта', ['Долгота', 'Широта', 'Название']],
    ['Ukrainian', '№;Назва;Адреса;Довгота;Широта', ['Довгота', 'Широта', 'Назва']],
    ['Turkish', 'Sıra No;Kurum Adı;Adres;Boylam;Enlem', ['Boylam', 'Enlem', 'Kurum Adı']],
    ['German', 'lfd_nr;Bezeichnung;Straße;Längengrad;Breitengrad', ['Längengrad', 'Breitengrad', 'Bezeichnung']],
    ['the style of programs', 'gid;siteName;addrLine;long_coor1;lat_coor1', ['long_coor1', 'lat_coor1', 'siteName']],
  ];
  for (const [language, header, expected] of headers) {
    it(`shows position and name in ${language} by the headings alone`, async () => {
      const { longitude, latitude, name } = fieldsOf(await understood(`${header}\n`));
      expect([longitude, latitude, name]).toEqual(expected);
    });
  }

  it('shows its position by values when the headings are unknown', async () => {
    const analysis = await understood(table('a;b;c', 'Rynek;50.06143;19.93658', 'Wawel;50.05411;19.93544'));
    expect(fieldsOf(analysis)).toMatchObject({ latitude: 'b', longitude: 'c' });
  });
});

describe('the proposed map', () => {
  it('can be read by import --map, once its source is filled in', async () => {
    const { map } = await understood(french);
    const path = join(createTestFolder(), 'map.json');
    writeColumnMapFile(path, map as object);
    expect(() => readColumnMap(path)).toThrow('source.title is still "TO COMPLETE". Write what the publisher says');
    expect(() => writeColumnMapFile(path, {})).toThrow('already exists. Choose another name');
    const source = { key: 'quimper', title: 'Quimper', licence: 'ODbL-1.0', attribution: 'Quimper', url: null };
    const { aeds } = await importAndReadRegistry([french], { columnMaps: [toColumnMap({ ...map, source }, 'map')] });
    expect(aeds.find(({ id }) => id === 'quimper/A1')).toMatchObject({
      name: 'Mairie',
      address: '1 place du Marché, 29000 Quimper',
      position: [-4.09795, 47.99597],
    });
  });

  it('takes precedence over the shipped map when it is named', async () => {
    const cologne = table(
      'id,aedkatasternet_id,definow_id,osm_node_id,name,longitude,latitude',
      '1,113,12871,1668102576,Rathaus,6.95951,50.93802',
    );
    const { map } = await understood(cologne);
    const source = { key: 'koeln', title: 'Köln', licence: 'CC0-1.0', attribution: 'Köln', url: null };
    const { aeds } = await importAndReadRegistry([cologne], { columnMaps: [toColumnMap({ ...map, source }, 'map')] });
    expect(aeds[0]).toMatchObject({ id: 'koeln/1', sameAs: ['osm/node/1668102576'] });
  });

  it('leaves out rows that the source calls gone, and says so', async () => {
    const analysis = await understood(
      table('ID,name,latitude,longitude,presente', '1,Municipio,45.61234,9.20123,', '2,Scuola,45.61543,9.20456,no'),
    );
    expect(analysis.map).toMatchObject({ state: ['presente'] });
    expect(analysis.preview).toMatchObject({ kept: 1, dropped: [{ count: 1 }] });
  });

  it('is not needed for a known format', async () => {
    const analysis = await understood('@id,@type,@lat,@lon\n1,node,46.05,14.51\n', false);
    expect(analysis).toMatchObject({ isRecognised: true, map: null, kind: 'Overpass CSV' });
  });

  it('is not needed for a known table, whose unused columns are listed', async () => {
    const french = table(
      'c_gid;c_nom;c_lat_coor1;c_long_coor1;c_acc;c_modele;c_marque',
      '1;Mairie;45.75;4.83;Intérieur;t;',
      '2;Gymnase;45.76;4.84;Extérieur;f;',
    );
    const analysis = await understood(french, false);
    expect(analysis).toMatchObject({ isRecognised: true, map: null, preview: { kept: 2 } });
    expect(analysis.columns).toEqual([
      {
        column: 'c_modele',
        filled: 2,
        examples: ['t', 'f'],
        field: null,
        confidence: 0,
        because: 'it is not used in a table of this kind',
      },
      { column: 'c_marque', filled: 0, examples: [], field: null, confidence: 0, because: 'it is empty' },
    ]);
    expect(formatAnalysis(analysis)).toContain('Columns not used\n  c_modele: it is not used');
  });
});

describe('a warning', () => {
  it('is given when longitude and latitude are swapped', async () => {
    const analysis = await understood(
      table('naam;lengtegraad;breedtegraad', 'Markt;52.09083;5.12222', 'Hal;52.10012;5.11011'),
    );
    expect(fieldsOf(analysis)).toMatchObject({ longitude: 'breedtegraad', latitude: 'lengtegraad' });
    expect(analysis.warnings.join()).toContain('longitude and latitude are in each other’s column');
    expect(analysis.preview.kept).toBe(2);
  });

  it('is given for text that was encoded twice', async () => {
    const analysis = await understood(table('nr;name;lat;lon', '1;KÃ¶lner Łódź Rathaus;50.93802;6.95951'));
    expect(analysis.warnings.join()).toContain('encoded twice');
  });

  it('is given for an undeclared encoding, with the most plausible one', async () => {
    const russian = Buffer.concat([
      Buffer.from([0xcd, 0xe0, 0xe7, 0xe2, 0xe0, 0xed, 0xe8, 0xe5]),
      Buffer.from(';lat;lon\n'),
      Buffer.from([0xcf, 0xee, 0xf7, 0xf2, 0xe0]),
      Buffer.from(';55.75222;37.61556\n'),
    ]);
    const analysis = await understood(russian);
    expect(analysis.encoding).toBe('windows-1251');
    expect(analysis.warnings.join()).toContain('reads best as windows-1251');
    expect(fieldsOf(analysis)).toMatchObject({ name: 'Название' });
  });

  it('is given for metres instead of degrees, and for a table without a position', async () => {
    const metres = await understood(table('Name;X;Y', 'Halle;3566123;5645321', 'Bad;3566200;5645100'));
    expect(metres.warnings.join()).toContain('metres of a national grid');
    const nowhere = await understood(table('Name;Straße', 'Halle;Markt 1', 'Bad;Weg 2'));
    expect(nowhere.warnings.join()).toContain('no columns of longitude and latitude were found');
  });

  it('is given when the first line is a record', async () => {
    const analysis = await understood(table('1,Hall,52.09083,5.12222', '2,Bath,52.10012,5.11011'));
    expect(analysis.warnings.join()).toContain('the first line looks like a record');
  });
});

describe('the analysis of shipped examples', () => {
  const column = (map: object | null, tag: string) => (map as { tags: Record<string, string[]> }).tags[tag];
  const shipped = (name: string) =>
    JSON.parse(readFileSync(new URL(`../column-maps/${name}.json`, import.meta.url), 'utf8'));

  it('finds the same columns of Cologne as its own map', async () => {
    const analysis = await understood(
      table(
        'id,city_district,city_subdistrict,name,location_details,address,postalcode,opening_hours,longitude,latitude,osm_node_id,aedkatasternet_id,definow_id,last_edited,last_edited_by,comment',
        '1,Chorweiler,Chorweiler,Sparkasse,,Mailänder Passage 51,50765,Mo-Fr 09:00-18:00,6.897402,51.0216619,1668102576,113,12871,2014-01-20,m,',
        '2,Ehrenfeld,Bickendorf,Bad,im Foyer,Venloer Str. 628,50827,24/7,6.9009467,50.9575192,224445220,293,12937,2014-01-20,m,',
      ),
    );
    const own = shipped('cologne');
    for (const tag of ['name', 'addr:street', 'addr:postcode', 'opening_hours'])
      expect(column(analysis.map, tag)).toEqual(own.tags[tag]);
    expect(analysis.map).toMatchObject({
      id: own.id,
      longitude: own.longitude,
      latitude: own.latitude,
      edited: own.edited,
    });
  });
});

it('is printed as plain text', async () => {
  const text = formatAnalysis(await understood(dutch));
  expect(text).toContain('Breedtegraad → latitude (sure, by its name); in 3 rows, as "52.09083", "52.10012"');
  expect(text).toContain('3 have hours, understood for 2.');
});
