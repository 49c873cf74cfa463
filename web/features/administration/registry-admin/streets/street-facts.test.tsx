// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StreetsImportOverview } from '../../../../../domain/registry-admin/streets-import.ts';
import { StreetFacts } from './street-facts.tsx';

afterEach(cleanup);

const facts = (overview: StreetsImportOverview) => ({
  version: 'abc',
  cellCount: 2,
  bounds: [9, 47, 10, 48] as const,
  asOf: null,
  sources: [],
  overview,
});
const counted = { squareKm: 88, bytes: 100_000, unroutedCount: 0 };

test.each([
  [{ cutCount: 1 }, '1 street ends early, because the files do not contain all of its points.'],
  [{ cutCount: 1200 }, '1,200 streets end early, because the files do not contain all of their points.'],
])('counts streets that end early, and says what to ask for: %j', (cut, sentence) => {
  render(<StreetFacts facts={facts({ ...counted, ...cut })} />);
  expect(screen.getByText(`${sentence} Ask for extracts with complete ways.`)).toBeTruthy();
});

test('gives the size of a hamlet, and the area of streets on both sides of the 180th meridian', () => {
  const box = [179.9, -16.9, -179.9, -16.7] as const;
  render(<StreetFacts facts={facts({ ...counted, bytes: 211, box })} />);
  expect(screen.getByText('2 cells, about 88 km², 1 kB for visitors')).toBeTruthy();
  expect(screen.getByText(/^Between 179.90° E and 179.90° W, 16.90° S and 16.70° S\./)).toBeTruthy();
});

test.each([{ cutCount: 0 }, {}])('shows nothing for complete files and those of an earlier version: %j', (cut) => {
  render(<StreetFacts facts={facts({ ...counted, ...cut })} />);
  expect(screen.queryByText(/early/)).toBeNull();
});

test.each([
  [0.4, true],
  [18, false],
  [null, false],
])('notices a map without footpaths, and says what to ask for: %j %%', (footpathPercent, isNoticed) => {
  render(<StreetFacts facts={facts({ ...counted, footpathPercent })} />);
  const sentence =
    'The files have hardly any footpaths, steps or pedestrian streets. Ask for files that were not filtered for cars.';
  expect(screen.queryByText(sentence) !== null).toBe(isNoticed);
});
