import { expect, test } from 'vitest';
import { hubs } from '../hubs.ts';
import { placeProfiles } from '../places.ts';
import { lifeExpectancies } from './life-expectancy.ts';
import {
  formatOfficialYears,
  officialFigureOf,
  officialFigures,
  requireOfficialFigureSource,
} from './official-figures.ts';

const firstCard = (slug: string) => placeProfiles.find((profile) => profile.slug === slug)?.stats[0];

test('each office’s figure belongs to one hub', () => {
  const named = officialFigures.map(({ hubId }) => hubId);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((id) => !hubs.some((hub) => hub.id === id))).toEqual([]);
});

test('the figures are written as the offices print them', () => {
  expect(officialFigureOf('liechtenstein')).toMatchObject({ years: 84.6, period: '2023' });
  expect(officialFigureOf('canada')).toMatchObject({ years: 81.7, period: '2023' });
  expect(officialFigureOf('singapore')).toMatchObject({ years: 83.2, note: '83.0 when first published' });
  expect(formatOfficialYears({ years: { women: 87.88, men: 80.73 } })).toBe('women 87.88, men 80.73');
  expect(formatOfficialYears({ years: { women: 79, men: 74.9 } })).toBe('women 79.0, men 74.9');
  expect(formatOfficialYears({ years: 87 })).toBe('87.0');
});

test('a profile whose country has an official figure shows it on its first card, with its source below', () => {
  for (const { hubId, years, source } of officialFigures) {
    const profile = placeProfiles.find(({ slug }) => slug === hubId);
    if (profile === undefined) continue;
    const words = typeof years === 'number' ? [years.toFixed(1)] : [String(years.men), years.women.toFixed(1)];
    const note = firstCard(hubId)?.note ?? '';
    expect(
      words.some((word) => note.includes(word)),
      `${hubId}: ${note}`,
    ).toBe(true);
    expect(
      profile.sources.map(({ url }) => url),
      hubId,
    ).toContain(source.url);
  }
});

test('a figure from the original list has no known source, and the UN figure is shown next to it with its year', () => {
  let founding = 0;
  for (const { slug, stats } of placeProfiles) {
    for (const { label, value, evidence, note } of stats) {
      if (!label.startsWith('Life expectancy')) continue;
      expect(evidence, slug).not.toBe('editorial');
      if (evidence !== 'founding') continue;
      founding += 1;
      const published = lifeExpectancies.find(({ hubId }) => hubId === slug);
      expect(note, slug).toContain('no known source');
      expect(note, slug).toContain(`UN, 2023: ${published?.years.toFixed(1)}`);
      expect(value, slug).not.toBe(published?.years.toFixed(1));
    }
  }
  expect(founding).toBe(9);
});

test('every score of the original list has no known method', () => {
  let founding = 0;
  for (const { slug, stats } of placeProfiles) {
    const hub = hubs.find(({ id }) => id === slug);
    const scores = [
      ['sli', stats[1]],
      ['xiAccess', stats[2]],
    ] as const;
    for (const [score, card] of scores) {
      if (hub?.estimated.includes(score)) continue;
      founding += 1;
      expect(card, `${slug} ${score}`).toMatchObject({ evidence: 'founding', note: 'Original list; no known method' });
    }
  }
  // The original list has 36 scores: 33 indices and 3 access scores. Iceland and Oʻahu are left out here, because their
  // pages do not use the shared template.
  expect(founding, 'that list is closed: places/{id}/hub.ts of a new place has `sliFrom` and `accessBand`').toBe(34);
});

test('requesting the source of a hub without an official figure names the file to write it in', () => {
  expect(() => requireOfficialFigureSource('killeen')).toThrow('content/places/killeen/official-figure.ts');
});
