import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const exportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (?<name>\w+)/gm)].map(({ groups }) => groups?.name).sort();

test('the replacement for document-language in the embedded list exports the same names', () => {
  const names = exportsOf('web/languages/document-language.ts');
  expect(names.length).toBeGreaterThan(1);
  expect(exportsOf('web/embed/document-language.ts')).toEqual(names);
});
