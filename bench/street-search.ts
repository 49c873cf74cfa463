import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { distanceKm } from '../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { importRegistry } from '../registry/import-registry.ts';
import { importStreets } from '../streets/import-streets.ts';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { writeStreets } from '../tests/support/towns/publish-streets.ts';
import { formatMeasurement, type Measurement, percentile } from './measurement.ts';
import { withServedSite } from './served-site.ts';
import { launchBrowser } from './slow-phone.ts';
import { readRawStreets } from './streets/raw-streets.ts';
import { createSyntheticGrid } from './streets/synthetic-grid.ts';

/** Visits of each town, each with two searches. */
const visits = 20;
const slowdown = 4;
/** Searches begin on streets this near to an AED, in km. */
const nearKm = 0.8;
/**
 * The device takes this long to find its position, in ms: longer than cards stay where they are after a press
 * (`watch-presses.ts`), so that this is not measured.
 */
const positionMs = 500;
/** A search that takes longer counts as lost, in ms. */
const patienceMs = 20_000;
/** Each further search of a visit begins this far north of the one before, in degrees: some 50 m. */
const moveDegrees = 0.00045;
/** Between two searches of a visit, in ms. */
const pauseMs = 1500;

/** Times in milliseconds, counted from when the position is known. */
interface Answer {
  /** Until the list ordered by straight-line distance is shown. */
  readonly first: number;
  /** Until the list ordered by streets is shown; NaN if it never was. */
  readonly byStreet: number;
  /** From the last request to the worker until its response. */
  readonly inWorker: number;
}

/**
 * Runs in each document before its own scripts: stands in for the device's position, which Chromium emulates only once a
 * page, and notes when lists are painted. A list reserves the space of the buttons for routes (`data-awaited`) until its
 * streets are known: that distinguishes its two states, whatever its cards say. While a search runs, no list is shown.
 */
