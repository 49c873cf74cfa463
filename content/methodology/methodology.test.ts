import { expect, test } from 'vitest';
import { hubs } from '../hubs.ts';
import { methodologySections } from './methodology.ts';
import { methodologySources } from './methodology-sources.ts';

const wholeText = JSON.stringify(methodologySections);

test('each section has an anchor of its own, among them the three the footer links to', () => {
  const ids = methodologySections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const anchor of ['not-claimed', 'privacy', 'sources']) expect(ids).toContain(anchor);
});

test('every link inside the page leads to a section', () => {
  const ids = methodologySections.map(({ id }) => id);
  const targets = Array.from(wholeText.matchAll(/\]\(#([^)]+)\)/g), ([, id]) => id);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(ids).toContain(target);
});

test('every source that is listed is cited, and no cited key is missing', () => {
  const cited = new Set(Array.from(wholeText.matchAll(/\[\^([^\]]+)\]/g), ([, key]) => key));
  expect([...cited].sort()).toEqual(Object.keys(methodologySources).sort());
});

test('the dispute gives both sides under one heading', () => {
  const dispute = methodologySections.find(({ id }) => id === 'dispute');
  const sides = dispute?.blocks.find((block) => block.kind === 'sides');
  expect(sides?.sides.map(({ title }) => title)).toEqual(['The doubt', 'The defence']);
});

test('no address for mail is made up', () => {
  expect(wholeText).not.toMatch(/@|mailto/);
});

test('the original list has as many places as the map has indices that this site did not estimate', () => {
  const founding = hubs.filter(({ estimated }) => !estimated.includes('sli'));
  expect(wholeText).toContain(`the original list: ${founding.length} places with an SLI`);
});

test('of who checked nothing is said that no record shows', () => {
  expect(wholeText).not.toMatch(/knowledge of the editors|editors of this site|people who build websites/);
});
