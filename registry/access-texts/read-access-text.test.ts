import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../hours/country-languages.ts';
import { readAccessText } from './read-access-text.ts';

const vectors = readFileSync(new URL('../../tests/vectors/said-words.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [language: string, country: string, text: string, judged: string])
  .filter(([, , , judged]) => judged !== '?');

/** Removes "partly" if the text also has another limit, because most limits imply it. */
const withoutImplied = (limits: readonly string[]) => {
  const more = limits.filter((limit) => limit !== 'partly');
  return (more.length > 0 ? more : limits).toSorted().join();
};

const read = (country: string, text: string) => {
  const { limits, states } = readAccessText(text, languagesOf(country));
  return { limits: withoutImplied(limits), states: [...states].join() };
};

describe("publishers' texts in twelve languages, compared with what a person reads in them", () => {
  it.each(vectors)('in %s (%s) are read: %s', (_language, country, text, judged) => {
    const [limits = '', states = ''] = judged.split('STATE ').map((part) => part.replace(/,$/, ''));
    expect(read(country, text)).toEqual({ limits: withoutImplied(limits === '' ? [] : limits.split(',')), states });
  });

  it('number at least thirty per language', () => {
    const counts = new Map<string, number>();
    for (const [language] of vectors) counts.set(language, (counts.get(language) ?? 0) + 1);
    expect(counts.size).toBe(12);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(30);
  });
});

it.each([
  ['jp', '土日祝日は閉館のため利用できません', 'hours', ''],
  ['jp', '夜間は使用できません', 'hours', ''],
  ['jp', '現在使用できません', '', 'broken'],
  ['jp', '祝日に故障を確認', '', 'broken'],
])('%s "%s": use limited at times does not mean broken', (country, text, limits, states) => {
  expect(read(country, text)).toEqual({ limits, states });
});
