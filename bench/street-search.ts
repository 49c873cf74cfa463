import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { distanceKm } from '../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { importStreets } from '../streets/import-streets.ts';
import { createSeededRandom } from '../tests/support/seeded-random.ts';
import { writeStreets } from '../tests/support/towns/publish-streets.ts';
import { createMeasurement, type Measurement, percentile } from './measurement.ts';
import { withServedSite } from './served-site.ts';
import { launchBrowser } from './slow-phone.ts';
import { publishAeds } from './streets/publish-aeds.ts';
import { readRawStreets } from './streets/raw-streets.ts';
import { createSyntheticTown } from './streets/synthetic-town.ts';

/** Number of visits to the locator in each town. Each visit searches twice. */
const visits = 20;
const slowdown = 4;
/** Searches start on streets within this straight-line distance of an AED. */
const nearKm = 0.8;
/**
 * Milliseconds that the simulated device takes to find its position. The list stays unchanged for a shorter time after
 * a press (`watch-presses.ts`), so this pause does not affect the results.
 */
const positionMs = 500;
/** Milliseconds to wait for the results of a search. If there are none by then, their time is recorded as missing. */
const patienceMs = 20_000;
/** Each search of a visit starts this many degrees of latitude (about 50 m) north of the previous one. */
const moveDegrees = 0.00045;
/** Pause between the searches of a visit, in milliseconds. */
const pauseMs = 1500;

/** Times of one search in milliseconds. The first two are measured from the moment when the position is known. */
interface Answer {
  /** Time until the list in order of straight-line distance is shown. */
  readonly first: number;
  /** Time until the list in order of distance along streets is shown; NaN if it was not shown. */
  readonly byStreet: number;
  /** Time between the last request to the worker and its response. */
  readonly inWorker: number;
}

/**
 * Runs in each document before the page's own scripts. It replaces the device's position, which Chromium can emulate
 * only once per page, and records when result lists are painted. A list has the attribute `data-awaited` until the
 * streets around its AEDs are known, which distinguishes the first list from the one ordered by streets. No list is
 * shown while a search runs.
 */
function recordAnswers(positionMs: number): void {
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

/** Presses the search button and waits for both lists. */
async function search(page: Page, at: LongitudeLatitude): Promise<Answer> {
  await page.evaluate((place) => Object.assign((window as unknown as { noted: object }).noted, { at: place }), at);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const hasEnded = () => (window as unknown as { noted: Answer }).noted.byStreet > 0;
  await page.waitForFunction(hasEnded, null, { timeout: patienceMs }).catch(() => undefined);
  const answer = await page.evaluate(() => (window as unknown as { noted: Answer }).noted);
  const byStreet = await page.getByRole('article').filter({ hasText: 'along streets' }).count();
  return byStreet > 0 ? answer : { ...answer, byStreet: Number.NaN };
}

/** Opens the locator and runs a visit's searches. Each starts about 50 m north of the previous one. */
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
    await page.addInitScript(recordAnswers, positionMs);
    await page.goto(`${origin}/aed`, { waitUntil: 'networkidle' });
    const answers: Answer[] = [];
    for (; answers.length < searches; await setTimeout(pauseMs))
      answers.push(await search(page, [longitude, latitude + answers.length * moveDegrees]));
    return answers;
  } finally {
    await context.close();
  }
}

interface Town {
  readonly name: string;
  /** Publishes the town's streets into a folder. Returns positions to search from, and the positions of its AEDs. */
  readonly publish: (
    out: string,
  ) => Promise<{ readonly starts: readonly LongitudeLatitude[]; readonly aeds: readonly LongitudeLatitude[] }>;
}

const madeUp: Town = {
  name: 'made-up town',
  async publish(out) {
    const { town, starts, aeds } = createSyntheticTown(createSeededRandom(5));
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

/** Returns a town for each OpenStreetMap extract in a folder. */
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
  // Chromium's throttling slows down the page's thread but not its workers, so the worker's time is scaled up here.
  const slowed = found.map(({ byStreet, inWorker }) => byStreet + (slowdown - 1) * inWorker);
  return [
    { what: `${what}: by street, p95`, measured, unit: 'ms', limit, sense: 'at most' },
    createMeasurement(`${what}: by street, median`, percentile(times, 0.5), 'ms', 0),
    createMeasurement(`${what}: by street if the worker were slowed too, p95`, percentile(slowed, 0.95), 'ms', 0),
    createMeasurement(`${what}: by street if the worker were slowed too, median`, percentile(slowed, 0.5), 'ms', 0),
    { ...lost, limit: 0, sense: 'at most' },
  ];
}

/**
 * Publishing streets may increase the median time to the first list by this many milliseconds. A smaller difference is
 * noise.
 */
const noiseMs = 50;

async function measureTown(browser: Browser, { name, publish }: Town): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'street-search-'));
  try {
    const streets = join(folder, 'streets');
    const { starts, aeds } = await publish(streets);
    const near = starts.filter((at) => aeds.some((aed) => distanceKm(at, aed) <= nearKm));
    if (near.length === 0) return [];
    await publishAeds(folder, aeds);
    const random = createSeededRandom(3);
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
      createMeasurement(`${name}, first search: the list where no streets are published, median`, plain, 'ms', 0),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures the locator in Chromium on a processor slowed four times, with streets and AEDs served on loopback: the time
 * from the position to the first list, and to the list ordered by streets. It uses an invented town, and the
 * OpenStreetMap extracts in a folder if one is given. Extracts need osmium-tool.
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
