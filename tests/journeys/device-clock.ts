import type { Page } from '@playwright/test';

/**
 * Sets the device's clock and the date in the server's responses. By default, both are the same. The locator uses the
 * server's date to correct a wrong device clock.
 */
export async function setDeviceClock(page: Page, time: string, serverTime = time): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.route('**/index.json', async (route, request) => {
    if (request.method() !== 'HEAD') return route.fallback();
    await route.fulfill({ status: 200, headers: { date: new Date(serverTime).toUTCString() } });
  });
}
