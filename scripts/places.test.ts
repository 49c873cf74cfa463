import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatePlaceLists } from './places.mjs';

test('the lists of places are what their folders give', () => {
  for (const [path, text] of generatePlaceLists())
    expect(readFileSync(path, 'utf8'), `${path} is not: run \`npm run places\``).toBe(text);
});
