import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Geolocation } from '@playwright/test';
import { importRegistry } from '../registry/import-registry.ts';
import { pageFile } from '../scripts/postbuild/pages.ts';
import { chromiumArguments, findChromium } from '../scripts/toolchain/chromium.mjs';
import { run } from '../scripts/toolchain/run.mjs';
import { stepsOfBuild } from '../scripts/toolchain/site-build.mjs';
import { whileFronted } from './https-front.ts';
import { type Measurement, median } from './measurement.ts';
import { writeMadeUpGeojson } from './registry/made-up-aeds.ts';
import { whileServed } from './served-site.ts';

const buildFolder = 'build';
/**
 * What is done on a page as soon as it can be. A press ends the search for the largest paint, so a page is also opened and only looked at. `find`
 * follows 'Find an AED', which is on every page and leads to the locator; `search` presses the locator's own button.
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
const pages = [...new Set(visits.map(({ path }) => path))];
const rounds = 5;
/** AEDs of the registry that is searched, among which the searcher stands. */
const aedCount = 10_000;
/** What is pressed for longer than this is lost, in ms. */
const patience = 20_000;

const locatorButton = { name: 'Find Nearest AED' };

/** Applied, not simulated: every request waits as on slow 4G as Lighthouse applies it, and the processor is four times slower. */
const slow4g = { latency: 562.5, downloadThroughput: (1474.56 * 1000) / 8, uploadThroughput: (675 * 1000) / 8 };
const slowdown = 4;

interface WrittenPage {
  /** As the router wrote it. */
  readonly routed: string;
  readonly built: string;
}

/** The page with and without each thing that is done for its start. */
const variants: Readonly<Record<string, (page: WrittenPage) => string>> = {
  'as built': ({ built }) => built,
  'laid out whole at once': ({ built }) => replaced(built, '<html ', '<html data-laid-out="all" '),
  'as the router writes it': ({ routed }) => routed,
};

/** In ms from the address on; NaN where it never came. */
interface Arrival {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** For a press made as soon as it could be: the locator is there, or the first card. */
  readonly answer: number;
}

