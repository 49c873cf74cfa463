import { expect, it } from 'vitest';
import { findPlausibleEncodings } from './find-plausible-encodings.ts';

/**
 * An encoding, a line of a table, and the bytes of that line in this encoding as hexadecimal digits. The bytes are from
 * `iconv`.
 */
const samples: readonly [string, string, string][] = [
  ['windows-1253', 'Δημαρχείο Αθηναίων;Στην υποδοχή', 'c4e7ece1f1f7e5dfef20c1e8e7ede1dff9ed3bd3f4e7ed20f5f0efe4eff7de'],
  ['windows-1255', 'עיריית תל אביב;בכניסה הראשית', 'f2e9f8e9e9fa20faec20e0e1e9e13be1ebf0e9f1e420e4f8e0f9e9fa'],
  ['windows-1256', 'بلدية الرياض;عند المدخل الرئيسي', 'c8e1cfedc920c7e1d1edc7d63bdae4cf20c7e1e3cfcee120c7e1d1c6edd3ed'],
  [
    'windows-1254',
    'Çankaya Eczanesi, Kızılay Sokağı;Giriş kapısı',
    'c7616e6b6179612045637a616e6573692c204bfd7afd6c617920536f6b61f0fd3b47697269fe206b6170fd73fd',
  ],
  [
    'windows-1250',
    'Szűcsudvar Gyógyszertár, Petőfi utca;Földszint',
    '537afb63737564766172204779f36779737a657274e1722c20506574f5666920757463613b46f66c64737a696e74',
  ],
  [
    'windows-1257',
    'Šiaulių savivaldybė;Prie įėjimo, kairėje pusėje',
    'd06961756c69f8207361766976616c647962eb3b5072696520e1eb6a696d6f2c206b616972eb6a6520707573eb6a65',
  ],
  [
    'windows-1251',
    'Городская администрация;У главного входа',
    'c3eef0eee4f1eae0ff20e0e4ece8ede8f1f2f0e0f6e8ff3bd320e3ebe0e2edeee3ee20e2f5eee4e0',
  ],
  [
    'koi8-r',
    'Городская администрация;У главного входа',
    'e7cfd2cfc4d3cbc1d120c1c4cdc9cec9d3d4d2c1c3c9d13bf520c7ccc1d7cecfc7cf20d7c8cfc4c1',
  ],
  [
    'iso-8859-5',
    'Городская администрация;У главного входа',
    'b3dee0ded4e1dad0ef20d0d4dcd8ddd8e1e2e0d0e6d8ef3bc320d3dbd0d2ddded3de20d2e5ded4d0',
  ],
  ['shift_jis', 'さくら小学校;正面玄関の受付', '82b382ad82e78fac8a778d5a3b90b396ca8cba8ad682cc8ef39574'],
  ['euc-jp', 'さくら小学校;正面玄関の受付', 'a4b5a4afa4e9beaeb3d8b9bb3bc0b5ccccb8bcb4d8a4cebcf5c9d5'],
  ['gb18030', '市政府大楼;一楼大厅服务台', 'cad0d5feb8aeb4f3c2a53bd2bbc2a5b4f3ccfcb7fecef1cca8'],
  ['big5', '市政府大樓;一樓服務台', 'a5abac46a9b2a46abcd33ba440bcd3aa41b0c8a578'],
  ['euc-kr', '시청 본관;일층 안내데스크', 'bdc3c3bb20babbb0fc3bc0cfc3fe20bec8b3bbb5a5bdbac5a9'],
  [
    'macintosh',
    'Pharmacie Générale, Allée des Chênes;À côté de la caisse',
    '506861726d6163696520478e6e8e72616c652c20416c6c8e6520646573204368906e65733bcb206399748e206465206c6120636169737365',
  ],
  ['windows-1252', 'Mühlgasse, Köln;Über der Kasse', '4dfc686c67617373652c204bf66c6e3bdc62657220646572204b61737365'],
];

it.each(samples)('reads a short line of text in %s correctly', (encoding, line, bytes) => {
  expect(findPlausibleEncodings(Buffer.from(bytes, 'hex'))[0]).toEqual({ encoding, line });
});

it('shows a town in both readings if its letters fit another language too', () => {
  // These bytes are "Győr" in windows-1250.
  const readings = findPlausibleEncodings(Buffer.from('4779f572', 'hex'));
  expect(readings).toEqual([
    { encoding: 'windows-1250', line: 'Győr' },
    { encoding: 'windows-1252', line: 'Gyõr' },
  ]);
});

it('pure ASCII text has no readings to choose from', () => {
  expect(findPlausibleEncodings(Buffer.from('name;lat')).length).toBeLessThan(2);
});
