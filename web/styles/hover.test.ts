import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('web/**/*.css');

/** Removes the rules for devices that can hover from a style sheet. */
const withoutHoverRules = (css: string) => css.replaceAll(/@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');

test('no hover style sticks on a touch screen', () => {
  const staying = sheets.filter((path) => withoutHoverRules(readFileSync(path, 'utf8')).includes(':hover'));
  expect(sheets.length).toBeGreaterThan(100);
  expect(staying).toEqual([]);
});
