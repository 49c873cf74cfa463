import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { AedDetails, toPhoneLink } from './aed-details.tsx';
import { chooseLocationDescription } from './choose-location-description.ts';

const hall = { und: 'Eingangshalle', en: 'Entrance hall', fr: "Hall d'entrée" };

test.each([
  [['fr-CH', 'en'], "Hall d'entrée", 'fr'],
  [['pl', 'en-GB'], 'Entrance hall', 'en'],
  [['pl'], 'Eingangshalle', undefined],
  [[], 'Eingangshalle', undefined],
] as const)('a reader of %j sees "%s"', (languages, words, language) => {
  expect(chooseLocationDescription(hall, languages)).toEqual({ words, language });
});

test('shows text in another language rather than none', () => {
  expect(chooseLocationDescription({ ja: '正面玄関' }, ['en'])).toEqual({ words: '正面玄関', language: 'ja' });
});

test('shows nothing when there is no text', () => {
  expect(chooseLocationDescription({}, ['en'])).toBeNull();
});

test.each([
  ['+43 1 234-56; +43 1 999', 'tel:+43123456'],
  ['(01) 234 56', 'tel:0123456'],
  ['*21*0900123456#', 'tel:210900123456'],
  ['##002#', 'tel:002'],
  ['1+2+3', 'tel:123'],
  ['112?body=x&to=0900', 'tel:1120900'],
])('of %j a telephone dials %s, only digits and a leading plus', (phone, address) => {
  expect(toPhoneLink(phone)?.address).toBe(address);
});

test('a publisher’s text without a digit is not a number', () => {
  expect(toPhoneLink('ask inside')).toBeNull();
});

test("on a right-to-left page numbers run left to right, and the publisher's text keeps its own direction", () => {
  const aed = createRegisteredAed({
    id: 'osm/node/1',
    phone: '+43 1 234 56',
    location: { de: 'Treppenhaus / 2. Stock' },
  });
  const markup = renderToStaticMarkup(
    createElement(AedDetails, { aed, wholeHours: null, sources: [], languages: ['ar'], onShowOnMap: null }),
  );
  expect(markup).toMatch(/<a [^>]*dir="ltr">\+43 1 234 56<\/a>/);
  expect(markup).toContain('<bdi lang="de">Treppenhaus / 2. Stock</bdi>');
});
