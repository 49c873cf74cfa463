import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { distanceKm } from '../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { describeRoute } from '../domain/streets/describe-route.ts';
import { findRoute, findTravelTimes } from '../domain/streets/find-routes.ts';
import { createSeededRandom, type SeededRandom } from '../tests/support/seeded-random.ts';
import { writeStreets } from '../tests/support/towns/publish-streets.ts';
import { createTownNetwork } from '../tests/support/towns/town-streets.ts';
import { registryText } from '../web/features/aed-locator/messages/registry-text.ts';
import { routeText } from '../web/features/aed-locator/route/route-text.ts';
import { withHttpsProxy } from './https-proxy.ts';
import { createMeasurement, type Measurement, median, percentile } from './measurement.ts';
import { withServedSite } from './served-site.ts';
import { launchPhoneBrowser, withSlowPhone } from './slow-phone.ts';
import { publishAeds } from './streets/publish-aeds.ts';
import { createSyntheticTown, type SyntheticTown } from './streets/synthetic-town.ts';

/** An odd number of visits, because the median is reported. */
const visits = 5;
/** Searches start on streets at this straight-line distance from the nearest AED, so that there is a route to walk. */
const [leastKm, mostKm] = [0.25, 0.8];
/** How long the map is dragged, in milliseconds, and how far it is moved back and forth, in pixels. */
const dragMs = 2000;
const dragPx = 120;
/** The walker's positions in a visit, and the distance between them. The page shows the way left in steps of 10 m. */
const positions = 10;
const stepMetres = 15;
/** Time between two positions, as devices report them. */
const positionPauseMs = 1000;
/** Routes are searched up to this duration. */
const limitSeconds = 3600;
/** Time from the order by streets to the next press. For a shorter time the page ignores presses. */
const reactionMs = 500;
/** A walk begins once the page has requested nothing for this long. */
const quietMs = 3000;

interface MapTimes {
  /** When the map was opened, and when its first streets were painted. */
  pressed: number;
  streets: number;
}

/** The parts of the page's `window` that `recordMap` adds. */
interface MapWindow {
  readonly times: MapTimes;
  readonly walkTo: (position: LongitudeLatitude) => void;
}

/** What a visit measured, with times in milliseconds. */
interface Visit {
  readonly streetsMs: number;
  readonly framesPerSecond: number;
  readonly positionMs: readonly number[];
  readonly requests: number;
}

/** A search: its start, and the positions of a walk along the streets to the first AED. */
interface Search {
  readonly start: LongitudeLatitude;
  readonly walk: readonly LongitudeLatitude[];
}

/**
 * Runs in each document before the page's own scripts. It replaces the device's position with one that the bench sets,
 * and records when the first streets of the map are painted.
 */
