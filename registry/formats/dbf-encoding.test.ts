import { expect, it } from 'vitest';
import { detectDbfEncoding } from './dbf-encoding.ts';

/** Builds a .dbf file with a header of 65 bytes and a text whose bytes are given as Latin-1. */
function dbf(driver: number, text: string): Uint8Array {
  const bytes = Buffer.alloc(65 + text.length);
  bytes.writeUInt16LE(65, 8);
  bytes[29] = driver;
  bytes.write(text, 65, 'latin1');
  return bytes;
}

const german = 'Rathaus K\xf6nigstra\xdfe 3 N\xfcrnberg \xc4u\xdfere Gasse M\xfcnchen Stra\xdfe T\xfcr ';
const polish = 'Urz\xb9d Gminy \xa3\xb9kowa \xaferomskiego \x8cwietlica wej\x9ccie g\xb3\xf3wne ';
const utf8 = Buffer.from('Łąkowa Żeromskiego Świetlica wejście główne ').toString('latin1');

it.each([
  ['a .cpg of UTF-8', 0, utf8, 'UTF-8', 'utf-8', true],
  ['no .cpg, and UTF-8', 0, utf8, undefined, 'utf-8', false],
  ['no .cpg, and the code page of Poland in its header', 200, polish, undefined, 'windows-1250', true],
  ['no .cpg, and the system encoding in its header', 87, german, undefined, 'windows-1252', false],
  ['the number that ArcGIS writes', 87, german, '88591', 'windows-1252', true],
  ['a .cpg with a number', 0, polish, '1250', 'windows-1250', true],
  ['a .cpg of UTF-8 that its letters contradict', 0, german, 'UTF-8', 'windows-1252', false],
  ['plain letters', 0, 'Town Hall', undefined, 'utf-8', true],
] as const)("detects the encoding of a Shapefile's table with %s", (_what, driver, text, cpg, encoding, isNamed) => {
  expect(detectDbfEncoding(dbf(driver, text), cpg)).toEqual({ encoding, isNamed });
});
