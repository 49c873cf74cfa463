import { expect, test } from 'vitest';
import { decodeAedId, encodeAedId } from './aed-page-path.ts';

test('the address of an id of a usual source is the id', () => {
  expect(encodeAedId('osm/node/123')).toBe('osm/node/123');
  expect(decodeAedId('osm/node/123')).toBe('osm/node/123');
});

test('every id has its own address without parent folders or queries', () => {
  const strange = [
    '',
    '/',
    'a//b',
    '..',
    '../..',
    'a/../b',
    './x',
    '~',
    '~/~',
    '~..',
    'a b',
    'a?b#c',
    '100%',
    '%2e%2e',
    'a\\b',
    'ä/日本',
    'x@9.5,47.1',
    'a/',
    '\u0000',
    '\n',
    '...',
    '👍',
  ];
  const addresses = strange.map((id) => encodeAedId(id));
  expect(new Set(addresses).size).toBe(strange.length);
  for (const [place, address] of addresses.entries()) {
    const seen = new URL(`https://aeds.example/aeds/id/${address}`);
    expect([seen.pathname, seen.search, seen.hash]).toEqual([`/aeds/id/${address}`, '', '']);
    expect(decodeAedId(seen.pathname.slice('/aeds/id/'.length))).toBe(strange[place]);
  }
});

test('an invalid address has no id', () => {
  expect(decodeAedId('osm/%E0%A4%A')).toBeNull();
});
