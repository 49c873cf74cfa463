import type { Page } from '@playwright/test';

/** Sets the device's clock, and the server's alike unless it is given: by the server's the locator puts a wrong one right. */
export async function setClocks(page: Page, moment: string, serverMoment = moment): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.route('**/index.json', async (route, request) => {
    if (request.method() !== 'HEAD') return route.fallback();
    await route.fulfill({ status: 200, headers: { date: new Date(serverMoment).toUTCString() } });
  });
}
