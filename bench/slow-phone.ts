import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/toolchain/chromium.mjs';

/**
 * Applied, not simulated: every request is delayed as on Lighthouse's slow 4G, and the processor is four times slower.
 */
const slow4g = { latency: 562.5, downloadThroughput: (1474.56 * 1000) / 8, uploadThroughput: (675 * 1000) / 8 };
const slowdown = 4;

/** The Chromium of the journeys, with further arguments. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArguments(), ...more],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** A browser for which other hosts fail immediately. */
export function launchPhoneBrowser(): Promise<Browser> {
  return launchBrowser('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost');
}

/** Runs work on a page of a slow phone on a slow line, with nothing stored. */
export async function withSlowPhone<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    ...options,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}
