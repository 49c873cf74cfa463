import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  drawLocatorBySlug,
  drawPlateBySlug,
  listLocatorSlugs,
  listPlateSlugs,
  locatorMapsFolder,
  platesFolder,
} from './plates.ts';

const read = (slug: string) => readFileSync(new URL(`${slug}.svg`, platesFolder), 'utf8');
const howToDraw = 'draw them: `npm run media -- plates`, or those of one place with its id behind';
const fileNames = readdirSync(platesFolder).filter((name) => name.endsWith('.svg'));

/**
 * Whether a drawing becomes dark if its URL has the fragment `#dark`. The fragment is needed because WebKit does not
 * pass a colour scheme to a drawing in <img>.
 */
const isDarkIfTargeted = (drawing: string) =>
  drawing.startsWith('<svg id="dark" ') &&
  /<style>:root\{[^}]*\}:root:target\{[^}]*--sea:#0d1f2b/.test(drawing) &&
  !drawing.includes('prefers-color-scheme');

describe('plates', () => {
  it('exist for each hub with a page, and for no other', () => {
    expect(fileNames.toSorted(), howToDraw).toEqual(
      listPlateSlugs()
        .map((slug) => `${slug}.svg`)
        .toSorted(),
    );
  });

  it('are at most 60 kB each', () => {
    const heavy = fileNames.filter((name) => statSync(new URL(name, platesFolder)).size > 60_000);
    expect(heavy).toEqual([]);
  });

  it('are all different', () => {
    const drawings = new Set(fileNames.map((name) => readFileSync(new URL(name, platesFolder), 'utf8')));
    expect(drawings.size).toBe(fileNames.length);
  });

  it.each(['ikaria', 'albert-lea'])('give the same bytes when %s is redrawn', (slug) => {
    expect(drawPlateBySlug(slug), howToDraw).toBe(read(slug));
  });

  it('follow the reader’s theme and have no style attribute', () => {
    const plain = fileNames.filter((name) => {
      const drawing = readFileSync(new URL(name, platesFolder), 'utf8');
      return !isDarkIfTargeted(drawing) || drawing.includes('style="');
    });
    expect(plain).toEqual([]);
  });

  it('refuse a place without a page', () => {
    expect(() => drawPlateBySlug('paris')).toThrow('There is no plate "paris"');
  });
});

describe('locators', () => {
  const locators = readdirSync(locatorMapsFolder).filter((name) => name.endsWith('.svg'));
  const readLocator = (name: string) => readFileSync(new URL(name, locatorMapsFolder), 'utf8');

  it('exist for each hub with a profile, and for no other', () => {
    expect(locators.toSorted(), howToDraw).toEqual(
      listLocatorSlugs()
        .map((slug) => `${slug}.svg`)
        .toSorted(),
    );
  });

  it('are at most 12 kB each when transferred', () => {
    const heaviest = locators.toSorted((a, b) => readLocator(b).length - readLocator(a).length).slice(0, 6);
    expect(heaviest.filter((name) => brotliCompressSync(readLocator(name)).length > 12_000)).toEqual([]);
  });

  it('follow the reader’s theme, have no style attribute, and mark the place on globe and map', () => {
    const plain = locators.filter((name) => {
      const drawing = readLocator(name);
      const dots = drawing.match(/class="dot"/g) ?? [];
      return !isDarkIfTargeted(drawing) || drawing.includes('style="') || dots.length !== 2;
    });
    expect(plain).toEqual([]);
  });

  it.each(['ikaria', 'albert-lea'])('give the same bytes when %s is redrawn', (slug) => {
    expect(drawLocatorBySlug(slug), howToDraw).toBe(readLocator(`${slug}.svg`));
  });

  it('refuse a place without a profile', () => {
    expect(() => drawLocatorBySlug('paris')).toThrow('There is no locator "paris"');
  });
});
