import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { distanceKm } from '../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { importRegistry } from '../registry/import-registry.ts';
import { chromiumArguments, findChromium } from '../scripts/toolchain/chromium.mjs';
import { importStreets } from '../streets/import-streets.ts';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { formatMeasurement, type Measurement, percentile } from './measurement.ts';
import { whileServed } from './served-site.ts';
import { readRawStreets } from './streets/raw-streets.ts';

/** Visits, each with two searches. */
const visits = 30;
const slowdown = 4;
/** Searches begin on streets this near to an AED, in km. */
const nearKm = 0.8;
/** The device takes this long to find its position, in ms: the code of the search has loaded by then. */
const positionMs = 1000;
/** A search that takes longer counts as lost, in ms. */
const patienceMs = 20_000;
/** The second search of a visit begins this far north of the first, in degrees: some 50 m. */
const moveDegrees = 0.00045;

/** Milliseconds from the position to the first card, and to cards in the order of the streets. */
interface Answer {
  readonly first: number;
  readonly byStreet: number;
}

/** Runs in each document before its own scripts: delays positions, and notes when a new first card is painted. */
function noteAnswers(positionMs: number): void {
  const noted = { before: '', position: Number.NaN, first: Number.NaN, byStreet: Number.NaN };
  Object.assign(window, { noted });
  const firstCard = () => document.querySelector('#aed-locator article')?.textContent ?? '';
  const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
  navigator.geolocation.getCurrentPosition = (found, failed, options) => {
    Object.assign(noted, { before: firstCard(), position: Number.NaN, first: Number.NaN, byStreet: Number.NaN });
    find(
      (position) =>
        setTimeout(() => {
          noted.position = performance.now();
          found(position);
        }, positionMs),
      failed,
      options,
    );
  };
  function look(): void {
    requestAnimationFrame(look);
    const card = firstCard();
    if (Number.isNaN(noted.position) || card === '' || card === noted.before) return;
    const elapsed = performance.now() - noted.position;
    if (Number.isNaN(noted.first)) noted.first = elapsed;
    if (Number.isNaN(noted.byStreet) && card.includes('along streets')) noted.byStreet = elapsed;
  }
  requestAnimationFrame(look);
}

/** Null if no cards by street came in time. */
async function search(page: Page): Promise<Answer | null> {
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const isAnswered = () => (window as unknown as { noted: Answer }).noted.byStreet > 0;
  await page.waitForFunction(isAnswered, null, { timeout: patienceMs }).catch(() => undefined);
  const noted = await page.evaluate(() => (window as unknown as { noted: Answer }).noted);
  return noted.byStreet > 0 ? noted : null;
}

/** The first search of a visit, and another nearby once the streets have been read. */
async function visit(browser: Browser, origin: string, [longitude, latitude]: LongitudeLatitude) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: { longitude, latitude },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Chromium slows the page's thread; the worker that finds the routes runs at full speed.
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteAnswers, positionMs);
    await page.goto(`${origin}/aed`, { waitUntil: 'networkidle' });
    const cold = await search(page);
    await context.setGeolocation({ longitude, latitude: latitude + moveDegrees });
    return { cold, warm: await search(page) };
  } finally {
    await context.close();
  }
}

/** Publishes AEDs at these positions, as OpenStreetMap's GeoJSON. */
async function publishAeds(folder: string, positions: readonly LongitudeLatitude[]): Promise<void> {
  const features = positions.map((coordinates, place) => ({
    type: 'Feature',
    id: `node/${place + 1}`,
    properties: { emergency: 'defibrillator', '@id': `node/${place + 1}` },
    geometry: { type: 'Point', coordinates },
  }));
  const file = join(folder, 'aeds.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await importRegistry({ files: [file], out: join(folder, 'aeds'), asOf: '2026-11-27' });
}

function summarise(what: string, answers: readonly (Answer | null)[], limit: number): Measurement[] {
  const found = answers.filter((answer) => answer !== null);
  const byStreet = found.map((answer) => answer.byStreet);
  const first = found.map((answer) => answer.first);
  const lost = { what: `${what}, not by street`, measured: answers.length - found.length, unit: '' };
  const measured = Math.round(percentile(byStreet, 0.95));
  return [
    { what: `${what}, by street, p95`, measured, unit: 'ms', limit, sense: 'at most' },
    formatMeasurement(`${what}, by street, median`, percentile(byStreet, 0.5), 'ms', 0),
    formatMeasurement(`${what}, first card, p95`, percentile(first, 0.95), 'ms', 0),
    { ...lost, limit: 0, sense: 'at most' },
  ];
}

/**
 * The locator in Chromium on a processor slowed four times, with the streets and AEDs of an extract on loopback: from the
 * position to cards in the order of the streets. Needs osmium-tool.
 */
export async function measureStreetSearch([extract]: readonly string[]): Promise<readonly Measurement[]> {
  if (extract === undefined) {
    console.error('The extract is missing. Run npm run bench -- street-search FILE.osm.pbf.');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'street-search-'));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const { aeds, positions } = readRawStreets(extract);
    await publishAeds(folder, aeds);
    await importStreets({
      files: [extract],
      out: join(folder, 'streets'),
      today: new Date().toISOString().slice(0, 10),
    });
    const random = seededRandom(3);
    const near = [...positions.values()].filter((at) => aeds.some((aed) => distanceKm(at, aed) <= nearKm));
    const answers: Awaited<ReturnType<typeof visit>>[] = [];
    await whileServed(
      async (origin) => {
        for (let turn = 0; turn < visits; turn += 1) answers.push(await visit(browser, origin, random.pick(near)));
      },
      { AEDS_FOLDER: join(folder, 'aeds'), STREETS_FOLDER: join(folder, 'streets') },
    );
    const name = basename(extract).replace('.osm.pbf', '');
    const cold = answers.map((answer) => answer.cold);
    const warm = answers.map((answer) => answer.warm);
    return [...summarise(`${name}, first search`, cold, 600), ...summarise(`${name}, second search`, warm, 150)];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
