import { expect, it } from 'vitest';
import { parseTableHead } from './csv-header.ts';

const rows = ['1;Mairie;4,84;45,75', '2;Piscine;4,85;45,75', '3;École;;'];
const text = (...lines: readonly string[]) => [...lines, ...rows].join('\r\n');

it.each([
  ['at the top', text('no;nom;lon;lat'), 2, []],
  ['below a title', text('Inventaire, état 2026', 'no;nom;lon;lat'), 3, ['Inventaire, état 2026']],
  [
    'below a title in merged cells and a blank row',
    text('Inventaire;;;', ';;;', '', 'no;nom;lon;lat'),
    5,
    ['Inventaire;;;', ';;;', ''],
  ],
  [
    'below a quoted title of two lines',
    text('"Inventaire\r\n2026";;;', 'no;nom;lon;lat'),
    4,
    ['"Inventaire\r\n2026";;;'],
  ],
  ['below a quotation mark that is never closed', text('Stand "heute', 'no;nom;lon;lat'), 3, ['Stand "heute']],
])('finds the column names %s', (_where, sample, recordsFrom, above) => {
  const head = parseTableHead(sample);
  expect(head).toMatchObject({ delimiter: ';', names: ['no', 'nom', 'lon', 'lat'], recordsFrom, above });
  expect(sample.slice(head.length)).toBe(rows.join('\r\n'));
});

it('reads names in two lines, under groups in merged cells, as group and name', () => {
  const head = parseTableHead(text('no;lieu;coordonnées;', ';;lon;lat'));
  expect(head).toMatchObject({ names: ['no', 'lieu', 'coordonnées.lon', 'coordonnées.lat'], recordsFrom: 3 });
});

it('does not take a first record for a second line of names', () => {
  expect(parseTableHead('no;nom;lon;\n1;Mairie;4,84;x\n')).toMatchObject({
    names: ['no', 'nom', 'lon', ''],
    recordsFrom: 2,
  });
  expect(parseTableHead('no;nom;lon;\n;Mairie;;près de l’accueil\n')).toMatchObject({
    names: ['no', 'nom', 'lon', ''],
  });
});

it('keeps the header above rows with many commas, or of uneven length', () => {
  const address = 'Rue A, B, C, D, E, F, G, H, I, J';
  expect(parseTableHead(`no;nom;lon;lat\n1;${address};4;45\n2;${address};4;45\n`)).toMatchObject({
    delimiter: ';',
    recordsFrom: 2,
  });
  expect(parseTableHead('no;nom;lon;lat\n1;x;4\n2;y;4;45;z;w\n')).toMatchObject({ recordsFrom: 2, above: [] });
  expect(parseTableHead('hello')).toMatchObject({ names: ['hello'], above: [] });
});
