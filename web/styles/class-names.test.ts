import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sheetImport = /import (?<name>\w+) from '(?<sheet>[^']+\.module\.css)'/g;

/** Returns the classes that a component uses but its style sheet does not define, as "file: class". */
function missingClasses(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(sheetImport)].flatMap(({ groups }) => {
    const { name = '', sheet = '' } = groups ?? {};
    const css = readFileSync(join(dirname(path), sheet), 'utf8');
    const named = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, word = '']) => word);
    return [...new Set(named)]
      .filter((word) => word !== 'module' && !new RegExp(`\\.${word}\\b`).test(css))
      .map((word) => `${path}: ${word}`);
  });
}

test('every class used by a component has rules', () => {
  const components = globSync('web/**/*.tsx');
  expect(components.length).toBeGreaterThan(200);
  expect(components.flatMap(missingClasses)).toEqual([]);
});
