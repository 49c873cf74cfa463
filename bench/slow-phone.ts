import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium, listChromiumArguments } from '../scripts/toolchain/chromium.mjs';

/**
 * Lighthouse's settings for slow 4G. Here requests are really delayed, whereas Lighthouse only calculates the effect.
 * The processor is slowed down four times.
 */
const slow4g = { latency: 562.5, downloadThroughput: (1474.56 * 1000) / 8, uploadThroughput: (675 * 1000) / 8 };
const slowdown = 4;

/** Launches the Chromium that the end-to-end tests use, with additional arguments. */
export function launchBrowser(...extraArguments: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...listChromiumArguments(), ...extraArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** Launches a browser in which requests to other hosts fail immediately, with additional arguments. */
export function launchPhoneBrowser(...extraArguments: readonly string[]): Promise<Browser> {
  return launchBrowser('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', ...extraArguments);
}

/** Opens a page that emulates a slow phone with a slow connection and an empty cache, and passes it to a callback. */
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
