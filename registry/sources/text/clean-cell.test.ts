import { expect, it } from 'vitest';
import { cleanCell } from './clean-cell.ts';

it.each([
  ['KÃ¶ln', 'Köln'],
  ['ÃƒÂ©cole', 'école'],
  ['Ð¨ÐºÐ¾Ð»Ð°', 'Школа'],
  ['%u015Awi%u0119tokrzyska', 'Świętokrzyska'],
  ['10., Ring 4 <br>Halle', '10., Ring 4 \nHalle'],
  ['<b>Rathaus</b> <a href="x">Plan</a>', 'Rathaus Plan'],
  ['L&#39;Hôpital &amp;amp; Mairie', "L'Hôpital & Mairie"],
])('restores %s to %s', (text, plain) => {
  expect(cleanCell(text)).toBe(plain);
});

it.each([
  'Ångström Äpple Ñandú',
  'Âge',
  '5 < 6 & 7',
  'R&D; AT&T',
  'https://example.org/?a=1&copy=2',
  '100%',
  '%u0000',
  'Ã¶ş',
])('leaves %s unchanged', (text) => {
  expect(cleanCell(text)).toBe(text);
});
