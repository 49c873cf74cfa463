import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { importRegistry } from '../registry/import-registry.ts';
import { withHttpsProxy } from './https-proxy.ts';
import { formatMeasurement, type Measurement, median } from './measurement.ts';
import { writeSyntheticGeojson } from './registry/synthetic-aeds.ts';
import { withServedSite } from './served-site.ts';
import { createBenchClient } from './signed-in-client.ts';
import { launchPhoneBrowser, withSlowPhone } from './slow-phone.ts';

const rounds = 5;
const aedCount = 10_000;
/** A visitor presses twice: the link of the QR code, then a button on the page. */
const presses = 2;

/**
 * Measures the time from opening the address in a sticker's QR code to a recorded check, for a visitor without an
 * account on a phone with a slow connection.
 */
export async function measureStickerScan(): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sticker-aeds-'));
  const file = join(folder, 'made-up.geojson');
  await writeSyntheticGeojson(file, aedCount, { hours: ['24/7'] });
  await importRegistry({ files: [file], out: join(folder, 'published'), asOf: '2026-11-21' });
  const browser = await launchPhoneBrowser();
  try {
    return await withServedSite(
      (origin) => withHttpsProxy(origin, (front) => measureChecks(browser, { origin, front })),
      {
        AEDS_FOLDER: join(folder, 'published'),
      },
    );
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

async function measureChecks(browser: Browser, { origin, front }: { origin: string; front: string }) {
  const client = createBenchClient(origin);
  const seconds = { button: [] as number[], check: [] as number[] };
  const waitingBefore = await countReports(client);
  for (let round = 0; round < rounds; round++) {
    // The ids of the made-up register are multiples of a hundred.
    const address = `${front}/aed/osm/node/${(1 + round * 97) * 100}#sticker`;
    const { button, check } = await withSlowPhone(browser, {}, async (page) => {
      const start = performance.now();
      const since = () => (performance.now() - start) / 1000;
      await page.goto(address, { waitUntil: 'commit' });
      const still = page.getByRole('button', { name: 'Still here, looks fine' });
      await still.waitFor();
      const seen = since();
      await still.click({ noWaitAfter: true });
      await page.getByText(/^Thank you/).waitFor();
      return { button: seen, check: since() };
    });
    seconds.button.push(button);
    seconds.check.push(check);
  }
  const counted = (await countReports(client)) - waitingBefore;
  return [
    formatMeasurement("from the sticker's address to the button, median", median(seconds.button), 's'),
    { ...formatMeasurement('to the check, median', median(seconds.check), 's'), limit: 15 },
    formatMeasurement('to the check, slowest', Math.max(...seconds.check), 's'),
    { ...formatMeasurement('checks that were not counted', rounds - counted, '', 0), limit: 0 },
    { ...formatMeasurement('presses, that on the code included', presses, '', 0), limit: 2 },
  ];
}

async function countReports(client: ReturnType<typeof createBenchClient>): Promise<number> {
  const { data, error } = await client.rpc('count_aed_reports');
  if (error) throw new Error(`The reports could not be counted: '${error.message}'.`);
  return (data as { reported: number }).reported;
}