function noteAnswers(positionMs: number): void {
  const none = { position: Number.NaN, first: Number.NaN, byStreet: Number.NaN, inWorker: Number.NaN };
  const noted = { ...none, at: [0, 0] };
  Object.assign(window, { noted });
  const hasAny = (selector: string) => document.querySelector(`#aed-locator ${selector}`) !== null;
  navigator.geolocation.watchPosition = () => 1;
  navigator.geolocation.getCurrentPosition = (found) => {
    Object.assign(noted, none);
    window.setTimeout(() => {
      if (hasAny('article')) throw new Error('A former list is still shown.');
      noted.position = performance.now();
      const [longitude, latitude] = noted.at;
      found({ coords: { longitude, latitude, accuracy: 8 }, timestamp: Date.now() } as GeolocationPosition);
    }, positionMs);
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function ask(this: Worker, message: unknown) {
    const asked = performance.now();
    this.addEventListener('message', () => (noted.inWorker = performance.now() - asked), { once: true });
    post.call(this, message);
  };
  function notePaint(what: 'first' | 'byStreet') {
    if (!Number.isNaN(noted[what])) return;
    noted[what] = 0;
    requestAnimationFrame(() => (noted[what] = performance.now() - noted.position));
  }
  new MutationObserver(() => {
    if (Number.isNaN(noted.position) || !hasAny('article')) return;
    notePaint('first');
    if (!hasAny('[data-awaited]')) notePaint('byStreet');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Presses the button of the search and waits for its lists. */
async function search(page: Page, at: LongitudeLatitude): Promise<Answer> {
  await page.evaluate((place) => Object.assign((window as unknown as { noted: object }).noted, { at: place }), at);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const hasEnded = () => (window as unknown as { noted: Answer }).noted.byStreet > 0;
  await page.waitForFunction(hasEnded, null, { timeout: patienceMs }).catch(() => undefined);
  const answer = await page.evaluate(() => (window as unknown as { noted: Answer }).noted);
  const byStreet = await page.getByRole('article').filter({ hasText: 'along streets' }).count();
  return byStreet > 0 ? answer : { ...answer, byStreet: Number.NaN };
}

/** The searches of one visit, the first one on a new page and each further one 50 m further north. */
async function visit(
  browser: Browser,
  origin: string,
  [longitude, latitude]: LongitudeLatitude,
  searches: number,
): Promise<Answer[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteAnswers, positionMs);
    await page.goto(`${origin}/aed`, { waitUntil: 'networkidle' });
    const answers: Answer[] = [];
    for (; answers.length < searches; await setTimeout(pauseMs))
      answers.push(await search(page, [longitude, latitude + answers.length * moveDegrees]));
    return answers;
  } finally {
    await context.close();
  }
}

/** Publishes AEDs at these positions that are always open, because at night a search reads more cells. */
async function publishAeds(folder: string, positions: readonly LongitudeLatitude[]): Promise<void> {
  const features = positions.map((coordinates, place) => ({
    type: 'Feature',
    properties: { '@osm_type': 'node', '@osm_id': place + 1, emergency: 'defibrillator', opening_hours: '24/7' },
    geometry: { type: 'Point', coordinates },
  }));
  const file = join(folder, 'aeds.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await importRegistry({ files: [file], out: join(folder, 'aeds'), asOf: '2026-11-21' });
}

interface Town {
  readonly name: string;
  /** Publishes its streets into a folder. Returns positions to search from, and its AEDs. */
  readonly publish: (
    out: string,
  ) => Promise<{ readonly starts: readonly LongitudeLatitude[]; readonly aeds: readonly LongitudeLatitude[] }>;
}

const madeUp: Town = {
  name: 'made-up town',
  async publish(out) {
    const { town, starts, aeds } = createSyntheticGrid(seededRandom(5));
    await writeStreets(out, town);
    return { starts, aeds };
  },
};

const townOf = (path: string, name: string): Town => ({
  name,
  async publish(out) {
    await importStreets({ files: [path], out, today: new Date().toISOString().slice(0, 10) });
    const { aeds, positions } = readRawStreets(path);
    return { starts: [...positions.values()], aeds };
  },
});

/** The extracts of a folder that contain AEDs. */
const townsIn = (folder: string): Town[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.osm.pbf'))
    .map((file) => townOf(join(folder, file), file.replace('.osm.pbf', '')));

function summarise(what: string, answers: readonly Answer[], limit: number): Measurement[] {
  const found = answers.filter(({ byStreet }) => byStreet > 0);
  const lost = { what: `${what}: searches without streets`, measured: answers.length - found.length, unit: '' };
  if (found.length === 0) return [{ ...lost, limit: 0, sense: 'at most' }];
  const times = found.map(({ byStreet }) => byStreet);
  const measured = Math.round(percentile(times, 0.95));
  // Chromium slows down the page's thread but no workers, so the worker's time is multiplied by the slowdown.
  const slowed = found.map(({ byStreet, inWorker }) => byStreet + (slowdown - 1) * inWorker);
  return [
    { what: `${what}: by street, p95`, measured, unit: 'ms', limit, sense: 'at most' },
    formatMeasurement(`${what}: by street, median`, percentile(times, 0.5), 'ms', 0),
    formatMeasurement(`${what}: by street if the worker were slowed too, p95`, percentile(slowed, 0.95), 'ms', 0),
    formatMeasurement(`${what}: by street if the worker were slowed too, median`, percentile(slowed, 0.5), 'ms', 0),
    { ...lost, limit: 0, sense: 'at most' },
  ];
}

/** The median of the first list may exceed that without streets by this many ms: the noise of a machine. */
const noiseMs = 50;

async function measureTown(browser: Browser, { name, publish }: Town): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'street-search-'));
  try {
    const streets = join(folder, 'streets');
    const { starts, aeds } = await publish(streets);
    const near = starts.filter((at) => aeds.some((aed) => distanceKm(at, aed) <= nearKm));
    if (near.length === 0) return [];
    await publishAeds(folder, aeds);
    const random = seededRandom(3);
    const [cold, warm, without]: [Answer[], Answer[], Answer[]] = [[], [], []];
    const registry = { AEDS_FOLDER: join(folder, 'aeds') };
    await withServedSite(
      (origin) =>
        withServedSite(
          async (withoutStreets) => {
            for (let turn = 0; turn < visits; turn += 1) {
              const start = random.pick(near);
              const [first, second] = await visit(browser, origin, start, 2);
              const [plain] = await visit(browser, withoutStreets, start, 1);
              if (!first || !second || !plain) continue;
              cold.push(first);
              warm.push(second);
              without.push(plain);
              process.stderr.write(`${name}: visit ${turn + 1} of ${visits}\n`);
            }
          },
          { ...registry, STREETS_FOLDER: join(folder, 'none') },
        ),
      { ...registry, STREETS_FOLDER: streets },
    );
    const firstOf = (answers: readonly Answer[]) =>
      percentile(
        answers.map(({ first }) => first),
        0.5,
      );
    const plain = firstOf(without);
    return [
      ...summarise(`${name}, first search`, cold, 600),
      ...summarise(`${name}, second search`, warm, 150),
      {
        what: `${name}, first search: the list before the streets, median`,
        measured: Math.round(firstOf(cold)),
        unit: 'ms',
        limit: Math.round(plain) + noiseMs,
        sense: 'at most',
      },
      formatMeasurement(`${name}, first search: the list where no streets are published, median`, plain, 'ms', 0),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures the locator in Chromium on a processor slowed four times, with streets and AEDs on loopback: from the
 * position to the list, and to the list ordered by streets. In an invented town, and in the extracts of a folder if one
 * is given, which needs osmium-tool.
 */
export async function measureStreetSearch([folder]: readonly string[]): Promise<readonly Measurement[]> {
  const browser = await launchBrowser();
  try {
    const measurements: Measurement[] = [];
    for (const town of folder === undefined ? [madeUp] : [madeUp, ...townsIn(folder)])
      measurements.push(...(await measureTown(browser, town)));
    return measurements;
  } finally {
    await browser.close();
  }
}
