import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatePlaceLists } from './places.mjs';

test('the committed lists of places equal those generated from their folders', () => {
  for (const [path, text] of generatePlaceLists())
    expect(readFileSync(path, 'utf8'), `${path} is not: run \`npm run places\``).toBe(text);
});
