import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeLists } from './places.mjs';

test('the lists of places are what their folders give; after a new one run `npm run places`', () => {
  for (const [path, text] of placeLists()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
