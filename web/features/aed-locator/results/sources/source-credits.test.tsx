// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IndexedSource } from '../../../../../domain/registry/registry-index.ts';
import { SourceAges } from './source-credits.tsx';

const now = new Date('2026-11-22T09:00:00Z');

const source = (title: string, asOf: string | null) =>
  ({
    key: title,
    title,
    licence: 'CC0-1.0',
    attribution: title,
    url: null,
    asOf,
    recordCount: 9,
    middle: null,
  }) as IndexedSource;

const shown = (...sources: IndexedSource[]) =>
  Array.from(
    render(<SourceAges sources={sources} now={now} />).container.querySelectorAll('p'),
    (line) => line.textContent,
  );

test('shows a source with the day of its data, or says that the day is missing', () => {
  expect(shown(source('OpenStreetMap', '2026-11-02'), source('Exampleton', null))).toEqual([
    'OpenStreetMap: data from 2 November 2026; Exampleton: no date given for the data.',
  ]);
});

test('warns of data older than a year, and not of newer data', () => {
  expect(shown(source('Oldham', '2025-11-20'), source('Newham', '2025-11-24'))).toEqual([
    'Newham: data from 24 November 2025.',
    'Over a year old: Oldham: data from 20 November 2025. An AED may have been moved or removed since. Ask on site, or ask the emergency operator.',
  ]);
});

test('names the first of many sources and counts the rest', () => {
  const [line] = shown(...Array.from({ length: 9 }, (_, index) => source(`Town ${index}`, '2026-11-02')));
  expect(line).toContain('Town 5: data from 2 November 2026; and 3 more.');
  expect(line).not.toContain('Town 6');
});
