import type { Page } from '@playwright/test';

/**
 * Sets the device's clock, and the server's to the same time unless given: the locator corrects a wrong clock by the
 * server's.
 */
export async function setDeviceClock(page: Page, moment: string, serverMoment = moment): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.route('**/index.json', async (route, request) => {
    if (request.method() !== 'HEAD') return route.fallback();
    await route.fulfill({ status: 200, headers: { date: new Date(serverMoment).toUTCString() } });
  });
}
