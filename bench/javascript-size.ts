import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { translations } from '../web/languages/languages.ts';
import type { Measurement } from './measurement.ts';
import { withServedSite } from './served-site.ts';
import { launchBrowser } from './slow-phone.ts';

/** One example of each type of page. */
const paths = [
  '/',
  '/hubs',
  '/aed',
  '/bluezones/okinawa',
  '/bluezones/iceland',
  '/bluezones/madrid',
  '/bluezones/oahu-honolulu',
  '/embed',
  '/sticker',
  '/life-expectancy',
  '/life-expectancy/jpn',
  '/blue-zones-evidence',
  '/methodology',
  '/principles',
  '/architecture',
  '/ledger',
  '/cpr',
  '/emergency-numbers',
  '/sign-in',
  '/my-account',
  '/privacy',
  '/accessibility',
  '/player',
];

/**
 * Maximum size, according to the design, of the script that a page loads before any interaction.
 * docs/decisions/javascript-before-a-press.md explains why this limit is hard to meet.
 */
const limitKilobytes = (path: string) => (path === '/' || path === '/aed' ? 130 : 140);

/** Maximum size of the locator's texts in one language. */
const textsLimitKilobytes = 3.2;

/**
 * Maximum size of the embeddable AED list's script before a visitor opens its map, in the language with the longest
 * texts.
 */
const embeddedLimitKilobytes = 30;

async function measureEmbedded(origin: string): Promise<Measurement> {
  const parts = ['embed.js', 'embed-parts/view.js'].map((name) => brotliSize(`${origin}/${name}`));
  const words = translations.map(({ tag }) => brotliSize(`${origin}/embed-parts/words-${tag}.js`));
  const bytes = (await Promise.all(parts)).reduce((sum, size) => sum + size, Math.max(...(await Promise.all(words))));
  return {
    what: 'a list on another page',
    measured: Number((bytes / 1000).toFixed(1)),
    unit: 'kB',
    limit: embeddedLimitKilobytes,
    sense: 'at most',
  };
}

/**
 * Measures the script that each page loads before any interaction, compressed with brotli and without headers. Requests
 * sent while the page is idle count too. The emulated time zone is one that loads the largest chunk of emergency
 * numbers.
 */
export async function measureJavascript(): Promise<readonly Measurement[]> {
  const browser = await launchBrowser();
  try {
    return await withServedSite(async (origin) => {
      const measurements: Measurement[] = [await measureEmbedded(origin)];
      for (const path of paths) {
        const kilobytes = await countKilobytes(browser, origin + path);
        measurements.push({
          what: path,
          measured: Number(kilobytes.toFixed(1)),
          unit: 'kB',
          limit: limitKilobytes(path),
          sense: 'at most',
        });
      }
      const english = await countKilobytes(browser, `${origin}/aed`);
      for (const { tag } of translations) {
        const kilobytes = await countKilobytes(browser, `${origin}/${tag}/aed`);
        measurements.push({
          what: `/${tag}/aed above /aed`,
          measured: Number((kilobytes - english).toFixed(2)),
          unit: 'kB',
          limit: textsLimitKilobytes,
          sense: 'at most',
        });
      }
      return measurements;
    });
  } finally {
    await browser.close();
  }
}

async function countKilobytes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' });
  const bytes = await countScriptBytes(page, address);
  await page.close();
  return bytes / 1000;
}

async function countScriptBytes(page: Page, address: string): Promise<number> {
  const { origin } = new URL(address);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/javascript')) scripts.add(response.url());
  });
  // Map tiles from other hosts are not script, and waiting for them would measure the network.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine, an idle callback may request the last script only after the network has become idle.
  let countBefore: number;
  do {
    countBefore = scripts.size;
    await waitUntilIdle(page);
  } while (scripts.size > countBefore);
  let bytes = await countInlineTexts(page);
  for (const url of scripts) bytes += await brotliSize(url);
  return bytes;
}

/**
 * Size of the texts inlined in a translated page. The result is slightly too large, because within the page the texts
 * compress better than on their own.
 */
async function countInlineTexts(page: Page): Promise<number> {
  const words = await page.evaluate(() =>
    Array.from(document.scripts, ({ text }) => text).find((text) => text.includes('documentTexts')),
  );
  return words === undefined ? 0 : brotliCompressSync(words).length;
}

/** Waits until the page is idle, and then for another second. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))));

async function brotliSize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  const encoding = response.headers.get('Content-Encoding');
  // The server sends a file uncompressed if brotli does not make it smaller, as may happen with a tiny file.
  if (response.status !== 200 || (encoding !== null && encoding !== 'br')) {
    throw new Error(`${url} answered ${response.status} in ${encoding}, not 200 in br. Run npm run build.`);
  }
  return Number(response.headers.get('Content-Length'));
}
