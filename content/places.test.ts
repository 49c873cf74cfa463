import { expect, test } from 'vitest';
import { formatPercent } from '../domain/hub/format-percent.ts';
import { hubs } from './hubs.ts';
import { placeProfiles } from './places.ts';

const american = (country: string) => country === 'United States';

test('every hub with a page has a profile, except Iceland and Oʻahu, which have their own pages', () => {
  const withoutProfile = hubs.filter(({ id }) => !placeProfiles.some(({ slug }) => slug === id)).map(({ id }) => id);
  expect(withoutProfile, 'give a new one the text of its page in places/{id}/page.ts').toEqual([
    'iceland',
    'oahu-honolulu',
    'paris',
  ]);
});

test('the hub records contain the exact scores of the original list', () => {
  const scoreOf = (id: string) => hubs.find((hub) => hub.id === id);
  expect(scoreOf('monaco')).toMatchObject({ sli: 0.95, xiAccess: 0.92 });
  expect(scoreOf('albert-lea')).toMatchObject({ sli: 1, xiAccess: 0.9 });
  expect(scoreOf('reunion')).toMatchObject({ sli: 0.8, xiAccess: 0.62 });
  expect(scoreOf('hong-kong')).toMatchObject({ sli: 0.9 });
  expect(scoreOf('sydney')).toMatchObject({ sli: 0.86 });
  expect(scoreOf('singapore')).toMatchObject({ sli: 0.91 });
  expect(scoreOf('iceland')).toMatchObject({ sli: 0.91 });
  expect(scoreOf('okinawa')).toMatchObject({ sli: 0.982 });
});

test.each([
  ['sweden', '83.3'],
  ['norway', '83.3'],
  ['french-polynesia', '78.2'],
  ['hong-kong', '85.5'],
  ['south-korea', '83.6'],
  ['sydney', '83.4'],
  ['reunion', '80.5'],
  ['canada', '82.7'],
  ['israel', '83.5'],
  ['qatar', '80.2'],
  ['uae', '78.7'],
  ['singapore', '83.6'],
])('the profile of %s shows a life expectancy of %s years', (slug, years) => {
  const profile = placeProfiles.find((place) => place.slug === slug);
  expect(profile?.stats[0]).toMatchObject({ icon: 'heart-pulse', value: years });
});

test.each([
  ['albert-lea', '1.00'],
  ['kauai', '0.97'],
  ['naples', '0.94'],
  ['killeen', '0.86'],
  ['okinawa', '98.2%'],
  ['loma-linda', '94.3%'],
  ['hong-kong', '90%'],
])('the profile of %s shows an index of %s', (slug, index) => {
  const profile = placeProfiles.find((place) => place.slug === slug);
  expect(profile?.stats.find(({ icon }) => icon === 'gauge')?.value).toBe(index);
});

test('a profile shows the scores of its hub: decimals for the communities of the United States, percentages elsewhere', () => {
  for (const profile of placeProfiles) {
    const hub = hubs.find(({ id }) => id === profile.slug);
    if (hub === undefined) throw new Error(`Got a profile "${profile.slug}" without a hub`);
    const isDecimal = american(hub.country) && hub.id !== 'loma-linda';
    const shown = profile.stats.slice(1, 3).map(({ value }) => value);
    const expected = [hub.sli, hub.xiAccess].map((score) => (isDecimal ? score.toFixed(2) : formatPercent(score)));
    expect(shown, profile.slug).toEqual(expected);
  }
});

test('every estimated score of a profile is called an estimate', () => {
  for (const hub of hubs) {
    const profile = placeProfiles.find(({ slug }) => slug === hub.id);
    if (profile === undefined) continue;
    const [, sli, access] = profile.stats;
    expect(sli?.note.includes('Editorial estimate'), hub.id).toBe(hub.estimated.includes('sli'));
    expect(access?.note.includes('Editorial estimate'), hub.id).toBe(hub.estimated.includes('xiAccess'));
  }
});

test('every profile has four stats with a note, and four to six pillars and steps', () => {
  for (const { slug, stats, pillars, implementationSteps } of placeProfiles) {
    expect(stats, slug).toHaveLength(4);
    for (const { note } of stats) expect(note.length, slug).toBeGreaterThan(5);
    for (const list of [pillars, implementationSteps]) {
      expect(list.length, slug).toBeGreaterThanOrEqual(4);
      expect(list.length, slug).toBeLessThanOrEqual(6);
    }
  }
});

test('no two profiles share a sentence, a pillar or a step', () => {
  const owners = new Map<string, string>();
  for (const { slug, subtitle, mainTitle, description, pillars, implementationSteps } of placeProfiles) {
    const sentences = [...description, ...pillars.map((pillar) => pillar.description), ...implementationSteps]
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 20);
    for (const text of [subtitle, mainTitle, ...pillars.map(({ title }) => title), ...new Set(sentences)]) {
      expect(owners.get(text), `"${text}" of ${slug}`).toBeUndefined();
      owners.set(text, slug);
    }
  }
});

test('every source is a web address with a publisher', () => {
  for (const { slug, sources } of placeProfiles) {
    for (const { url, publisher, title } of sources) {
      expect(URL.canParse(url) && /^https?:/.test(url), `${slug}: ${url}`).toBe(true);
      expect(publisher.length * title.length, slug).toBeGreaterThan(0);
    }
  }
});
