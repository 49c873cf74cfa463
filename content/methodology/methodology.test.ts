import { expect, test } from 'vitest';
import { hubs } from '../hubs.ts';
import { methodologySections } from './methodology.ts';
import { methodologySources } from './methodology-sources.ts';

const wholeText = JSON.stringify(methodologySections);

test('each section has its own anchor, among them the three that the footer links to', () => {
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

test('every listed source is cited, and no cited key is missing', () => {
  const cited = new Set(Array.from(wholeText.matchAll(/\[\^([^\]]+)\]/g), ([, key]) => key));
  expect([...cited].sort()).toEqual(Object.keys(methodologySources).sort());
});

test('the dispute presents both sides under one heading', () => {
  const dispute = methodologySections.find(({ id }) => id === 'dispute');
  const sides = dispute?.blocks.find((block) => block.kind === 'sides');
  expect(sides?.sides.map(({ title }) => title)).toEqual(['The doubt', 'The defence']);
});

test('no email address is invented', () => {
  expect(wholeText).not.toMatch(/@|mailto/);
});

test('the original list has as many places as the map has indices that this site did not estimate', () => {
  const founding = hubs.filter(({ estimated }) => !estimated.includes('sli'));
  expect(wholeText).toContain(`the original list: ${founding.length} places with an SLI`);
});

test('claims no check by anyone without a record of it', () => {
  expect(wholeText).not.toMatch(/knowledge of the editors|editors of this site|people who build websites/);
});
