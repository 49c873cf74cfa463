import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Geolocation } from '@playwright/test';
import { importRegistry } from '../registry/import-registry.ts';
import { withHttpsProxy } from './https-proxy.ts';
import { type Measurement, median } from './measurement.ts';
import { writeSyntheticGeojson } from './registry/synthetic-aeds.ts';
import { withServedSite } from './served-site.ts';
import { launchPhoneBrowser, withSlowPhone } from './slow-phone.ts';

/**
 * What the visitor does as soon as the page reacts. With 'look' nothing is pressed, because any input ends the
 * measurement of the largest contentful paint. With 'find' the visitor follows the link 'Find an AED', which is on
 * every page and leads to the locator. With 'search' the visitor presses the locator's own button.
 */
const visits = [
  { path: '/', act: 'look' },
  { path: '/aed', act: 'look' },
  { path: '/bluezones/okinawa', act: 'look' },
  { path: '/life-expectancy', act: 'look' },
  { path: '/', act: 'find' },
  { path: '/aed', act: 'find' },
  { path: '/bluezones/okinawa', act: 'find' },
  { path: '/', act: 'search' },
  { path: '/aed', act: 'search' },
] as const;
type Visit = (typeof visits)[number];
const rounds = 5;
const aedCount = 10_000;
/** Milliseconds to wait for the result of a press. If there is none by then, its time is recorded as missing. */
const patienceMs = 20_000;

const locatorButton = { name: 'Find Nearest AED' };

/** Times in milliseconds since navigation; NaN for an event that did not happen. */
interface Arrival {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the page reacted to the visitor's press, by showing the locator or the first search result. */
  readonly answer: number;
}

/**
 * Measures how the built pages load on a phone with a slow connection. Takes about eight minutes, because each visit
 * waits until the network is idle.
 */
export async function measurePageLoad(): Promise<readonly Measurement[]> {
  const browser = await launchPhoneBrowser();
  const { folder: aeds, searchers } = await publishAeds();
  try {
    return await withServedSite((origin) => withHttpsProxy(origin, (front) => visitAll(browser, front, searchers)), {
      AEDS_FOLDER: join(aeds, 'published'),
    });
  } finally {
    await browser.close();
    await rm(aeds, { recursive: true });
  }
}

/**
 * Publishes a synthetic registry in the same way as a real site would. Returns its folder, and the positions of a few
 * AEDs to search from.
 */
async function publishAeds(): Promise<{ readonly folder: string; readonly searchers: readonly Geolocation[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'arrival-aeds-'));
  const file = join(folder, 'made-up.geojson');
  // The AEDs are open at all hours. A search at night downloads more cells if AEDs are closed, so the result would
  // depend on the time of day.
  await writeSyntheticGeojson(file, aedCount, { hours: ['24/7'] });
  await importRegistry({ files: [file], out: join(folder, 'published'), asOf: '2026-11-21' });
  const { features }: { features: { geometry: { coordinates: [number, number] } }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const searchers = Array.from({ length: rounds }, (_, round) => {
    const [longitude = 0, latitude = 0] = features[(round * aedCount) / rounds]?.geometry.coordinates ?? [];
    return { longitude, latitude };
  });
  return { folder, searchers };
}

async function visitAll(browser: Browser, origin: string, searchers: readonly Geolocation[]) {
  const arrivals = new Map(visits.map((visit) => [visit, [] as Arrival[]]));
  for (const [round, searcher] of searchers.entries()) {
    for (const [visit, made] of arrivals) made.push(await arrive(browser, origin, visit, searcher));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return [...arrivals].flatMap(([visit, made]) => summarise(visit, made));
}

function arrive(browser: Browser, origin: string, { path, act }: Visit, geolocation: Geolocation): Promise<Arrival> {
  return withSlowPhone(browser, { permissions: ['geolocation'], geolocation }, async (page) => {
    await page.addInitScript(recordTimes, act);
    await page.goto(origin + path, { waitUntil: 'commit' });
    if (act !== 'look') {
      const pressed =
        act === 'find' ? page.getByRole('link', { name: 'Find an AED' }) : page.getByRole('button', locatorButton);
      await pressed.first().click({ noWaitAfter: true });
      await page
        .waitForFunction(() => 'arrival' in window && !Number.isNaN((window.arrival as Arrival).answer), null, {
          timeout: patienceMs,
        })
        .catch(() => undefined);
    }
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (window as unknown as { arrival: Arrival }).arrival);
  });
}

/** Records the times of paints and of the reaction. Runs in each document before the page's own scripts. */
function recordTimes(act: Visit['act']): void {
  const arrival = { firstPaint: Number.NaN, largestPaint: Number.NaN, answer: Number.NaN };
  Object.assign(window, { arrival });
  sessionStorage.begun ??= performance.timeOrigin;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') arrival.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    arrival.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (act === 'look') return;
  let isPressed = sessionStorage.isPressed !== undefined;
  const notePress = () => {
    isPressed = true;
    sessionStorage.isPressed = 'yes';
  };
  window.addEventListener('click', notePress, true);
  const isAnswered = () =>
    act === 'search'
      ? document.querySelector('#aed-locator article') !== null
      : window.location.pathname === '/aed' && document.querySelector('#aed-locator button') !== null;
  const look = () => {
    if (!isPressed || Number.isNaN(arrival.firstPaint) || !isAnswered()) return requestAnimationFrame(look);
    arrival.answer = performance.timeOrigin + performance.now() - Number(sessionStorage.begun);
  };
  requestAnimationFrame(look);
}

function summarise({ path, act }: Visit, arrivals: readonly Arrival[]): Measurement[] {
  const inSeconds = (what: string, values: readonly number[], limit: number | null): Measurement => ({
    what: `${path}: ${what}`,
    measured: Number((median(values) / 1000).toFixed(2)),
    unit: 's',
    limit,
    sense: 'at most',
  });
  if (act === 'look') {
    const firstPaints = arrivals.map(({ firstPaint }) => firstPaint);
    const largestPaints = arrivals.map(({ largestPaint }) => largestPaint);
    return [inSeconds('first paint', firstPaints, null), inSeconds('largest paint', largestPaints, 1.5)];
  }
  const answers = arrivals.map(({ answer }) => answer).filter((answer) => !Number.isNaN(answer));
  const [what, limit] =
    act === 'find'
      ? ["'Find an AED' to the locator", 2.5]
      : [`'${locatorButton.name}' to the first card`, path === '/aed' ? 4.4 : null];
  const lost = {
    what: `${path}: ${what}, presses lost`,
    measured: arrivals.length - answers.length,
    unit: '',
  };
  return [...(answers.length > 0 ? [inSeconds(what, answers, limit)] : []), { ...lost, limit: 0, sense: 'at most' }];
}
