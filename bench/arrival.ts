import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { beginAtPaint, deferHydration } from '../scripts/postbuild/defer-hydration.ts';
import { inlineStyles, markRevisits, readSheets, type Sheets } from '../scripts/postbuild/first-paint.ts';
import { pageFile } from '../scripts/postbuild/pages.ts';
import { chromiumArguments, findChromium } from '../scripts/toolchain/chromium.mjs';
import { run } from '../scripts/toolchain/run.mjs';
import { tool } from '../scripts/toolchain/tool.mjs';
import { type Measurement, median } from './measurement.ts';
import { whileServed } from './served-site.ts';

const buildFolder = 'build';
/** A press ends the search for the largest paint, so home is visited both ways. */
const pages = [
  { path: '/', isPressed: false },
  { path: '/', isPressed: true },
  { path: '/aed', isPressed: true },
  { path: '/bluezones/okinawa', isPressed: false },
] as const;
type Page = (typeof pages)[number];
const rounds = 5;
/** What is pressed for longer than this is lost, in ms. */
const patience = 20_000;

/** Applied, not simulated: every request waits as on slow 4G as Lighthouse applies it, and the processor is four times slower. */
const slow4g = { latency: 562.5, downloadThroughput: (1474.56 * 1000) / 8, uploadThroughput: (675 * 1000) / 8 };
const slowdown = 4;

interface WrittenPage {
  /** As the router wrote it. */
  readonly routed: string;
  readonly built: string;
  readonly sheets: Sheets;
}

/** The page with and without each thing that is done for its start. */
const variants: Readonly<Record<string, (page: WrittenPage) => string>> = {
  'as built': ({ built }) => built,
  'code asked for before the paint': ({ built }) => replaced(built, beginAtPaint, 'awaitSign();\nbegin();'),
  'laid out whole at once': ({ built }) => replaced(built, '<html ', '<html data-laid-out="all" '),
  'stylesheets linked': ({ routed }) => deferHydration(markRevisits(routed)),
  'rules inside alone': ({ routed, sheets }) => inlineStyles(routed, sheets),
  'as the router writes it': ({ routed }) => routed,
};

interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** From the address to the answer, for a press made as soon as the button is seen; NaN where it was lost. */
  readonly answer: number;
}

/** How a page arrives on a telephone on a slow line, by variant; only what is built has limits. Builds the site anew. Words choose variants. */
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
  try {
    const visits = await whileAllServed(folders, (origins) => visitAll(browser, origins));
    return chosen.flatMap((name, at) => pages.flatMap((page) => summarise(name, page, visits.get(page)?.[at] ?? [])));
  } finally {
    await browser.close();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  }
}

/** Serves all variants at once: they are visited in turn, so that what else the machine does is borne by all alike. */
function whileAllServed<T>(
  [folder, ...others]: readonly string[],
  work: (origins: readonly string[]) => Promise<T>,
  served: readonly string[] = [],
): Promise<T> {
  if (folder === undefined) return work(served);
  const serveOthers = (origin: string) => whileAllServed(others, work, [...served, origin]);
  return whileServed(serveOthers, { BUILD_FOLDER: folder });
}

/** Builds the site, and keeps the pages as they were before and after the last step. */
async function buildPages(): Promise<ReadonlyMap<string, WrittenPage>> {
  const env = { NODE_ENV: 'production' };
  const step = async (words: readonly string[]) => {
    const code = await run(process.execPath, words, { isQuiet: true, env });
    if (code !== 0) throw new Error(`Got exit code ${code} from ${words.join(' ')}, expected a site; see above.`);
  };
  const text = (file: string) => readFile(join(buildFolder, 'client', file), 'utf8');
  await step([tool('@react-router/dev', 'react-router'), 'build']);
  const routed = await Promise.all(pages.map(({ path }) => text(`.${path}/index.html`)));
  const sheets = await readSheets(join(buildFolder, 'client'));
  await step(['scripts/postbuild/main.ts']);
  const built = await Promise.all(pages.map(({ path }) => text(pageFile(path))));
  return new Map(
    pages.map(({ path }, at) => [path, { routed: routed[at] ?? '', built: built[at] ?? '', sheets }] as const),
  );
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

async function visitAll(browser: Browser, origins: readonly string[]) {
  const visits = new Map(pages.map((page) => [page, origins.map((): Visit[] => [])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ path, isPressed }, made] of visits) {
      for (const [at, origin] of origins.entries()) made[at]?.push(await visit(browser, origin + path, isPressed));
    }
  }
  return visits;
}

async function visit(browser: Browser, address: string, isPressed: boolean): Promise<Visit> {
  // The policy knows the hashes of what is built alone.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteTimes);
    await page.goto(address, { waitUntil: 'commit' });
    if (isPressed) {
      await page.getByRole('button', { name: 'Find Nearest AED' }).click({ noWaitAfter: true });
      await page
        .locator('#aed-locator article')
        .first()
        .waitFor({ timeout: patience })
        .catch(() => undefined);
    }
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => (window as unknown as { arrival: Visit }).arrival);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function noteTimes(): void {
  const arrival = { firstPaint: Number.NaN, largestPaint: Number.NaN, answer: Number.NaN };
  Object.assign(window, { arrival });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') arrival.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    arrival.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector('#aed-locator article') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      arrival.answer = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

function summarise(variant: string, { path, isPressed }: Page, visits: readonly Visit[]): Measurement[] {
  const limited = (limit: number) => (variant === 'as built' ? limit : null);
  const inSeconds = (what: string, values: readonly number[], limit: number | null): Measurement => ({
    what: `${path}, ${variant}: ${what}`,
    measured: Number((median(values) / 1000).toFixed(2)),
    unit: 's',
    limit,
    sense: 'at most',
  });
  if (!isPressed) {
    const firstPaints = visits.map(({ firstPaint }) => firstPaint);
    const largestPaints = visits.map(({ largestPaint }) => largestPaint);
    return [inSeconds('first paint', firstPaints, null), inSeconds('largest paint', largestPaints, limited(1.5))];
  }
  const answers = visits.map(({ answer }) => answer).filter((answer) => !Number.isNaN(answer));
  const lost = { what: `${path}, ${variant}: presses lost`, measured: visits.length - answers.length, unit: '' };
  return [
    ...(answers.length > 0 ? [inSeconds('a press answered', answers, limited(2.5))] : []),
    { ...lost, limit: limited(0), sense: 'at most' },
  ];
}

function replaced(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`Got a page without ${part}, expected it; see scripts/postbuild/.`);
  return html.replace(part, () => by);
}
