import { expect, test } from 'vitest';
import { lifeExpectancies } from './figures/life-expectancy.ts';
import { unitedStatesFinalFigure, vaticanSeriesSource } from './figures/life-expectancy-series.ts';
import { lifeExpectancySources } from './figures/life-expectancy-sources.ts';
import { officialFigures } from './figures/official-figures.ts';
import { methodologySources } from './methodology/methodology-sources.ts';
import { icelandPageContent } from './places/iceland/custom-page.ts';
import { placeProfiles } from './places.ts';
import { publishedRecords } from './published-records.ts';

interface FoundSource {
  readonly at: string;
  readonly title: unknown;
  readonly publisher: unknown;
  readonly year: unknown;
  readonly url: unknown;
}

/** Finds every object with a URL and a publisher in a record, at any depth, so that no source escapes the tests. */
function sourcesIn(value: unknown, at: string): FoundSource[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, publisher, year = null, url } = value as Record<string, unknown>;
  const own = url !== undefined && publisher !== undefined ? [{ at, title, publisher, year, url }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => sourcesIn(inner, `${at}.${key}`))];
}

/**
 * All sources except those of emergency numbers. Sources of emergency numbers keep the URL at which they were read,
 * even if it is plain HTTP, and are checked in emergency-numbers.test.ts.
 */
const sources = publishedRecords
  .filter(({ id }) => !id.startsWith('ambulance-source/'))
  .flatMap(({ id, record }) => sourcesIn(record, id));

/** Hosts that repost what others have published. The original publication must be cited instead. */
const repostHosts = [
  'alojapan.com',
  'docslib.org',
  'researcher.life',
  'nyhetssaker.no',
  'nautilus.co.il',
  'a21.es',
  'lig-gesundheit.at',
  'cumhuriyet.com.tr',
  'monacotimes.com',
];

/** Hosts of journals and journal indexes. Their articles must be cited by DOI, because a DOI outlives other URLs. */
const journalHosts = ['pubmed.gov', 'ncbi.nlm.nih.gov', 'hindawi.com', 'demographic-research.org', 'thelancet.com'];

const isOf = (url: string, hosts: readonly string[]) => {
  const { hostname } = new URL(url);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

test('the search through the records finds the sources of each list', () => {
  const urls = new Set(sources.map(({ url }) => url));
  const listed = [
    ...placeProfiles.flatMap((profile) => profile.sources),
    ...icelandPageContent.sources,
    ...Object.values(lifeExpectancySources),
    ...Object.values(methodologySources),
    ...officialFigures.map(({ source }) => source),
    vaticanSeriesSource,
    unitedStatesFinalFigure.source,
  ];
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.map(({ url }) => url).filter((url) => !urls.has(url))).toEqual([]);
});

test.each(sources)(
  'the source at $at has a title, a publisher, a year or none, and an address over HTTPS',
  (source) => {
    const { title, publisher, year, url } = source;
    expect(String(title).length).toBeGreaterThan(10);
    expect(String(publisher).length).toBeGreaterThan(3);
    expect(year === null || (Number.isInteger(year) && Number(year) >= 1990 && Number(year) <= 2026)).toBe(true);
    expect(new URL(String(url)).protocol).toBe('https:');
    expect(String(url)).not.toMatch(/\s/);
  },
);

test('a DOI is written as on doi.org', () => {
  const dois = sources.map(({ url }) => String(url)).filter((url) => url.includes('doi.org'));
  expect(dois.length).toBeGreaterThan(10);
  for (const doi of dois) expect(doi).toMatch(/^https:\/\/doi\.org\/10\.\d{4,9}\/\S+$/);
});

test('no source is a known repost, and an article is cited by its DOI', () => {
  for (const { at, url } of sources) {
    expect(isOf(String(url), repostHosts), `${at}: ${url}`).toBe(false);
    expect(isOf(String(url), journalHosts), `${at}: ${url}`).toBe(false);
  }
});

/** Returns the last year in a text: "2021–2023" gives 2023. */
const lastYearOf = (period: string) => Math.max(...Array.from(period.matchAll(/\d{4}/g), ([year]) => Number(year)));

test('the year of a source is its year of publication, after any full year that it counts', () => {
  const figures = [
    ...lifeExpectancies.map(({ hubId, year, source }) => ({ hubId, of: year, source: lifeExpectancySources[source] })),
    ...officialFigures.map(({ hubId, period, source }) => ({ hubId, of: lastYearOf(period), source })),
    { hubId: 'United States', of: unitedStatesFinalFigure.year, source: unitedStatesFinalFigure.source },
  ];
  expect(figures.length).toBeGreaterThan(50);
  for (const { hubId, of, source } of figures) {
    if (source.year !== null) expect(source.year, `${hubId}: ${source.title}`).toBeGreaterThan(of);
  }
});

test('an address has one year, and that of any date in it', () => {
  const yearOf = new Map<unknown, unknown>();
  // Vatican City's source is exempt: it has no year, because its publisher's name lists the years of several editions.
  for (const { at, url, year } of sources.filter((source) => source.at !== 'life-line/source')) {
    if (yearOf.has(url)) expect(year, `${at}: ${url}`).toBe(yearOf.get(url));
    yearOf.set(url, year);
    const dated = /\/(20\d{2})[/-]\d{1,2}[/-]\d{1,2}\/|-(20\d{2})\d{4}-/.exec(String(url));
    if (dated !== null) expect(year, `${at}: ${url}`).toBe(Number(dated[1] ?? dated[2]));
  }
});

test.each([
  ['theage.com.au', 2019],
  ['10.15620/cdc/157499', 2024],
  ['risingmalta.mt', 2025],
  ['mtdialog.de', 2025],
  ['nicematin.com', 2025],
  ['statice.is/publications/news-archive/inhabitants/deaths-in-2022', null],
  ['blue-zones-project-results-albert-lea-mn', null],
])('the source at %s has the year %s', (address, published) => {
  const cited = sources.filter(({ url }) => String(url).includes(address));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.map(({ year }) => year)).toEqual(cited.map(() => published));
});
