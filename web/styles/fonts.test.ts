import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The first and the last code point of each range that the font for titles declares. */
const ranges = readFileSync('web/styles/fonts.css', 'utf8')
  .match(/U\+[0-9A-F-]+/g)
  ?.map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );

test('the title font contains every Latin letter of the titles, in every language', () => {
  const words = globSync('web/translations/*.po').map((path) => readFileSync(path, 'utf8'));
  const letters = new Set(words.join('').match(/\p{Script=Latin}/gu));
  const lacking = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges?.some(([first = 0, last = first]) => code >= first && code <= last);
  });
  expect(letters.has('ś')).toBe(true);
  expect(lacking).toEqual([]);
});
