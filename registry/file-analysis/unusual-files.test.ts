import { expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { analyseFile } from './analyse-file.ts';

/** Analyses a file and returns its columns, warnings, numbers of rows and first record. */
async function analyse(name: string, content: Uint8Array) {
  const { columns, warnings, preview } = await analyseFile({
    file: writeFileIn(createTestFolder(), name, content),
    asOf: '2026-11-22',
    isAnew: true,
  });
  const { read, kept, dropped, hours, records } = preview;
  return {
    used: columns.flatMap(({ field, column }) => (field === null ? [] : [`${column} → ${field}`])),
    unused: columns.filter(({ field }) => field === null).map(({ column, examples }) => [column, ...examples]),
    warnings,
    rows: { read, kept, dropped: dropped.reduce((sum, { count }) => sum + count, 0) },
    hours,
    first: records[0],
  };
}

const merged = (...columns: readonly string[]) =>
  `some cells look merged over several rows, with a value in the first row only, in the columns ${columns.join(', ')}. They stay empty unless you choose to fill them with the value above`;

it('in Chinese, UTF-16, with titles, a total and degrees in words is understood or reported', async () => {
  const text = [
    '某市自动体外除颤器（AED）配置一览表',
    '统计日期：2026年3月',
    '',
    '序号\t所属区\t单位名称\t详细地址\t摆放位置\t经度\t纬度\t对外开放时间\t备注',
    '1\t南山区\t科技馆\t科苑路15号\t大堂\t东经113°56′42.5″\t北纬22°32′18.1″\t周二至周日 9:30-17:00，周一闭馆\t',
    '2\t\t\t\t展厅\t东经113°56′43.1″\t北纬22°32′18.6″\t\t需登记',
    '3\t\t海湾公园\t望海路2号\t东门\t东经113°54′58.0″\t北纬22°29′11.4″\t有活动时开放\t',
    '4\t\t\t\t码头\t东经113°55′00.1″\t北纬22°29′10.2″\t\t',
    '5\t福田区\t会展中心\t福华三路8号\t服务台\t东经114°03′21.9″\t北纬22°31′55.3″\t每天 6:00—23:30\t',
    '6\t\t\t\t二号馆\t东经114°03′24.4″\t北纬22°31′57.7″\t\t',
    '合计\t\t\t\t6台\t\t\t\t',
  ].join('\n');
  const analysis = await analyse('zh.txt', Buffer.from(`\ufeff${text}\n`, 'utf16le'));
  expect(analysis).toMatchObject({
    used: [
      '序号 → id',
      '所属区 → suburb',
      '单位名称 → name',
      '详细地址 → address',
      '摆放位置 → location',
      '经度 → longitude',
      '纬度 → latitude',
      '对外开放时间 → hours',
      '备注 → note',
    ],
    unused: [],
    warnings: [
      '2 lines above its column names are left out: "某市自动体外除颤器（AED）配置一览表"',
      merged('"所属区" (4)', '"单位名称" (3)', '"详细地址" (3)', '"对外开放时间" (3)'),
      expect.stringContaining('its places lie in China, where maps are shifted'),
    ],
    rows: { read: 7, kept: 6, dropped: 1 },
    hours: { said: 3, understood: 2 },
    first: { position: [113.9451389, 22.5383611], hours: 'read' },
  });
});

it('in French, with a decimal-comma pair in one column, prose hours and footnotes is understood or reported', async () => {
  const text = [
    'Communauté de communes du Pays d’Exemple;;;;;;',
    'Liste des DAE - mise à jour mars 2026;;;;;;',
    ';;;;;;',
    'Réf.;Commune;Site;Emplacement précis;Coordonnées GPS (lat, long);Jours et heures d’accès;Dernière maintenance',
    'DAE-01;Plouexemple;Mairie;mur extérieur;48,45012, -4,25018;accessible 24h/24;12/03/2026',
    'DAE-02;;;accueil;48,45018, -4,25030;du lundi au vendredi, de 8h30 à 12h et de 13h30 à 17h30;',
    'DAE-03;;Salle des fêtes;vestibule;48,45233, -4,25760;pendant les manifestations;',
    'DAE-04;;;cuisine;48,45241, -4,25752;;13/03/2026',
    'DAE-05;Kerexemple;École;préau;48,47811, -4,20114;lundi et jeudi de 8h à 18h (hors vacances scolaires);',
    'DAE-06;;;gymnase;48,47820, -4,20101;;14/03/2026',
    'Nombre total de DAE : 6;;;;;;',
    'Source : services techniques, sans garantie;;;;;;',
  ].join('\r\n');
  const analysis = await analyse('fr.csv', Buffer.from(`\ufeff${text}\r\n`));
  expect(analysis).toMatchObject({
    used: [
      'Réf. → id',
      'Commune → city',
      'Site → name',
      'Emplacement précis → location',
      'Coordonnées GPS (lat, long) → pair',
      'Jours et heures d’accès → hours',
      'Dernière maintenance → checked',
    ],
    unused: [],
    // The column of hours does not count as merged, because the second row of a house has hours too.
    warnings: [
      expect.stringContaining('3 lines above its column names are left out'),
      merged('"Commune" (4)', '"Site" (3)'),
    ],
    rows: { read: 8, kept: 6, dropped: 2 },
    hours: { said: 4, understood: 2 },
    first: {
      position: [-4.25018, 48.45012],
      hours: 'read',
      remarks: [],
    },
  });
});

it('in Dutch, with an unknown encoding, two-line names and swapped axes is understood or reported', async () => {
  const text = [
    'AED-register gemeente Voorbeeld,,,,,,,',
    'Volgnr,Locatie,,,Coördinaten,,Bereikbaarheid,Opmerkingen',
    ',Kern,Gebouw,Plek,Lengtegraad,Breedtegraad,,',
    '1,Voorbeeldé,Dorpshuis,hal,"52,18011","5,40022",ma t/m do van 8.30 tot 22.00 uur,code bij 112',
    '2,,,bovenzaal,"52,18019","5,40031",,',
    '3,,Brandweerkazerne,buitenmuur,"52,19644","5,41870",altijd bereikbaar,',
    '4,,,garage,"52,19650","5,41861",,',
    '5,Achterdorp,Café De Ploeg,achter de bar,"52,21507","5,36610",zolang het café open is,',
    '6,,,terras,"52,21499","5,36618",,',
    'Totaal,,,6 stuks,,,,',
  ].join('\n');
  const analysis = await analyse('nl.csv', Buffer.from(`${text}\n`, 'latin1'));
  expect(analysis).toMatchObject({
    used: [
      'Volgnr → id',
      'Locatie.Kern → city',
      'Locatie.Gebouw → name',
      'Locatie.Plek → location',
      'Coördinaten.Lengtegraad → latitude',
      'Coördinaten.Breedtegraad → longitude',
      'Bereikbaarheid → hours',
      'Opmerkingen → note',
    ],
    unused: [],
    warnings: [
      expect.stringContaining('It reads best as windows-1252'),
      expect.stringContaining('a line above its column names is left out: "AED-register gemeente Voorbeeld"'),
      expect.stringContaining('are in each other’s column'),
      merged('"Locatie.Kern" (4)', '"Locatie.Gebouw" (3)', '"Bereikbaarheid" (3)'),
    ],
    rows: { read: 7, kept: 6, dropped: 1 },
    hours: { said: 3, understood: 2 },
    first: { position: [5.40022, 52.18011], address: 'Voorbeeldé', hours: 'read' },
  });
});

it("with JavaScript's own property names as headings and values is understood like any other", async () => {
  const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const text = [
    ['id', 'name', 'latitude', 'longitude', 'access', 'indoor', 'locked', 'opening hours', 'state', ...words].join(';'),
    ...words.map((word, at) => [at, word, 47.371 + at / 1000, 8.541, word, word, word, word, word, ...words].join(';')),
    '9;Hall;47.39;8.541',
  ].join('\n');
  const analysis = await analyse('words.csv', Buffer.from(`${text}\n`));
  expect(analysis.rows).toEqual({ read: 5, kept: 5, dropped: 0 });
  expect(analysis.unused.map(([column]) => column)).toEqual(expect.arrayContaining(words));
  const properties = Object.fromEntries(['name', ...words].map((word) => [word, 'Hall']));
  const list = words.map((_word, at) => ({ ...properties, latitude: 47.3712 + at / 100, longitude: 8.5412 }));
  const json = JSON.stringify(list).replaceAll('"hasOwnProperty"', '"__proto__"');
  expect(await analyse('words.json', Buffer.from(json))).toMatchObject({ rows: { kept: 4 } });
});
