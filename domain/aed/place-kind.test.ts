import { expect, test } from 'vitest';
import { placeKindNames, placeKindOf } from './place-kind.ts';

const kindOf = (name: string, where?: string) =>
  placeKindOf({ name, location: where === undefined ? {} : { und: where } });

test.each([
  ['staffed', 'Polizeistation', 'Schalter'],
  ['staffed', 'Komenda Miejska Policji', 'Parter'],
  ['staffed', 'Straż Pożarna', undefined],
  ['staffed', 'Hôpital du Jura', 'entrée'],
  ['staffed', '消防署', undefined],
  ['station', 'SBB', 'Bahnhof, Gleis 1'],
  ['station', 'Gare de Lyon', undefined],
  ['station', '高松駅', undefined],
  ['school', 'W budynku szkoły', undefined],
  ['school', 'Osnovna šola', undefined],
  ['school', '中央小学校', undefined],
  ['shop', 'Apteka Pod Orłem', undefined],
  ['shop', 'Bahnhof-Apotheke', undefined],
  ['shop', '서울약국', undefined],
] as const)('%s: %s', (kind, name, where) => {
  expect(kindOf(name, where)).toBe(kind);
});

test.each([
  ['Town Hall', 'Bahnhofstrasse 5'],
  ['Garage Müller', 'Werkstatt'],
  ['Haus Zürich', 'Bahnhofplatz, 1. Stock'],
  ['AED', 'on the outer wall'],
])('a street, a part of another word or a general word reveals no kind: %s, %s', (name, where) => {
  expect(kindOf(name, where)).toBeNull();
});

test.each(Object.entries(placeKindNames))('the name of a %s reveals its kind', (kind, name) => {
  expect(kindOf(name)).toBe(kind);
});
