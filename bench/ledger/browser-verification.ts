import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/toolchain/chromium.mjs';
import { createApp } from '../../server/app.ts';
import { openLedgerFiles } from '../../server/http/files/ledger-files.ts';
import { readSite } from '../../server/http/files/site.ts';
import { listen, localOrigin } from '../../server/http/listen.ts';
import { createServerLog, wholeLines } from '../../server/log.ts';
import type { Measurement } from '../measurement.ts';

const secondsMax = 10;
const patienceMs = 120_000;

/** The built page verifies a whole log in Chromium, while its main thread is watched for moments in which it could not answer. */
export async function measureVerification(folder: string, size: number): Promise<readonly Measurement[]> {
  const log = wholeLines(createServerLog({ level: 'silent', format: 'json', write: () => {} }));
  const fetch = createApp({ site: await readSite('build'), log, ledger: openLedgerFiles(folder) });
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await page.goto(`${localOrigin(server, '127.0.0.1')}/ledger`, { waitUntil: 'networkidle' });
    const { seconds, longestTaskMs } = await verify(page, size);
    const what = `${size.toLocaleString('en')} entries verified in Chromium`;
    return [
      { what, measured: Number(seconds.toFixed(1)), unit: 's', limit: secondsMax, sense: 'at most' },
      {
        what: `${what}, longest task of the main thread`,
        measured: Math.round(longestTaskMs),
        unit: 'ms',
        limit: 100,
        sense: 'at most',
      },
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function verify(page: Page, size: number): Promise<{ readonly seconds: number; readonly longestTaskMs: number }> {
  await page.evaluate(function watchMainThread() {
    const seen = { longestMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
    }).observe({ type: 'longtask' });
  });
  const before = performance.now();
  await page.getByRole('button', { name: 'Verify the whole ledger' }).click();
  await page
    .getByText(`All ${size.toLocaleString('en')} entries are what the checkpoint signs.`)
    .waitFor({ timeout: patienceMs });
  const seconds = (performance.now() - before) / 1000;
  const longestTaskMs = await page.evaluate(
    () => (window as unknown as { seen: { longestMs: number } }).seen.longestMs,
  );
  return { seconds, longestTaskMs };
}
