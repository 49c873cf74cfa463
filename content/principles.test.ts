import { expect, test } from 'vitest';
import { principles } from './principles.ts';

test('there are nine principles, and no two share a title', () => {
  expect(principles).toHaveLength(9);
  expect(new Set(principles.map(({ title }) => title)).size).toBe(9);
});

test('each principle says what it is and what it requires of a place', () => {
  for (const { title, text, asksOfPlace } of principles) {
    expect(text.length, title).toBeGreaterThan(40);
    expect(asksOfPlace.length, title).toBeGreaterThan(40);
  }
});

test('statements on the atlas are cited with a year and a web address', () => {
  const seen = principles.flatMap((principle) => (principle.seen ? [principle.seen] : []));
  expect(seen).toHaveLength(3);
  for (const { source } of seen) {
    expect(source.year).toBeTypeOf('number');
    expect(source.url).toMatch(/^https:\/\//);
  }
});

test('the trademarked set of nine is not used', () => {
  expect(JSON.stringify(principles)).not.toMatch(/power 9|move naturally|plant slant|80% rule|right tribe|blue zone/i);
});