function recordMap(start: LongitudeLatitude): void {
  const times: MapTimes = { pressed: Number.NaN, streets: Number.NaN };
  const watchers: PositionCallback[] = [];
  const positionAt = ([longitude, latitude]: LongitudeLatitude) =>
    ({ coords: { longitude, latitude, accuracy: 8 }, timestamp: Date.now() }) as GeolocationPosition;
  const walkTo: MapWindow['walkTo'] = (position) => {
    for (const onPosition of watchers) onPosition(positionAt(position));
  };
  Object.assign(window, { times, walkTo });
  navigator.geolocation.getCurrentPosition = (onPosition) => onPosition(positionAt(start));
  navigator.geolocation.watchPosition = (onPosition) => watchers.push(onPosition);
  // The last press before the streets is the one that opens the map.
  const notePress = () => {
    if (Number.isNaN(times.streets)) times.pressed = performance.now();
  };
  addEventListener('click', notePress, { capture: true });
  new MutationObserver(() => {
    if (!Number.isNaN(times.streets)) return;
    if (document.querySelector('#aed-locator canvas.leaflet-tile-loaded') === null) return;
    times.streets = 0;
    requestAnimationFrame(() => {
      times.streets = performance.now();
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Searches, waits for the order by streets, opens the map, and returns the milliseconds until its first streets. */
async function searchWithMap(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page.locator('#aed-locator article').first().waitFor();
  await page.waitForFunction(() => document.querySelector('#aed-locator [data-awaited]') === null);
  await setTimeout(reactionMs);
  await page.getByRole('button', { name: registryText.openMap }).click();
  await page.waitForFunction(() => (window as unknown as MapWindow).times.streets > 0);
  const { pressed, streets } = await page.evaluate(() => (window as unknown as MapWindow).times);
  return streets - pressed;
}

/** Drags the map back and forth, and returns the frames per second meanwhile. */
async function dragMap(page: Page): Promise<number> {
  const map = page.locator('#aed-locator .leaflet-container').first();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counted = page.evaluate(async (duration) => {
    const start = performance.now();
    let frames = 0;
    while (performance.now() - start < duration) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return (1000 * frames) / (performance.now() - start);
  }, dragMs);
  const end = Date.now() + dragMs;
  for (let turn = 0; Date.now() < end; turn += 1)
    await page.mouse.move(x + dragPx * Math.sin(turn / 8), y + dragPx * Math.cos(turn / 8));
  await page.mouse.up();
  return counted;
}

/** Runs in the page. Returns the milliseconds from a position of the walker to the frame that shows the new words. */
function timePosition([position, routeName]: readonly [LongitudeLatitude, string]): Promise<number> {
  const route = [...document.querySelectorAll('#aed-locator section[aria-labelledby]')].find((section) =>
    section.textContent?.includes(routeName),
  );
  if (route === undefined) throw new Error('No route is open.');
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(route, { subtree: true, childList: true, characterData: true });
    (window as unknown as MapWindow).walkTo(position);
  });
}

/** Opens the first route, and walks along it. */
async function walkRoute(page: Page, walk: Search['walk']): Promise<Pick<Visit, 'positionMs' | 'requests'>> {
  await page.getByRole('button', { name: 'Show the route' }).first().click();
  await page.getByText(routeText.steps).waitFor();
  await page.locator('#aed-locator section canvas.leaflet-tile-loaded').first().waitFor();
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  // The map's last files may still be on their way.
  do {
    requests = 0;
    await setTimeout(quietMs);
  } while (requests > 0);
  const positionMs: number[] = [];
  for (const position of walk) {
    await setTimeout(positionPauseMs);
    positionMs.push(await page.evaluate(timePosition, [position, routeText.steps] as const));
  }
  return { positionMs, requests };
}

async function visit(browser: Browser, origin: string, { start, walk }: Search): Promise<Visit> {
  return withSlowPhone(browser, {}, async (page) => {
    await page.addInitScript(recordMap, start);
    await page.goto(`${origin}/aed`, { waitUntil: 'networkidle' });
    const streetsMs = await searchWithMap(page);
    const framesPerSecond = await dragMap(page);
    return { streetsMs, framesPerSecond, ...(await walkRoute(page, walk)) };
  });
}

/** Returns positions along a line, `stepMetres` apart. There are at most as many as a visit needs. */
function positionsAlong(line: readonly LongitudeLatitude[]): LongitudeLatitude[] {
  const reached: LongitudeLatitude[] = [];
  let due = stepMetres;
  for (const [place, to] of line.entries()) {
    const from = line[place - 1];
    if (from === undefined) continue;
    const metres = distanceKm(from, to) * 1000;
    for (; due <= metres && reached.length < positions; due += stepMetres)
      reached.push([from[0] + ((to[0] - from[0]) * due) / metres, from[1] + ((to[1] - from[1]) * due) / metres]);
    due -= metres;
  }
  return reached;
}

/** Chooses starts near an AED, and finds the walk from each to the AED that is reached first. */
async function chooseSearches(random: SeededRandom, { town, starts, aeds }: SyntheticTown): Promise<Search[]> {
  const network = createTownNetwork(town);
  const targets = aeds.map((position, place) => ({ id: String(place), position }));
  const near = starts.filter((start) => {
    const km = Math.min(...aeds.map((aed) => distanceKm(start, aed)));
    return km >= leastKm && km <= mostKm;
  });
  const searches: Search[] = [];
  while (searches.length < visits) {
    const start = random.pick(near);
    const request = { network, from: start, mode: 'foot', limitSeconds, mayRead: true } as const;
    const times = [...(await findTravelTimes({ ...request, targets }))].sort(([, a], [, b]) => a.seconds - b.seconds);
    const first = targets.find(({ id }) => id === times[0]?.[0]);
    const route = first && (await findRoute({ ...request, to: first.position }));
    if (!first || !route) continue;
    searches.push({ start, walk: positionsAlong(describeRoute(network, route, [start, first.position]).line) });
  }
  return searches;
}

function summarise(made: readonly Visit[]): Measurement[] {
  const positionMs = made.flatMap((one) => one.positionMs);
  const [streets, frames, typical, slow, requests] = [
    createMeasurement(
      'from opening the map to its first streets, median',
      median(made.map(({ streetsMs }) => streetsMs)),
      'ms',
      0,
    ),
    createMeasurement(
      'frames while the map is dragged, median',
      median(made.map(({ framesPerSecond }) => framesPerSecond)),
      'a second',
    ),
    createMeasurement('from a position of the walker to the screen, median', percentile(positionMs, 0.5), 'ms', 0),
    createMeasurement('from a position of the walker to the screen, p95', percentile(positionMs, 0.95), 'ms', 0),
    createMeasurement('requests during a walk, most in a visit', Math.max(...made.map((one) => one.requests)), '', 0),
  ];
  return [
    { ...streets, limit: 2000 },
    { ...frames, limit: 30, sense: 'at least' },
    typical,
    { ...slow, limit: 100 },
    { ...requests, limit: 0 },
  ];
}

/**
 * Measures the maps of the locator on an emulated slow phone with slow 4G, in an invented town: the time from opening
 * the map to its first streets, the frames per second while it is dragged, and the time from a position of the walker
 * to the screen.
 */
export async function measureStreetMap(): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'street-map-'));
  try {
    const random = createSeededRandom(5);
    const synthetic = createSyntheticTown(random);
    await writeStreets(join(folder, 'streets'), synthetic.town);
    await publishAeds(folder, synthetic.aeds);
    const searches = await chooseSearches(random, synthetic);
    const made = await withServedSite(
      (site) =>
        withHttpsProxy(site, async (origin, trustArgument) => {
          const browser = await launchPhoneBrowser(trustArgument);
          try {
            const done: Visit[] = [];
            for (const search of searches) done.push(await visit(browser, origin, search));
            return done;
          } finally {
            await browser.close();
          }
        }),
      { AEDS_FOLDER: join(folder, 'aeds'), STREETS_FOLDER: join(folder, 'streets') },
    );
    return summarise(made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
