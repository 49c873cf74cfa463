import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/project-rules/tracked-files.ts';

/** Names that many files export because a framework expects them. */
const expectedByFramework = /^(?:meta|loader|shouldRevalidate|test|mapPlate|locatorMap)$/;
/** A place's record, page and figures are named after the place; the embed build replaces one module by the other. */
const namedAlike = /^(?:content\/places\/|web\/embed\/document-language\.ts$)/;

test('no exported name stands for two things', () => {
  const filesByName = new Map<string, string[]>();
  for (const path of sourceFiles) {
    if (!/\.(?:ts|tsx|mjs)$/.test(path) || /\.(?:test|spec)\.tsx?$/.test(path) || namedAlike.test(path)) continue;
    const exports = readFileSync(path, 'utf8').matchAll(
      /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm,
    );
    for (const name of new Set([...exports].map(([, name = '']) => name)))
      filesByName.set(name, [...(filesByName.get(name) ?? []), path]);
  }
  const shared = [...filesByName].filter(([name, files]) => files.length > 1 && !expectedByFramework.test(name));
  expect(Object.fromEntries(shared)).toEqual({});
});
