import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChromiumArguments } from '../scripts/toolchain/chromium.mjs';
import { findPackageScript } from '../scripts/toolchain/find-package-script.mjs';
import { runCommand } from '../scripts/toolchain/run.mjs';
import { withTownServer } from '../tests/browsers/town-host.ts';
import { withEmbeddingPages } from '../tests/support/towns/embedding-page.ts';
import { type Measurement, median } from './measurement.ts';
import { withServedSite } from './served-site.ts';

const paths = ['/', '/aed', '/bluezones/okinawa', '/methodology'];
const rounds = 3;

/** Lighthouse occasionally fails to trace a page load and asks to be run again (NO_NAVSTART). */
const attempts = 3;

/** Minimum Lighthouse score in each category, from 0 to 100. */
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof limits;

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * Runs Lighthouse with its default settings (a mobile phone with simulated throttling). Each page's score is the median
 * of three runs.
 */
export async function measureLighthouse(): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    return await withServedSite(async (origin) => {
      const measurements: Measurement[] = [];
      for (const path of paths) {
        const reports: Report[] = [];
        for (let round = 0; round < rounds; round += 1) {
          reports.push(await examine(origin + path, join(folder, 'report.json')));
        }
        measurements.push(...summarise(path, reports));
      }
      measurements.push(...(await measureEmbedding(folder)));
      return measurements;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs Lighthouse on a simple page of another origin that embeds the list of a town's AEDs. */
function measureEmbedding(folder: string): Promise<Measurement[]> {
  return withTownServer((town) =>
    withEmbeddingPages(async (serve) => {
      const list = '<aed-map center="40.4168,-3.7038" radius="2" heading="Madrid">';
      const address =
        await serve(`<meta name="viewport" content="width=device-width"><meta name="description" content="A town">
    <link rel="icon" href="data:,"><script type="module" src="${town.origin}/embed.js"></script>
    <main><h1>Our town</h1><h2>Health</h2>${list}<a href="${town.origin}/aed">Defibrillators in our town</a></aed-map></main>`);
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) reports.push(await examine(address, join(folder, 'report.json')));
      return summarise('embedding', reports).filter(({ what }) => what.endsWith('performance'));
    }),
  );
}

async function examine(url: string, file: string): Promise<Report> {
  const flags = `--chrome-flags=--headless ${listChromiumArguments().join(' ')}`;
  const args = [findPackageScript('lighthouse'), url, '--output=json', `--output-path=${file}`, '--quiet', flags];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const code = await runCommand(process.execPath, args, { isQuiet: true });
    if (code === 0) return JSON.parse(await readFile(file, 'utf8')) as Report;
    console.log(`Lighthouse ended with exit code ${code} and no report for ${url}: attempt ${attempt} of ${attempts}.`);
  }
  throw new Error(`Lighthouse wrote no report for ${url} in ${attempts} attempts. See above.`);
}

function summarise(path: string, reports: readonly Report[]): Measurement[] {
  const scores = Object.entries(limits).map(([category, limit]) => ({
    what: `${path} ${category}`,
    measured: Math.round(100 * median(reports.map((report) => report.categories[category as Category].score))),
    unit: 'points',
    limit,
    sense: 'at least' as const,
  }));
  const shifts = reports.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  const shift = { what: `${path} layout shift`, unit: '', limit: 0, sense: 'at most' as const };
  return [...scores, { ...shift, measured: Number(median(shifts).toFixed(2)) }];
}
