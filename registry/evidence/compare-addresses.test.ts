import { describe, expect, it } from 'vitest';
import { compareAddresses } from './compare-addresses.ts';

describe('two addresses', () => {
  const cases: readonly (readonly ['same' | 'other' | 'unsaid', string | null, string | null])[] = [
    ['same', 'Neusser Str. 5', 'Neusser Straße 5, 50733 Nippes'],
    ['same', 'ul. Długa 10', 'Długa 10, Łęki'],
    ['same', '5 rue de la Gare', 'Rue de la Gare 5, 1000 Lausanne'],
    ['same', '1200 Main Street 90210', '1200 Main St 90210'],
    ['same', '香川県例市中央町1-2-13', '例市中央町一丁目2番十三号'],
    ['same', 'Neusser Str. 129-133', 'Neusser Str. 129-133, Nippes'],
    ['same', 'ul. Długa 10', '00-950 Łęki, Długa 10'],
    ['same', '例市中央町1-2-13', '〒760-8571 例市中央町1-2-13'],
    ['other', 'Neusser Str. 5', 'Neusser Str. 7'],
    ['other', 'Neusser Str. 5a', 'Neusser Str. 5b'],
    ['other', 'Neusser Str. 5 a', 'Neusser Str. 5 b'],
    ['other', 'Szkolna 1, Łęki', 'Szkolna 1, Dębno'],
    ['other', 'Schulweg 1, Au', 'Schulweg 1, Berg'],
    ['other', 'Hauptstrasse 3', 'Bahnhofstrasse 3'],
    ['other', '例市中央町1-2-3', '例市中央町1-2-4'],
    ['unsaid', '3263 Büetigen', '3263 Büetigen'],
    ['unsaid', 'Neusser Str. 5', 'Neusser Str. 5a'],
    ['unsaid', 'ul. Długa 10', 'ul. Długa 10/12'],
    ['unsaid', 'Marktplatz', 'Marktplatz'],
    ['unsaid', 'Marktplatz 3', null],
  ];
  for (const [verdict, a, b] of cases) {
    it(`${a} and ${b} are ${verdict}`, () => {
      expect(compareAddresses(a, b)).toBe(verdict);
      expect(compareAddresses(b, a)).toBe(verdict);
    });
  }
});
