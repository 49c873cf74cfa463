import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plateOf, plateSlugs, platesFolder } from './plates.ts';

const read = (slug: string) => readFileSync(new URL(`${slug}.svg`, platesFolder), 'utf8');
const fileNames = readdirSync(platesFolder).filter((name) => name.endsWith('.svg'));

describe('plates', () => {
  it('stand on disk for each of the 51 hubs with a page, and for no other', () => {
    expect(fileNames).toHaveLength(51);
    expect(fileNames.toSorted()).toEqual(
      plateSlugs()
        .map((slug) => `${slug}.svg`)
        .toSorted(),
    );
  });

  it('weigh at most 60 kB each', () => {
    const heavy = fileNames.filter((name) => statSync(new URL(name, platesFolder)).size > 60_000);
    expect(heavy).toEqual([]);
  });

  it('are all different', () => {
    const drawings = new Set(plateSlugs().map(read));
    expect(drawings.size).toBe(51);
  });

  it.each(['ikaria', 'albert-lea'])('give the bytes on disk again when %s is redrawn', (slug) => {
    expect(plateOf(slug)).toBe(read(slug));
  });

  it('follow the reader’s theme and carry no style attribute', () => {
    const plain = fileNames.filter((name) => {
      const drawing = readFileSync(new URL(name, platesFolder), 'utf8');
      return !drawing.includes('@media (prefers-color-scheme:dark)') || drawing.includes('style="');
    });
    expect(plain).toEqual([]);
  });

  it('refuse a place without a page', () => {
    expect(() => plateOf('paris')).toThrow('Got plate "paris"');
  });
});