/** How a page arrives on a phone on a slow line, by variant; only what is built has limits. Builds the site again. Words choose variants. */
export async function measureArrival(words: readonly string[]): Promise<readonly Measurement[]> {
  const written = await buildPages();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    // Nothing but the site is reached, as if the rest of the world answered at once.
    args: [...chromiumArguments(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const chosen = Object.keys(variants).filter((name) => words.length === 0 || words.includes(name));
  const folders = await Promise.all(chosen.map((name) => layOut(name, written)));
  const { folder: aeds, searchers } = await publishAeds();
  try {
    const visitEach = (origins: readonly string[]) => visitAll(browser, origins, searchers);
    const arrivals = await whileAllServed(folders, join(aeds, 'published'), visitEach);
    return chosen.flatMap((name, at) =>
      visits.flatMap((visit) => summarise(name, visit, arrivals.get(visit)?.[at] ?? [])),
    );
  } finally {
    await browser.close();
    await Promise.all([aeds, ...folders].map((folder) => rm(folder, { recursive: true })));
  }
}

/** A folder with a registry in it, as a site has one, and places of some of its AEDs, where someone may stand and search. */
async function publishAeds(): Promise<{ readonly folder: string; readonly searchers: readonly Geolocation[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'arrival-aeds-'));
  const file = join(folder, 'made-up.geojson');
  await writeMadeUpGeojson(file, aedCount);
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

/** Serves all variants at once: they are visited in turn, so that what else the machine does is borne by all alike. */
function whileAllServed<T>(
  [folder, ...others]: readonly string[],
  aedsFolder: string,
  work: (origins: readonly string[]) => Promise<T>,
  served: readonly string[] = [],
): Promise<T> {
  if (folder === undefined) return work(served);
  const serveOthers = (origin: string) => whileAllServed(others, aedsFolder, work, [...served, origin]);
  return whileServed((origin) => whileFronted(origin, serveOthers), { BUILD_FOLDER: folder, AEDS_FOLDER: aedsFolder });
}

/** Builds the site, and keeps the pages as they were before and after the last step. */
async function buildPages(): Promise<ReadonlyMap<string, WrittenPage>> {
  const env = { NODE_ENV: 'production' };
  const step = async (words: readonly string[]) => {
    const code = await run(process.execPath, words, { isQuiet: true, env });
    if (code !== 0) throw new Error(`${words.join(' ')} failed with exit code ${code}. See above.`);
  };
  const text = (file: string) => readFile(join(buildFolder, 'client', file), 'utf8');
  const steps = stepsOfBuild().map(({ program }) => program);
  for (const program of steps.slice(0, -1)) await step(program);
  const routed = await Promise.all(pages.map((path) => text(`.${path}/index.html`)));
  for (const program of steps.slice(-1)) await step(program);
  const built = await Promise.all(pages.map((path) => text(pageFile(path))));
  return new Map(pages.map((path, at) => [path, { routed: routed[at] ?? '', built: built[at] ?? '' }] as const));
}

/** A built site with the pages of a variant, compressed as the others are. */
async function layOut(name: string, written: ReadonlyMap<string, WrittenPage>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arrival-'));
  await promisify(execFile)('cp', ['-a', `${buildFolder}/.`, folder]);
  for (const [path, page] of written) {
    const html = variants[name]?.(page) ?? '';
    const file = join(folder, 'client', pageFile(path));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
  return folder;
}

async function visitAll(browser: Browser, origins: readonly string[], searchers: readonly Geolocation[]) {
  const arrivals = new Map(visits.map((visit) => [visit, origins.map((): Arrival[] => [])]));
  for (const searcher of searchers) {
    for (const [visit, made] of arrivals) {
      for (const [at, origin] of origins.entries()) {
        made[at]?.push(await arrive(browser, origin, visit, searcher));
      }
    }
  }
  return arrivals;
}

async function arrive(
  browser: Browser,
  origin: string,
  { path, act }: Visit,
  geolocation: Geolocation,
): Promise<Arrival> {
  // The policy knows the hashes of what is built alone.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteTimes, act);
    await page.goto(origin + path, { waitUntil: 'commit' });
    if (act !== 'look') {
      const pressed =
        act === 'find' ? page.getByRole('link', { name: 'Find an AED' }) : page.getByRole('button', locatorButton);
      await pressed.first().click({ noWaitAfter: true });
      await page
        .waitForFunction(() => 'arrival' in window && !Number.isNaN((window.arrival as Arrival).answer), null, {
          timeout: patience,
        })
        .catch(() => undefined);
    }
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => (window as unknown as { arrival: Arrival }).arrival);
  } finally {
    await context.close();
  }
}

/** Runs in each document of a visit, before anything of it. */
function noteTimes(act: Visit['act']): void {
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

function summarise(variant: string, { path, act }: Visit, arrivals: readonly Arrival[]): Measurement[] {
  const limited = (limit: number) => (variant === 'as built' ? limit : null);
  const inSeconds = (what: string, values: readonly number[], limit: number | null): Measurement => ({
    what: `${path}, ${variant}: ${what}`,
    measured: Number((median(values) / 1000).toFixed(2)),
    unit: 's',
    limit,
    sense: 'at most',
  });
  if (act === 'look') {
    const firstPaints = arrivals.map(({ firstPaint }) => firstPaint);
    const largestPaints = arrivals.map(({ largestPaint }) => largestPaint);
    return [inSeconds('first paint', firstPaints, null), inSeconds('largest paint', largestPaints, limited(1.5))];
  }
  const answers = arrivals.map(({ answer }) => answer).filter((answer) => !Number.isNaN(answer));
  const [what, limit] =
    act === 'find'
      ? ["'Find an AED' to the locator", limited(2.5)]
      : [`'${locatorButton.name}' to the first card`, path === '/aed' ? limited(4.4) : null];
  const lost = {
    what: `${path}, ${variant}: ${what}, presses lost`,
    measured: arrivals.length - answers.length,
    unit: '',
  };
  return [
    ...(answers.length > 0 ? [inSeconds(what, answers, limit)] : []),
    { ...lost, limit: limited(0), sense: 'at most' },
  ];
}

function replaced(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`The page lacks ${part}. See scripts/postbuild/.`);
  return html.replace(part, () => by);
}
