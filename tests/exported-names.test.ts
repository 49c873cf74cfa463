import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/project-rules/tracked-files.ts';

/** Matches names that many files export because a framework expects them. */
const expectedByFramework = /^(?:meta|loader|shouldRevalidate|test|mapPlate|locatorMap)$/;
/**
 * Matches files that may export the same name as another file. The files of a place each export something under the
 * name of the place, and the embed build replaces one module by another.
 */
const mayShareNames = /^(?:content\/places\/|web\/embed\/document-language\.ts$)/;

test('every exported name is used in one file only', () => {
  const filesByName = new Map<string, string[]>();
  for (const path of sourceFiles) {
    if (!/\.(?:ts|tsx|mjs)$/.test(path) || /\.(?:test|spec)\.tsx?$/.test(path) || mayShareNames.test(path)) continue;
    const exports = readFileSync(path, 'utf8').matchAll(
      /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm,
    );
    for (const name of new Set([...exports].map(([, name = '']) => name)))
      filesByName.set(name, [...(filesByName.get(name) ?? []), path]);
  }
  const shared = [...filesByName].filter(([name, files]) => files.length > 1 && !expectedByFramework.test(name));
  expect(Object.fromEntries(shared)).toEqual({});
});
