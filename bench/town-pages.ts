import { writeFileSync } from 'node:fs';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { languages, sourceLanguage } from '../web/languages/languages.ts';
import { formatMeasurement, type Measurement, percentile } from './measurement.ts';
import { type RegistryServer, requestPage, withRegistryServer } from './served-registry.ts';

const usualCount = 2_000;
const pagesAsked = 600;
const [limitMs, limitKb] = [60, 120];
const zurich = { longitude: 8.5417, latitude: 47.3769, slug: 'ch/zurich' };
const hours = ['24/7', 'Mo-Fr 08:00-18:00', 'Mo-Sa 07:00-22:00; Su 10:00-17:00', 'Mo-Su 06:00-23:00', ''];

/** Number of AEDs within a few kilometres of a city centre, with typical register data. */
function townFile(count: number): string {
  const random = seededRandom(7);
  const features = Array.from({ length: count }, (_, place) => {
    const coordinates = [
      zurich.longitude + (random.fraction() - 0.5) / 12,
      zurich.latitude + (random.fraction() - 0.5) / 18,
    ];
    const properties = {
      '@osm_type': 'node',
      '@osm_id': place + 1,
      emergency: 'defibrillator',
      name: `Made-up House ${place + 1}`,
      'addr:street': `Made-up Street ${place % 300}`,
      'addr:city': 'Zürich',
      opening_hours: hours[place % hours.length],
      access: place % 3 === 0 ? 'yes' : 'customers',
      'defibrillator:location': 'In the foyer, beside the main entrance',
      ...(place % 2 === 0 && { check_date: `202${place % 6}-05-0${1 + (place % 9)}` }),
    };
    return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/**
 * Measures a town's page in every language: response time and size, and the same for a page that the browser has
 * cached. It needs a build.
 */
export async function measureTownPages([word]: readonly string[]): Promise<readonly Measurement[]> {
  const count = word === undefined ? usualCount : Number(word);
  return withRegistryServer((file) => writeFileSync(file, townFile(count)), 'pages', measureServed);
}

async function measureServed({ origin, used }: RegistryServer): Promise<Measurement[]> {
  const idle = (await used()).bytes;
  const addressOf = (asked: number) => {
    const { tag } = languages[asked % languages.length] ?? sourceLanguage;
    return `${origin}${tag === sourceLanguage.tag ? '' : `/${tag}`}/aeds/${zurich.slug}`;
  };
  const waits: number[] = [];
  const bytes: number[] = [];
  const known: number[] = [];
  for (let asked = 0; asked < pagesAsked; asked++) {
    const page = await requestPage(addressOf(asked));
    if (page.status !== 200) throw new Error(`The town's page was answered with ${page.status} in place of 200.`);
    // The first request in each language loads its renderer.
    if (asked >= languages.length) waits.push(page.ms);
    bytes.push(page.bytes);
    const again = await requestPage(addressOf(asked), page.tag);
    if (again.status === 304) known.push(again.ms);
  }
  return [
    { ...formatMeasurement('a page, p95', percentile(waits, 0.95), 'ms'), limit: limitMs },
    formatMeasurement('a page, median', percentile(waits, 0.5), 'ms'),
    formatMeasurement('a page that the browser has, p95', percentile(known, 0.95), 'ms'),
    { ...formatMeasurement('the largest page, compressed', Math.max(...bytes) / 1000, 'kB'), limit: limitKb },
    formatMeasurement('memory above idle after all', ((await used()).bytes - idle) / 1e6, 'MB', 0),
  ];
}
